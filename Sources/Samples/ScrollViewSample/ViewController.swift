import Foundation
import InterfaceBuilder
import UIKit

/// The published ScrollViewSample (2012), in Swift, with its flaw: whichever field has the focus, it is the first one
/// that is scrolled into sight.
final class ViewController: UIViewController {
  @Outlet var myscrollView: UIScrollView!
  @Outlet var myField: UITextField!
  @Outlet var myField2: UITextField!
  @Outlet var myLabel: UILabel!
  @Outlet var myLabel2: UILabel!

  private var keyboardIsShown = false
  private var savedOffset = CGPoint.zero
  private let observers = KeyboardObservers()

  override func loadView() {
    super.loadView()
    // A file brings its own view.
    if viewLoader == nil { ScrollSampleScreen.build(self) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    myscrollView?.contentSize = CGSize(width: 320, height: 460)
    observers.observe(UIResponder.keyboardDidShowNotification) { [weak self] in self?.keyboardDidShow($0) }
    observers.observe(UIResponder.keyboardDidHideNotification) { [weak self] _ in self?.keyboardDidHide() }
  }

  private func keyboardDidShow(_ keyboard: KeyboardChange) {
    if keyboardIsShown { return }
    guard let myscrollView, let myField else { return }
    savedOffset = myscrollView.contentOffset
    var frame = myscrollView.frame
    frame.size.height -= keyboard.endFrame.height
    myscrollView.frame = frame
    var rect = myField.frame
    rect.origin.y += 10
    myscrollView.scrollRectToVisible(rect, animated: true)
    keyboardIsShown = true
  }

  private func keyboardDidHide() {
    myscrollView?.frame = CGRect(x: 0, y: 0, width: 320, height: 460)
    myscrollView?.contentOffset = savedOffset
    keyboardIsShown = false
  }

  func keyHide(_ sender: Any) { myLabel?.text = myField?.text }

  func keyHide2(_ sender: Any) { myLabel2?.text = myField2?.text }
}

extension ViewController: ActionReceiver {
  static let actions: [String: InterfaceAction] = [
    "keyHide:": InterfaceAction(keyHide), "keyHide2:": InterfaceAction(keyHide2),
  ]
}

extension ViewController: ScrollSampleOwner {}

import Foundation
import UIKit

/// The second tab of the published TabScrollViewSample.
final class SecondViewController: UIViewController {
  private var isFromFile = false

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    isFromFile = true
    super.init(coder: coder)
  }

  override func loadView() {
    super.loadView()
    guard !isFromFile, let root = viewIfLoaded else { return }
    root.backgroundColor = .white
    let label = SampleParts.label("Second View", CGRect(x: 54, y: 98, width: 212, height: 43), in: root)
    label.font = .systemFont(ofSize: 36)
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    let text = UITextView(frame: CGRect(x: 20, y: 181, width: 280, height: 88))
    text.text = "Shown by the second view controller, an instance of SecondViewController, through the tab bar."
    text.textAlignment = .center
    text.isEditable = false
    text.isUserInteractionEnabled = false
    text.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    root.addSubview(text)
  }
}

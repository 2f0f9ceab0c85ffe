import Assets
import Foundation
import Simulator
import UIKit

/// A screen that is made of what a test says.
final class FormController: UIViewController {
  private let fill: (UIView) -> Void

  init(_ fill: @escaping (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(view)
  }
}

extension Phone {
  /// A phone of that device and system with a screen of its own; the default is the tutorial's phone.
  static func form(
    _ device: String = "iphone-3.5", system: String? = nil, _ fill: @escaping (UIView) -> Void
  ) throws -> Phone {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named(device)
    if let system, let version = SystemVersion(system) { options.device = options.device.running(version) }
    options.scale = 1
    return try Phone(options) { FormController(fill) }
  }

  /// The same as the only tab of a tab bar.
  static func tabbed(
    _ device: String, system: String? = nil, _ fill: @escaping (UIView) -> Void
  ) throws -> Phone {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named(device)
    if let system, let version = SystemVersion(system) { options.device = options.device.running(version) }
    options.scale = 1
    return try Phone(options) {
      let tabs = UITabBarController()
      tabs.viewControllers = [FormController(fill)]
      return tabs
    }
  }
}

extension UIView {
  /// A field with a name to find it by.
  @discardableResult
  func addField(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: x, y: y, width: width, height: height))
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = name
    addSubview(field)
    return field
  }

  /// A scroll view with content of that height, as wide as itself.
  @discardableResult
  func addScrollView(_ frame: CGRect, content: CGFloat) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentSize = CGSize(width: frame.width, height: content)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    return scrollView
  }

  /// Everything that a strategy could leave behind; what text inputs do inside of themselves is theirs.
  var traces: [String] {
    let scrollView = self as? UIScrollView
    func list(_ insets: UIEdgeInsets) -> String { "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)" }
    let own =
      "\(type(of: self)) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height) offset \(bounds.minX) \(bounds.minY) "
      + "inset \(list(scrollView?.contentInset ?? .zero)) \(list(scrollView?.scrollIndicatorInsets ?? .zero)) "
      + "constraints \(constraints.count)"
    return [own] + (self is any UITextInput ? [] : subviews.flatMap(\.traces))
  }
}

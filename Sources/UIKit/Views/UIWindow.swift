import Foundation

/// The root of a view tree on the screen.
@MainActor
open class UIWindow: UIView {
  /// How far to the front a window stands.
  public struct Level: Hashable, Comparable, Sendable {
    /// The bigger, the further to the front.
    public var rawValue: CGFloat
    /// A level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Apps.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Where the window stands among others.
  public var windowLevel = Level.normal

  /// The controller whose view fills the window: below the status bar before iOS 7, the whole screen after.
  public var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.disappear { oldValue?.viewIfLoaded?.removeFromSuperview() }
      if !isHidden { showRoot() }
    }
  }

  /// A hidden window of the given frame in screen coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// A hidden window read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
  }

  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if isHidden {
        UIApplication.shared.remove(self)
      } else {
        UIApplication.shared.add(self)
        showRoot()
      }
    }
  }

  /// Shows the window and makes it the one that takes key events.
  public func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.keyWindow = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  open override var window: UIWindow? { self }

  private func showRoot() {
    guard let root = rootViewController, let view = root.view, view.superview == nil else { return }
    let traits = UIKitEnvironment.current.traits
    view.frame = Self.rootFrame(traits, in: bounds)
    root.appear {
      insertSubview(view, at: 0)
      // What appeared is laid out.
      layoutIfNeeded()
    }
  }
}

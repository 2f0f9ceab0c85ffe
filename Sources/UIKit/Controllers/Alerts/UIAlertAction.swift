import Foundation

/// A button of an alert.
@MainActor
open class UIAlertAction: NSObject {
  /// How the button is drawn.
  public enum Style: Int, Sendable {
    /// As the others.
    case `default`
    /// The way out: one at most.
    case cancel
    /// In red.
    case destructive
  }

  /// The words.
  public let title: String?
  /// How the button is drawn.
  public let style: Style
  /// Whether the button can be tapped; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }
  let handler: (@MainActor (UIAlertAction) -> Void)?
  var changed: (@MainActor () -> Void)?

  /// A button that calls `handler` when the alert has gone.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

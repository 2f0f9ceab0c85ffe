import Foundation

/// What Auto Layout needs to know of a view; made when first needed, so that other views carry nothing.
@MainActor
final class LayoutRecord {
  var translatesAutoresizingMask = true
  /// Active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The guides of the app.
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var scrollContentGuide: UILayoutGuide?
  var scrollFrameGuide: UILayoutGuide?
  var topBarGuide: BarLayoutGuide?
  var bottomBarGuide: BarLayoutGuide?
  /// By axis; nil for the class's default.
  var hugging: [UILayoutPriority?] = [nil, nil]
  /// By axis; nil for the class's default.
  var compressionResistance: [UILayoutPriority?] = [nil, nil]
  var margins: LayoutMargins?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var marginsFollowReadableWidth = false
  /// By axis, nil for the content's own length; nil for no placeholder.
  var placeholderContent: [CGFloat?]?
  var semanticContent = UISemanticContentAttribute.unspecified
  /// The view's part in the engine of its tree.
  var item: LayoutItem?
  /// The engine of the tree whose root the view is.
  var engine: LayoutEngine?

  var allGuides: [UILayoutGuide] {
    let own: [UILayoutGuide?] = [
      safeAreaGuide, marginsGuide, readableGuide, keyboardGuide, scrollContentGuide, scrollFrameGuide, topBarGuide,
      bottomBarGuide,
    ]
    return guides + own.compactMap { $0 }
  }
}

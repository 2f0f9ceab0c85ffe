import Foundation

/// The properties of UIKit's classes that can be set by name.
@MainActor
enum KnownKeys {
  /// The object behind a key of a key path, such as `layer` or `titleLabel`.
  static func object(forKey key: String, of owner: AnyObject) -> AnyObject? {
    switch (key, owner) {
    case ("layer", let view as UIView): return view.layer
    case ("superview", let view as UIView): return view.superview
    case ("placeholderLabel", let field as UITextField), ("_placeholderLabel", let field as UITextField):
      return PlaceholderLabel(field)
    case ("titleLabel", let button as UIButton): return button.titleLabel
    case ("imageView", let button as UIButton): return button.imageView
    case ("view", let controller as UIViewController): return controller.view
    default: return nil
    }
  }

  /// Sets a property of the object's class or of one above it; false when there is none that takes the value.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    // The getter's name serves as well: `isHidden` for `hidden`.
    var plain = key
    if key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase {
      plain = first.lowercased() + key.dropFirst(3)
    }
    // A key of several classes: the first that takes it counts, the most special first.
    return keys[plain]?.contains { $0.set(object, value) } ?? false
  }

  private static let keys: [String: [KnownKey]] = {
    var keys: [String: [KnownKey]] = [:]
    for table in [layerKeys, textKeys, controlKeys, scrollKeys, viewKeys, controllerKeys] {
      for (name, key) in table { keys[name, default: []].append(key) }
    }
    return keys
  }()

  private static let viewKeys: [(String, KnownKey)] = [
    ("hidden", KnownKey(\UIView.isHidden)), ("alpha", KnownKey(\UIView.alpha)), ("opaque", KnownKey(\UIView.isOpaque)),
    ("clipsToBounds", KnownKey(\UIView.clipsToBounds)), ("tag", KnownKey(\UIView.tag)),
    ("userInteractionEnabled", KnownKey(\UIView.isUserInteractionEnabled)),
    ("multipleTouchEnabled", KnownKey(\UIView.isMultipleTouchEnabled)),
    ("autoresizesSubviews", KnownKey(\UIView.autoresizesSubviews)),
    ("backgroundColor", KnownKey(\UIView.backgroundColor)), ("tintColor", KnownKey(\UIView.tintColor)),
    ("contentMode", KnownKey(cases: \UIView.contentMode)), ("frame", KnownKey(\UIView.frame)),
    ("bounds", KnownKey(\UIView.bounds)), ("center", KnownKey(\UIView.center)),
    ("accessibilityIdentifier", KnownKey(\UIView.accessibilityIdentifier)),
    ("accessibilityLabel", KnownKey(\UIView.accessibilityLabel)),
    ("preservesSuperviewLayoutMargins", KnownKey(\UIView.preservesSuperviewLayoutMargins)),
    ("insetsLayoutMarginsFromSafeArea", KnownKey(\UIView.insetsLayoutMarginsFromSafeArea)),
    ("semanticContentAttribute", KnownKey(cases: \UIView.semanticContentAttribute)),
    ("spacing", KnownKey(\UIStackView.spacing)),
    ("layoutMarginsRelativeArrangement", KnownKey(\UIStackView.isLayoutMarginsRelativeArrangement)),
    ("image", KnownKey(\UIImageView.image)), ("highlightedImage", KnownKey(\UIImageView.highlightedImage)),
    ("highlighted", KnownKey(\UIImageView.isHighlighted)),
  ]

  private static let textKeys: [(String, KnownKey)] = [
    ("text", KnownKey(\UILabel.text)), ("text", KnownKey(\UITextField.text)), ("text", KnownKey(\UITextView.text)),
    ("textColor", KnownKey(\UILabel.textColor)), ("textColor", KnownKey(\UITextField.textColor)),
    ("textColor", KnownKey(\UITextView.textColor)),
    ("textAlignment", KnownKey(cases: \UILabel.textAlignment)),
    ("textAlignment", KnownKey(cases: \UITextField.textAlignment)),
    ("textAlignment", KnownKey(cases: \UITextView.textAlignment)),
    ("numberOfLines", KnownKey(\UILabel.numberOfLines)), ("lineBreakMode", KnownKey(cases: \UILabel.lineBreakMode)),
    ("highlightedTextColor", KnownKey(\UILabel.highlightedTextColor)),
    ("highlighted", KnownKey(\UILabel.isHighlighted)), ("enabled", KnownKey(\UILabel.isEnabled)),
    ("shadowColor", KnownKey(\UILabel.shadowColor)), ("shadowOffset", KnownKey(\UILabel.shadowOffset)),
    ("adjustsFontSizeToFitWidth", KnownKey(\UILabel.adjustsFontSizeToFitWidth)),
    ("adjustsFontSizeToFitWidth", KnownKey(\UITextField.adjustsFontSizeToFitWidth)),
    ("minimumScaleFactor", KnownKey(\UILabel.minimumScaleFactor)),
    ("preferredMaxLayoutWidth", KnownKey(\UILabel.preferredMaxLayoutWidth)),
    ("placeholder", KnownKey(\UITextField.placeholder)), ("textColor", KnownKey(\PlaceholderLabel.textColor)),
    ("minimumFontSize", KnownKey(\UITextField.minimumFontSize)),
    ("clearsOnBeginEditing", KnownKey(\UITextField.clearsOnBeginEditing)),
    ("secureTextEntry", KnownKey(\UITextField.isSecureTextEntry)),
    ("keyboardType", KnownKey(cases: \UITextField.keyboardType)),
    ("keyboardAppearance", KnownKey(cases: \UITextField.keyboardAppearance)),
    ("returnKeyType", KnownKey(cases: \UITextField.returnKeyType)),
    ("autocapitalizationType", KnownKey(cases: \UITextField.autocapitalizationType)),
    ("autocorrectionType", KnownKey(cases: \UITextField.autocorrectionType)),
    ("enablesReturnKeyAutomatically", KnownKey(\UITextField.enablesReturnKeyAutomatically)),
    ("editable", KnownKey(\UITextView.isEditable)), ("selectable", KnownKey(\UITextView.isSelectable)),
  ]

  private static let controlKeys: [(String, KnownKey)] = [
    ("enabled", KnownKey(\UIControl.isEnabled)), ("selected", KnownKey(\UIControl.isSelected)),
    ("highlighted", KnownKey(\UIControl.isHighlighted)),
    ("contentHorizontalAlignment", KnownKey(cases: \UIControl.contentHorizontalAlignment)),
    ("contentVerticalAlignment", KnownKey(cases: \UIControl.contentVerticalAlignment)),
    ("adjustsImageWhenHighlighted", KnownKey(\UIButton.adjustsImageWhenHighlighted)),
    ("adjustsImageWhenDisabled", KnownKey(\UIButton.adjustsImageWhenDisabled)),
  ]

  private static let scrollKeys: [(String, KnownKey)] = [
    ("contentSize", KnownKey(\UIScrollView.contentSize)), ("contentOffset", KnownKey(\UIScrollView.contentOffset)),
    ("bounces", KnownKey(\UIScrollView.bounces)), ("pagingEnabled", KnownKey(\UIScrollView.isPagingEnabled)),
    ("scrollEnabled", KnownKey(\UIScrollView.isScrollEnabled)),
    ("alwaysBounceVertical", KnownKey(\UIScrollView.alwaysBounceVertical)),
    ("alwaysBounceHorizontal", KnownKey(\UIScrollView.alwaysBounceHorizontal)),
    ("delaysContentTouches", KnownKey(\UIScrollView.delaysContentTouches)),
    ("canCancelContentTouches", KnownKey(\UIScrollView.canCancelContentTouches)),
    ("directionalLockEnabled", KnownKey(\UIScrollView.isDirectionalLockEnabled)),
    ("showsVerticalScrollIndicator", KnownKey(\UIScrollView.showsVerticalScrollIndicator)),
    ("showsHorizontalScrollIndicator", KnownKey(\UIScrollView.showsHorizontalScrollIndicator)),
    ("keyboardDismissMode", KnownKey(cases: \UIScrollView.keyboardDismissMode)),
  ]

  private static let controllerKeys: [(String, KnownKey)] = [
    ("title", KnownKey(\UIViewController.title))
  ]

  /// Layers take colours as `CGColor`, which a file cannot hold: `layer.borderColor` is refused, as iOS draws none of it.
  /// Apps give the layer a property for a `UIColor`; these are the names that most of them chose.
  private static let layerKeys: [(String, KnownKey)] = [
    ("cornerRadius", KnownKey(\CALayer.cornerRadius)), ("borderWidth", KnownKey(\CALayer.borderWidth)),
    ("masksToBounds", KnownKey(\CALayer.masksToBounds)), ("opacity", KnownKey(\CALayer.opacity)),
    ("shadowOpacity", KnownKey(\CALayer.shadowOpacity)), ("shadowRadius", KnownKey(\CALayer.shadowRadius)),
    ("shadowOffset", KnownKey(\CALayer.shadowOffset)),
    ("borderUIColor", layerColor(\.borderColor)), ("borderIBColor", layerColor(\.borderColor)),
    ("borderColorFromUIColor", layerColor(\.borderColor)), ("shadowUIColor", layerColor(\.shadowColor)),
    ("shadowIBColor", layerColor(\.shadowColor)), ("shadowColorFromUIColor", layerColor(\.shadowColor)),
  ]

  private static func layerColor(_ path: ReferenceWritableKeyPath<CALayer, CGColor?>) -> KnownKey {
    KnownKey { object, value in
      guard let layer = object as? CALayer else { return false }
      guard let color = value as? UIColor else { return false }
      layer[keyPath: path] = color.cgColor
      return true
    }
  }
}

/// Stands for the label inside of a field, whose colour files set by the path `_placeholderLabel.textColor`. On iOS 13
/// and later that throws an exception; here it works on all.
@MainActor
private final class PlaceholderLabel {
  private let field: UITextField

  init(_ field: UITextField) { self.field = field }

  var textColor: UIColor? {
    get { field.placeholderAttribute(.foregroundColor) }
    set {
      field.attributedPlaceholder = field.attributedPlaceholder?.withAttributes { $0[.foregroundColor] = newValue }
    }
  }
}

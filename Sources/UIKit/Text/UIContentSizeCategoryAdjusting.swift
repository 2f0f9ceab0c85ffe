/// What sets text in a font that can follow the size of text that a person chose.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font is made anew when the size changes; false by default. It has to be one that follows it.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view whose font follows.
@MainActor
protocol FontFollower: UIView, UIContentSizeCategoryAdjusting {
  var followedFont: UIFont? { get set }
}

extension FontFollower {
  /// Makes the font anew for other surroundings.
  func adjustFont(to traits: UITraitCollection) {
    guard followsTextSize, let font = followedFont else { return }
    let adjusted = font.adjusted(to: traits)
    if adjusted !== font { followedFont = adjusted }
  }

  func follow(_ follows: Bool) {
    followsTextSize = follows
    if follows { adjustFont(to: traitCollection) }
  }
}

extension UILabel: FontFollower {
  /// Whether the font is made anew when the size of text changes; false by default.
  public var adjustsFontForContentSizeCategory: Bool {
    get { followsTextSize }
    set { follow(newValue) }
  }

  var followedFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}

extension UITextField: FontFollower {
  /// Whether the font is made anew when the size of text changes; false by default.
  public var adjustsFontForContentSizeCategory: Bool {
    get { followsTextSize }
    set { follow(newValue) }
  }

  var followedFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}

extension UITextView: FontFollower {
  /// Whether the font is made anew when the size of text changes; false by default.
  public var adjustsFontForContentSizeCategory: Bool {
    get { followsTextSize }
    set { follow(newValue) }
  }

  var followedFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}

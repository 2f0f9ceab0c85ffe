import Foundation

extension SystemTraits {
  /// Phones of this width in portrait and more have much room from side to side in landscape, in points: the Plus and
  /// Max ones, and the XR (uikit-facts A.3).
  private static let largePhoneWidth: CGFloat = 414

  /// The room from side to side: much on a pad, and on a large phone in landscape (looks-and-formats G.7).
  package var horizontalSizeClass: UIUserInterfaceSizeClass {
    if isPad { return .regular }
    let isLandscape = screenSize.width > screenSize.height
    return isLandscape && screenSize.height >= Self.largePhoneWidth ? .regular : .compact
  }

  /// The room from top to bottom: little on a phone in landscape.
  package var verticalSizeClass: UIUserInterfaceSizeClass {
    !isPad && screenSize.width > screenSize.height ? .compact : .regular
  }
}

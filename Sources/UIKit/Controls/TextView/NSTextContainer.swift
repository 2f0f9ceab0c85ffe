import Foundation

/// Where the lines of a text view lie.
@MainActor
open class NSTextContainer: NSObject {
  var didChange: () -> Void = {}

  /// Beside every line, in points; 5 by default, 0 up to iOS 6.
  open var lineFragmentPadding: CGFloat = TextViewLook.current.linePadding {
    didSet {
      if !(lineFragmentPadding >= 0) { lineFragmentPadding = 0 }
      if lineFragmentPadding != oldValue { didChange() }
    }
  }
}

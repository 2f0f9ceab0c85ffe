import Foundation

/// The measures of a tab bar and its items, in points: values that hang on the device and how the interface stands.
struct TabBarMetrics: Equatable {
  /// Items of a width of their own.
  struct Fixed: Equatable {
    var width: CGFloat
    var spacing: CGFloat
  }

  /// Without what lies below it of the safe area.
  var height: CGFloat
  /// Title beside the picture, not below it.
  var isInline: Bool
  /// Up to so many tabs stand in the bar; of more the last place is the way to the rest.
  var limit: Int
  /// How wide an item is and how far it stands from the next one where items do not share the whole bar; nil where they do.
  var fixed: Fixed?
  /// The size of titles.
  var fontSize: CGFloat
  /// How much of its own size a picture has.
  var imageScale: CGFloat

  /// Heights: uikit-facts A.3. Items: uikit-facts E.15 (of pads and inline ones MEM).
  @MainActor
  static func of(_ traits: UITraitCollection) -> TabBarMetrics {
    let system = UIKitEnvironment.current.traits
    let version = system.majorVersion
    let isRegular = traits.horizontalSizeClass == .regular
    let isModern = version >= 11 && system.look == .modern
    var metrics = TabBarMetrics(
      height: 49, isInline: false, limit: isRegular ? 8 : 5, fixed: nil, fontSize: 10, imageScale: 1)
    if system.isPad {
      if version >= 12 { metrics.height = system.hasHomeIndicator ? 45 : 50 }
      metrics.isInline = isModern
      metrics.fixed = isModern ? Fixed(width: 160, spacing: 10) : Fixed(width: 76, spacing: 34)
      metrics.fontSize = isModern ? 13 : 10
    } else if isModern, traits.verticalSizeClass == .compact {
      metrics.isInline = true
      metrics.fontSize = version >= 13 ? 13 : 12
      if !isRegular {
        metrics.height = 32
        metrics.imageScale = 0.72
      }
    }
    return metrics
  }

  /// The place of one of `count` items in a bar of a width.
  func frame(ofItemAt index: Int, of count: Int, width: CGFloat, safeLeft: CGFloat, safeRight: CGFloat) -> CGRect {
    let count = CGFloat(max(count, 1))
    let room = max(0, width - safeLeft - safeRight)
    if let fixed {
      let whole = fixed.width * count + fixed.spacing * (count - 1)
      if whole <= room {
        let start = safeLeft + (room - whole) / 2
        return CGRect(
          x: start + (fixed.width + fixed.spacing) * CGFloat(index), y: 0, width: fixed.width, height: height)
      }
    }
    return CGRect(x: safeLeft + room / count * CGFloat(index), y: 0, width: room / count, height: height)
  }
}

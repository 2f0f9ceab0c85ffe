import UIKit

/// Interface Builder's names of fixed colours (looks-and-formats F.5.2).
@MainActor
enum CocoaTouchColors {
  static func named(_ name: String) -> UIColor? {
    let version = UIKitEnvironment.current.traits.majorVersion
    switch name {
    case "darkTextColor": return .darkText
    case "lightTextColor": return .lightText
    case "whiteColor": return .white
    case "tableCellPlainBackgroundColor": return version < 13 ? .white : .systemBackground
    case "tableCellGroupedBackgroundColor": return version < 13 ? .white : .secondarySystemGroupedBackground
    case "groupTableViewBackgroundColor":
      if version >= 13 { return .systemGroupedBackground }
      return version < 7
        ? UIColor(red: 0.773, green: 0.8, blue: 0.827, alpha: 1)
        : UIColor(red: 0.937, green: 0.937, blue: 0.957, alpha: 1)
    case "scrollViewTexturedBackgroundColor": return UIColor(red: 0.436, green: 0.443, blue: 0.475, alpha: 1)
    case "viewFlipsideBackgroundColor": return UIColor(red: 0.122, green: 0.129, blue: 0.149, alpha: 1)
    default: return nil
    }
  }
}

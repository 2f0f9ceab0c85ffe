import Foundation

/// The view of a controller that holds others: it tells its controller when its parts are to be placed.
final class UILayoutContainerView: UIView {
  var placeParts: (@MainActor () -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    placeParts?()
  }
}

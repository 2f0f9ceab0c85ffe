import Foundation

/// The corners of a view that is presented, as its owner set them.
@MainActor
struct PresentedCorners {
  private let radius: CGFloat
  private let corners: CACornerMask
  private let clips: Bool

  init(_ view: UIView) {
    radius = view.layer.cornerRadius
    corners = view.layer.maskedCorners
    clips = view.clipsToBounds
  }

  func restore(_ view: UIView) {
    view.layer.cornerRadius = radius
    view.layer.maskedCorners = corners
    view.clipsToBounds = clips
  }
}

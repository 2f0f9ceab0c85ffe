import Assets
import Avoidance
import Canvas
import Foundation
import KeyriseFiles
import Simulator
import UIKit

/// Takes pictures of findings: the screen with the keyboard, what is out of sight outlined.
@MainActor
struct FindingCamera {
  let screen: AuditScreen
  let device: DeviceProfile
  let orientation: ScreenOrientation
  /// Pixels per point.
  var scale = 1

  private static let red = PixelColor.rgb(0xe5_23_2b)
  /// Around a caret, so that its outline is seen, in points.
  private static let caretMargin: CGFloat = 6
  private static let green = PixelColor.rgb(0x1f_9d_55)

  /// The pictures of a check; nil when the input cannot be shown.
  ///
  /// - Parameter index: the input's place on the screen, counted from 0.
  /// - Throws: `FileError`, `PhoneError`.
  func picture(of check: AuditCheck, index: Int) throws -> FindingPicture? {
    guard let before = try shoot(check, index, nil) else { return nil }
    let strategy = check.best.flatMap(KeyboardAvoidance.named)
    return FindingPicture(
      check: check.key, before: before, after: try strategy.flatMap { try shoot(check, index, $0) })
  }

  private func shoot(_ check: AuditCheck, _ index: Int, _ strategy: KeyboardAvoidance?) throws -> String? {
    let stage = try Stage(screen, device, orientation, strategy, scale: scale)
    guard stage.inputs.indices.contains(index) else { return nil }
    let snapshot = ScreenSnapshot(stage.phone.window)
    let pass = InputPass(stage: stage, index: index, keyboard: check.keyboard, thresholds: Thresholds())
    let worst = check.findings.max { $0.verdict < $1.verdict }
    do {
      try pass?.show(worst)
    } catch is PhoneError {
      // It cannot be reached: that is what the picture shows.
    }
    if check.verdict == .notRestored {
      stage.phone.window.endEditing(true)
      stage.phone.settle()
    }
    let sight = ScreenSight(stage.phone)
    stage.phone.render()
    guard let picture = stage.phone.surface.copy() else { return nil }
    if check.verdict == .notRestored {
      for view in snapshot.changedViews { outline(view.screenFrame, Self.red, on: picture, stage.phone) }
    } else if worst?.subject == .caret, let pass, let caret = pass.caret {
      let seen = sight.sight(of: pass.input, caret)
      outline(
        seen.frame.insetBy(dx: -Self.caretMargin, dy: -Self.caretMargin),
        seen.visible >= Thresholds().whole ? Self.green : Self.red, on: picture, stage.phone)
    } else {
      let seen = sight.sight(of: pass?.input ?? stage.inputs[index].found)
      let isClear = seen.visible >= Thresholds().whole && check.verdict != .unreachable
      outline(seen.frame, isClear ? Self.green : Self.red, on: picture, stage.phone)
      for part in seen.hidden { fill(part, on: picture, stage.phone) }
      if let button = stage.button?.view, check.findings.contains(where: { $0.subject == .button }) {
        let seen = sight.sight(of: button)
        for part in seen.hidden { fill(part, on: picture, stage.phone) }
        outline(
          seen.frame, seen.visible >= Thresholds().whole ? Self.green : Self.red, on: picture, stage.phone)
      }
    }
    return try Self.base64(picture)
  }

  private func pixels(_ rect: CGRect, _ phone: Phone) -> PixelRect {
    let scale = CGFloat(self.scale)
    let origin = phone.visibleRect.origin
    let left = Int32(clamping: Int(((rect.minX - origin.x) * scale).rounded()))
    let top = Int32(clamping: Int(((rect.minY - origin.y) * scale).rounded()))
    return PixelRect(
      x: left, y: top, width: Int32(clamping: Int((rect.width * scale).rounded())),
      height: Int32(clamping: Int((rect.height * scale).rounded())))
  }

  private func fill(_ rect: CGRect, on surface: Surface, _ phone: Phone) {
    surface.fill(
      pixels(rect, phone).intersection(surface.bounds), PixelColor(red: 0.9, green: 0.14, blue: 0.17, alpha: 0.35))
  }

  /// A line around a rectangle; one below the picture is shown at its edge.
  private func outline(_ rect: CGRect, _ color: PixelColor, on surface: Surface, _ phone: Phone) {
    let width = Int32(2 * scale)
    var place = pixels(rect, phone).inset(-width, -width)
    if place.y >= surface.height {
      place = PixelRect(x: place.x, y: surface.height - 2 * width, width: place.width, height: 2 * width)
    }
    let edges = [
      PixelRect(x: place.x, y: place.y, width: place.width, height: width),
      PixelRect(x: place.x, y: place.maxY - width, width: place.width, height: width),
      PixelRect(x: place.x, y: place.y, width: width, height: place.height),
      PixelRect(x: place.maxX - width, y: place.y, width: width, height: place.height),
    ]
    for edge in edges {
      let part = edge.intersection(surface.bounds)
      if !part.isEmpty { surface.fill(part, color) }
    }
  }

  private static func base64(_ surface: Surface) throws -> String {
    try PNG.encode(surface).base64EncodedString()
  }
}

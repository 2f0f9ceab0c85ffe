import Canvas
import Foundation
import Simulator

/// Pictures of phones.
@MainActor
enum PhonePicture {
  /// The phone as it looks now.
  ///
  /// - Throws: `PhoneError` when there is no memory for the picture.
  static func of(_ phone: Phone) throws -> Picture {
    Picture(try pixels(of: phone), metadata: { phone.metadata }, parts: { PicturePart.all(of: phone) })
  }

  /// The phone at several times, counted from now, side by side. The clock is moved to the last one.
  ///
  /// - Throws: `PhoneError` when there is no memory for the pictures, or when `times` do not rise from 0.
  static func of(_ phone: Phone, at times: [Double]) throws -> Picture {
    guard !times.isEmpty, times.allSatisfy({ $0.isFinite && $0 >= 0 }), times == times.sorted() else {
      throw FilmStripError.times(times)
    }
    let start = phone.time
    var frames: [Surface] = []
    var parts: [PicturePart] = []
    var x = PictureRow.gap
    for time in times {
      phone.run(until: start + time)
      let frame = try pixels(of: phone)
      parts += PicturePart.all(of: phone).map { part in
        var part = part
        part.frame = part.frame.offset(x, PictureRow.gap)
        part.name += " after \(time) s"
        return part
      }
      frames.append(frame)
      x += frame.width + PictureRow.gap
    }
    guard let row = PictureRow.joining(frames) else { throw PhoneError.noSurface(x, frames.first?.height ?? 0) }
    return Picture(row, metadata: { phone.metadata }, parts: { parts })
  }

  private static func pixels(of phone: Phone) throws -> Surface {
    phone.render()
    guard let copy = phone.surface.copy() else {
      throw PhoneError.noSurface(phone.surface.width, phone.surface.height)
    }
    return copy
  }
}

/// A film strip that cannot be taken.
enum FilmStripError: Error, CustomStringConvertible {
  case times([Double])

  var description: String {
    switch self {
    case .times(let times):
      return "the times of a film strip rise from 0 s, and there is at least one; these are \(times)"
    }
  }
}

import Assets
import Canvas
import Foundation

/// The faces that this phone sets text in, found among the system's fonts by the table `fonts.json`.
@MainActor
package final class FontBook {
  /// A face that the table names but no file holds.
  package struct MissingFont: Error, CustomStringConvertible {
    package var face: String
    package var debianPackage: String

    package var description: String {
      "the font \(face) is missing; install it with: apt-get install \(debianPackage)"
    }
  }

  private struct FontKey: Hashable {
    var face: String
    var size: CGFloat
    var scaling: FontScaling?
  }

  /// Makes lines and advances larger by this factor, to find out what hangs on the size of text.
  package var scale: CGFloat = 1
  private var chains: [String: TypefaceChain] = [:]
  private var fonts: [FontKey: UIFont] = [:]
  /// The first font that could not be found, for the host to report: text without its face is not drawn.
  package private(set) var failure: (any Error)?
  /// The faces opened so far.
  private var opened: [Typeface] = []
  /// Sets everything in boxes, the same on every system.
  package var usesBoxes = false {
    didSet { if usesBoxes != oldValue { facesChanged() } }
  }

  package init() {}

  /// The files opened so far with their versions, for a snapshot's metadata.
  package var openedFaces: [String] {
    opened.map { face in
      let file = face.path.split(separator: "/").last.map(String.init) ?? face.path
      return face.version.map { "\(file) \($0)" } ?? file
    }
  }

  /// Fonts that views hold already set in the new faces, too.
  private func facesChanged() {
    opened = []
    fonts = [:]
    for (face, chain) in chains { chain.replaceTypefaces(typefaces(for: face)) }
  }

  /// Checks that the faces that every screen needs are there.
  ///
  /// - Throws: `MissingFont`, or what is wrong with the file.
  package func check() throws {
    for face in FontTable.shared.required { _ = try open(face) }
  }

  /// Whether the table names the face and one of its files is there.
  func has(_ face: String) -> Bool {
    guard let entry = FontTable.shared.faces[face] else { return false }
    return usesBoxes || entry.files.contains { FileManager.default.fileExists(atPath: $0) }
  }

  private func open(_ face: String) throws -> Typeface {
    let typeface =
      usesBoxes ? try Typeface.open(BoxesFont.bytes, name: BoxesFont.fileName) : try openFile(of: face)
    if !opened.contains(where: { $0 === typeface }) { opened.append(typeface) }
    return typeface
  }

  private func openFile(of face: String) throws -> Typeface {
    guard let entry = FontTable.shared.faces[face] else { throw MissingFont(face: face, debianPackage: face) }
    guard let path = entry.files.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      throw MissingFont(face: face, debianPackage: entry.debianPackage)
    }
    return try Typeface.open(path)
  }

  /// The font of a face and size, made once.
  func font(_ face: String, _ size: CGFloat, _ scaling: FontScaling? = nil, make: () -> UIFont) -> UIFont {
    let key = FontKey(face: face, size: size, scaling: scaling)
    if let font = fonts[key] { return font }
    let font = make()
    // Sizes that are computed could fill the book.
    if fonts.count > 512 { fonts.removeAll() }
    fonts[key] = font
    return font
  }

  /// The face and what stands in for characters that it lacks.
  func chain(for face: String) -> TypefaceChain {
    if let chain = chains[face] { return chain }
    let chain = TypefaceChain(typefaces(for: face))
    chains[face] = chain
    return chain
  }

  private func typefaces(for face: String) -> [Typeface] {
    var typefaces: [Typeface] = []
    // The boxes have every character.
    for name in usesBoxes ? [face] : [face] + FontTable.shared.fallbacks {
      do {
        typefaces.append(try open(name))
      } catch {
        if failure == nil { failure = error }
      }
    }
    return typefaces
  }
}

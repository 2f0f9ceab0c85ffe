import Foundation

/// Reads files that are not too large.
enum BoundedFile {
  static func read(_ url: URL, limits: DocumentLimits) throws(DocumentError) -> Data {
    let file = url.path
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
      if attributes[.type] as? FileAttributeType == .typeDirectory, ["nib", "storyboardc"].contains(url.pathExtension) {
        throw DocumentError(
          .unsupported, file: file,
          message: "This is a compiled nib; open the .xib or .storyboard that it was made from.")
      }
      // A device or pipe may have no end.
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw DocumentError(.unreadable, file: file, message: "This is not a regular file.")
      }
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      if size > limits.fileSize {
        throw DocumentError(
          .tooLarge, file: file, message: "The file has \(size) bytes; at most \(limits.fileSize) are read.")
      }
      return try Data(contentsOf: url)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw DocumentError(.unreadable, file: file, message: "The file cannot be read: \(error.localizedDescription)")
    }
  }
}

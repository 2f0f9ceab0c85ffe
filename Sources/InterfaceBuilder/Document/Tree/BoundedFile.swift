import Foundation

// The fuzzer builds the reader as one module, with what it needs of files in it.
#if canImport(KeyriseFiles)
  import KeyriseFiles
#endif

/// Reads files that are not too large.
enum BoundedFile {
  static func read(_ url: URL, limits: DocumentLimits) throws(DocumentError) -> Data {
    let file = url.path
    do {
      return try FileReader.contents(of: file, limit: limits.fileSize)
    } catch .isFolder where ["nib", "storyboardc"].contains(url.pathExtension) {
      throw DocumentError(
        .unsupported, file: file, message: "This is a compiled nib; open the .xib or .storyboard that it was made from."
      )
    } catch .isLarger(let limit) {
      throw DocumentError(.tooLarge, file: file, message: "The file has more than the \(limit) bytes that are read.")
    } catch {
      throw DocumentError(.unreadable, file: file, message: "The file cannot be read: \(error.description).")
    }
  }
}

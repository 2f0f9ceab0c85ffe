import Foundation
import FoundationXML

/// Reads XML into a `DocumentTree`.
public enum DocumentTreeReader {
  /// Reads a file's tree. `file` names it in messages only.
  public static func read(
    _ data: Data, file: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) -> DocumentTree {
    guard data.count <= limits.fileSize else {
      throw DocumentError(
        .tooLarge, file: file, message: "The file has \(data.count) bytes; at most \(limits.fileSize) are read.")
    }
    if data.starts(with: "NIBArchive".utf8) || data.starts(with: "bplist".utf8) {
      throw DocumentError(
        .unsupported, file: file,
        message: "This is a compiled nib; open the .xib or .storyboard that it was made from.")
    }
    var bytes = try DocumentEncoding.utf8(data, file: file)
    let scan = try scan(bytes, file: file, limits: limits)
    // On Linux `XMLParser` crashes on an instruction without data; line feeds stay, so that lines keep their numbers.
    for instruction in scan.processingInstructions {
      for position in instruction where bytes[position] != 0x0A { bytes[position] = 0x20 }
    }
    // In a broken file an instruction can begin where the scanner sees a tag, and libxml2 goes on after the error.
    for position in bytes.indices.dropLast() where bytes[position] == 0x3C && bytes[position + 1] == 0x3F {
      bytes[position + 1] = 0x20
    }
    if let zero = bytes.firstIndex(of: 0) {
      let line = bytes[..<zero].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
      throw DocumentError(
        .malformed, file: file, location: Location(line: line, column: 1),
        message: "The file holds zero bytes; UTF-16 needs a byte order mark, and UTF-8 has none of them.")
    }
    let collector = DocumentTreeCollector(bytes: bytes, tags: scan.tags, attributeNames: scan.attributeNames)
    // From a stream: given the data at once it fails beyond 10 MB.
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.shouldResolveExternalEntities = false
    parser.shouldProcessNamespaces = false
    parser.delegate = collector
    let isWellFormed = parser.parse()
    if !isWellFormed || parser.parserError != nil {
      let code = collector.firstError?.code ?? (parser.parserError as NSError?)?.code ?? 0
      throw DocumentError(
        .malformed, file: file,
        location: collector.firstError?.location
          ?? Location(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber)),
        message: "The file is not well-formed XML: \(XMLErrorMessage.text(for: code)).")
    }
    guard let tree = collector.finish() else {
      throw DocumentError(.malformed, file: file, message: "The file holds no element.")
    }
    return tree
  }

  private static func scan(
    _ bytes: [UInt8], file: String, limits: DocumentLimits
  ) throws(DocumentError) -> StartTagScanner.Result {
    let result = bytes.withUnsafeBufferPointer { buffer in
      var scanner = StartTagScanner(buffer, limits: limits)
      do throws(StartTagScanner.Failure) {
        try scanner.scan()
        return Result<_, StartTagScanner.Failure>.success(scanner.result)
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let scan): return scan
    case .failure(.documentType(let location)):
      throw DocumentError(
        .documentType, file: file, location: location,
        message: "Document types and entity declarations are refused; Interface Builder writes none.")
    case .failure(.tooDeep(let location)):
      throw DocumentError(
        .tooDeep, file: file, location: location,
        message: "Elements are nested more than \(limits.depth) levels deep.")
    case .failure(.tooMany(let location)):
      throw DocumentError(
        .tooLarge, file: file, location: location,
        message: "The file has more than \(limits.elementCount) elements.")
    }
  }
}

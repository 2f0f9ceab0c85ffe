import Foundation

/// Reads the Contents.json of an asset.
enum AssetContents {
  static func read<Contents: Decodable>(
    _ type: Contents.Type, in folder: URL, limits: DocumentLimits
  ) throws(DocumentError) -> Contents {
    let url = folder.appendingPathComponent("Contents.json")
    let data = try BoundedFile.read(url, limits: limits)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw DocumentError(.malformed, file: url.path, message: message(of: error))
    } catch {
      throw DocumentError(.malformed, file: url.path, message: "The file is not JSON: \(error.localizedDescription)")
    }
  }

  private static func message(of error: DecodingError) -> String {
    switch error {
    case .dataCorrupted(let context): "The file is not as expected: \(context.debugDescription)"
    case .keyNotFound(let key, let context): "\"\(key.stringValue)\" is missing\(place(context))."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "A value is of the wrong kind\(place(context))."
    @unknown default: "The file is not as expected."
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty ? "" : " at \(context.codingPath.map(\.stringValue).joined(separator: "."))"
  }
}

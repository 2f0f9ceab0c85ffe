import Foundation

/// The table `fonts.json`: which files hold the faces of the phone, and their line metrics.
public struct FontTable: Decodable, Sendable {
  /// A face: the Debian package that brings it and where its file may lie, the first that exists counts.
  public struct Face: Decodable, Sendable {
    public var debianPackage: String
    public var files: [String]
    /// Nil for the system's own faces, whose heights are measured.
    public var metrics: LineMetrics?
  }

  /// What a line of a face takes, in ems.
  public struct LineMetrics: Decodable, Sendable {
    public var ascender: Double
    /// Below the baseline; positive.
    public var descender: Double
    public var lineGap: Double
  }

  /// Faces without which no screen can be drawn.
  public var required: [String]
  /// Faces asked for characters that a face lacks, in order.
  public var fallbacks: [String]
  public var faces: [String: Face]
  /// Line heights in whole points by font size in points, up to iOS 6.
  public var classicLineHeights: [String: Double]
  /// Line height in ems from iOS 7.
  public var modernLineHeight: Double
  /// Ascender in ems from iOS 7.
  public var modernAscender: Double

  /// Points after each character by font size in points; from the largest size on, in proportion.
  public var modernTracking: [String: Double]

  /// The tracking of the modern face at a size in points.
  public func modernTracking(size: Double) -> Double {
    let known = modernTracking.compactMap { key, value in Double(key).map { ($0, value) } }.sorted { $0.0 < $1.0 }
    guard let smallest = known.first, let largest = known.last else { return 0 }
    if size >= largest.0 { return largest.1 * size / largest.0 }
    for (lower, upper) in zip(known, known.dropFirst()) where size >= lower.0 && size < upper.0 {
      return lower.1 + (upper.1 - lower.1) * (size - lower.0) / (upper.0 - lower.0)
    }
    return smallest.1
  }

  /// The table that is built in.
  public static let shared: FontTable = {
    do {
      return try JSONDecoder().decode(FontTable.self, from: Data(PackageResources.fonts_json))
    } catch {
      preconditionFailure("fonts.json, which is built in, does not have the form of FontTable: \(error)")
    }
  }()
}

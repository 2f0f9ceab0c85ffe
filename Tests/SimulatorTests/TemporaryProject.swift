import Foundation
import InterfaceBuilder
import Simulator
import UIKit

/// A folder with files of an app that a test writes down; it goes with the value.
@MainActor
final class TemporaryProject {
  let folder = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString)"

  /// The files by their paths inside of the folder.
  init(_ files: [String: String]) throws {
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func storyboard(_ name: String, language: String? = nil) throws -> Storyboard {
    try Storyboard(contentsOfFile: path(name), classModules: [], language: language)
  }

  /// A storyboard of scenes.
  nonisolated static func document(_ scenes: String, initial: String, attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="\(initial)"><device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }

  /// A scene of a controller on one line, for a screen of the iPhone 8.
  nonisolated static func scene(
    _ id: String, views: String = "", constraints: String = "", rootAttributes: String = "",
    size: (width: Int, height: Int) = (375, 667), guides: String = ""
  ) -> String {
    "<scene sceneID=\"s-\(id)\"><objects><viewController id=\"\(id)\" sceneMemberID=\"viewController\">"
      + "<view key=\"view\" contentMode=\"scaleToFill\" id=\"view-\(id)\" \(rootAttributes)>"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(size.width)\" height=\"\(size.height)\"/>"
      + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
      + "<subviews>\(views)</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe-\(id)\"/>\(guides)"
      + "<constraints>\(constraints)</constraints></view></viewController></objects></scene>"
  }

  /// A view in which other controllers are embedded.
  nonisolated static func container(_ id: String, embeds destinations: String...) -> String {
    destinations.enumerated().map { place, destination in
      "<view id=\"\(id)-\(place)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/><connections>"
        + "<segue destination=\"\(destination)\" kind=\"embed\" id=\"e-\(id)-\(place)\"/></connections></view>"
    }.joined()
  }

  /// A reference to a storyboard; nil for the one in which it stands.
  nonisolated static func reference(_ id: String, to name: String?, _ identifier: String? = nil) -> String {
    let storyboard = name.map { "storyboardName=\"\($0)\" " } ?? ""
    let referenced = identifier.map { "referencedIdentifier=\"\($0)\" " } ?? ""
    return "<scene sceneID=\"s-\(id)\"><objects><viewControllerPlaceholder \(storyboard)\(referenced)id=\"\(id)\" "
      + "sceneMemberID=\"viewController\"/></objects></scene>"
  }
}

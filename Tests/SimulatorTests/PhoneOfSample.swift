import Assets
import Samples
import Simulator
import Testing
import UIKit

extension Phone {
  /// A phone that shows a sample.
  static func showing(_ name: String, scale: Int = 1, systemVersion: String? = nil) throws -> Phone {
    var options = PhoneOptions()
    options.scale = scale
    if let systemVersion {
      options.device = options.device.running(try #require(SystemVersion(systemVersion)))
    }
    let sample = try #require(SampleCatalog.named(name))
    options.sdkVersion = sample.sdkVersion.flatMap { SystemVersion($0) }
    return try Phone(options) { sample.make() }
  }
}

extension Inspection {
  /// The view that an outlet holds.
  func view(_ outlet: String) throws -> ViewDescription {
    func find(_ views: [ViewDescription]) -> ViewDescription? {
      for view in views {
        if view.outlet == outlet { return view }
        if let found = find(view.children) { return found }
      }
      return nil
    }
    return try #require(find(views), "no view is the outlet \(outlet)")
  }
}

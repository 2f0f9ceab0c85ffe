import Assets
import Foundation
import UIKit

/// Opens what an audit was given, each once.
@MainActor
public final class AuditTargets {
  private let registered: [String: RegisteredScreen]
  private let classModules: [String]
  private let prepare: () -> Void
  private var opened: [String: [AuditScreen]] = [:]
  private var devices: [String: DeviceProfile] = [:]

  /// - Parameters:
  ///   - registered: screens in code, by name.
  ///   - classModules: modules in which custom classes of files are looked for.
  ///   - prepare: called before a screen of a file is made.
  public init(registered: [RegisteredScreen], classModules: [String], prepare: @escaping () -> Void = {}) {
    self.registered = Dictionary(registered.map { ($0.name, $0) }) { first, _ in first }
    self.classModules = classModules
    self.prepare = prepare
  }

  /// The screens of a target.
  ///
  /// - Throws: `DocumentError`, `AuditError`.
  public func screens(of target: String) throws -> [AuditScreen] {
    if let known = opened[target] { return known }
    let screens: [AuditScreen]
    if let screen = registered[target] {
      screens = [AuditScreen(screen)]
    } else {
      guard FileManager.default.fileExists(atPath: target) else {
        let names = registered.keys.sorted().joined(separator: ", ")
        throw AuditError("there is no file '\(target)'; check the path, or name a screen in code (\(names))")
      }
      screens = try AuditScreen.screens(ofFile: target, classModules: classModules, prepare: prepare)
    }
    opened[target] = screens
    return screens
  }

  /// What tells a target apart however it is spelled: a file by where it is, a screen in code by its name.
  private func identity(of target: String) -> String {
    registered[target] == nil ? SourcePath.resolved(target) : target
  }

  /// The targets without those that were named before, in the same words or others.
  public func once(_ targets: [String]) -> [String] {
    var seen: Set<String> = []
    return targets.filter { seen.insert(identity(of: $0)).inserted }
  }

  /// The targets for an `AuditRequest`.
  public func described(_ targets: [String]) -> [AuditRequest.Target] {
    targets.map { target in
      guard registered[target] == nil else { return AuditRequest.Target(path: target) }
      let data = FileManager.default.contents(atPath: target)
      return AuditRequest.Target(
        path: SourcePath.identity(of: target), content: data.map { String(Self.digest($0), radix: 16) })
    }
  }

  /// FNV-1a: it has to tell versions of a file apart, and guards nothing.
  private static func digest(_ data: Data) -> UInt64 {
    data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The object ids of a file's text inputs; nil for a screen in code and what cannot be opened.
  public func inputs(of target: String) -> (paths: [String], ids: Set<String>)? {
    guard registered[target] == nil, let screens = try? screens(of: target) else { return nil }
    let ids = screens.flatMap(\.known).compactMap(\.view.id)
    return ([target, SourcePath.identity(of: target)], Set(ids))
  }

  /// All there is to do, devices last so that one file is opened once.
  ///
  /// - Throws: what opening a target throws.
  public func items(
    _ targets: [String], devices: [DeviceProfile], orientations: [ScreenOrientation]
  ) throws -> [WorkItem] {
    var items: [WorkItem] = []
    for target in targets {
      for screen in try screens(of: target).indices {
        for device in devices {
          for orientation in orientations {
            items.append(WorkItem(target: target, screen: screen, device: device.id, orientation: orientation))
          }
        }
      }
    }
    return items
  }

  /// Screens with many inputs first: one of them at the end would keep one processor busy and leave the others without work.
  public func heaviestFirst(_ items: [WorkItem]) -> [WorkItem] {
    func weight(_ item: WorkItem) -> Int {
      guard let screens = opened[item.target], screens.indices.contains(item.screen) else { return 0 }
      return screens[item.screen].weight
    }
    return items.enumerated().sorted { one, other in
      let (first, second) = (weight(one.element), weight(other.element))
      return first == second ? one.offset < other.offset : first > second
    }.map(\.element)
  }

  /// Does a piece of work. What goes wrong with it is a problem in the report.
  public func run(_ item: WorkItem, _ options: AuditOptions) -> AuditReport {
    do {
      let screens = try screens(of: item.target)
      guard screens.indices.contains(item.screen) else {
        throw AuditError("\(item.target): has no screen \(item.screen + 1) any more")
      }
      let device = try devices[item.device] ?? .named(item.device)
      devices[item.device] = device
      return try ScreenAuditor(screens[item.screen], on: device, item.orientation, options).run()
    } catch {
      var report = AuditReport()
      report.problems = [
        AuditProblem(file: item.target, message: "\(item.device), \(item.orientation.rawValue): \(error)")
      ]
      return report
    }
  }
}

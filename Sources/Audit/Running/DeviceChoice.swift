import Assets

/// The devices that a word means.
public enum DeviceChoice {
  /// - Parameter words: `all`, `phones`, `pads`, or names of devices.
  /// - Throws: `AuditError` with near names.
  public static func devices(_ words: [String]) throws -> [DeviceProfile] {
    var result: [DeviceProfile] = []
    func add(_ device: DeviceProfile) {
      if !result.contains(where: { $0.id == device.id }) { result.append(device) }
    }
    for word in words {
      switch word {
      case "all": DeviceProfile.all.forEach(add)
      case "phones": DeviceProfile.all.filter { $0.idiom == .phone }.forEach(add)
      case "pads": DeviceProfile.all.filter { $0.idiom == .pad }.forEach(add)
      default:
        do {
          add(try DeviceProfile.named(word))
        } catch {
          throw AuditError("\(error); 'keyrise devices' lists them; all, phones and pads are words for many")
        }
      }
    }
    return result
  }
}

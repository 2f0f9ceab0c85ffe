/// The names of archived classes in today's elements.
enum ArchiveClassNames {
  /// The element of a class; nil for classes that are no objects of their own.
  static func elementName(_ archivedClass: String) -> String? {
    if let name = exceptions[archivedClass] { return name }
    guard archivedClass.hasPrefix("IBUI"), archivedClass.count > 4 else { return nil }
    let name = archivedClass.dropFirst(4)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static let exceptions = [
    "IBProxyObject": "placeholder",
    "IBUICustomObject": "customObject",
    "IBMKMapView": "mapView",
    "IBGLKView": "glkView",
    "IBUILongPressGestureRecognizer": "pongPressGestureRecognizer",
    "IBADBannerView": "adBannerView",
    "IBUITableViewCellContentView": "tableViewCellContentView",
  ]
}

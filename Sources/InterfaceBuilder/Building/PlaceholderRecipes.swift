import UIKit

/// Views that show what is outside of this project's world: a labelled box says which one stands there.
@MainActor
enum PlaceholderRecipes {
  static let all: [ViewKind: ViewRecipe] = [
    .webView: box("UIWebView"), .wkWebView: box("WKWebView"), .mapView: box("MKMapView"), .arskView: box("ARSKView"),
    .arscnView: box("ARSCNView"), .sceneKitView: box("SCNView"), .skView: box("SKView"), .glkView: box("GLKView"),
    .mtkView: box("MTKView"), .adBannerView: box("ADBannerView"), .calendarView: box(), .colorWell: box(),
  ]

  /// None of them has a size of its own that constraints hang on, so frames around them can be compared.
  private static func box(_ name: String? = nil) -> ViewRecipe {
    ViewRecipe(PlaceholderView.self) { node, view, _ in
      let element = node.element.name
      view.name = node.customClass ?? name ?? "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }
  }
}

extension InterfaceBuilderDocument {
  /// The element with an identifier; of several the first.
  public func element(id: String) -> DocumentElement? {
    elementsByIdentifier[id].map { DocumentElement(tree: tree, index: $0) }
  }

  public func view(id: String) -> ViewNode? {
    element(id: id).flatMap { ViewNode.isView($0) ? ViewNode($0) : nil }
  }

  public func controller(id: String) -> ControllerNode? {
    element(id: id).flatMap { ControllerNode.isController($0) ? ControllerNode($0) : nil }
  }

  public func controller(storyboardIdentifier: String) -> ControllerNode? {
    controllers.first { $0.storyboardIdentifier == storyboardIdentifier }
  }

  public func gestureRecognizer(id: String) -> GestureRecognizerNode? {
    element(id: id).flatMap { GestureRecognizerNode.isGestureRecognizer($0) ? GestureRecognizerNode($0) : nil }
  }

  public func layoutGuide(id: String) -> LayoutGuideNode? {
    element(id: id).flatMap { LayoutGuideNode.elementNames.contains($0.name) ? LayoutGuideNode($0) : nil }
  }

  /// The scene in which an object stands.
  public func scene(containing id: String) -> SceneNode? {
    element(id: id)?.ancestors.first { $0.name == "scene" }.map(SceneNode.init)
  }

  /// The scene that the app starts with. Without a mark in the file there is none.
  public var initialScene: SceneNode? { initialViewControllerIdentifier.flatMap { scene(containing: $0) } }

  public var initialController: ControllerNode? { initialViewControllerIdentifier.flatMap { controller(id: $0) } }

  /// The numbers of a colour: its own, or those of the resource that it names.
  ///
  /// nil for a system colour that the file does not spell out; its name is then all there is.
  public func components(of color: ColorValue) -> ColorValue.Components? {
    if let name = color.systemColorName, let value = resources.systemColors[name]?.components { return value }
    if let name = color.assetName, let value = resources.namedColors[name]?.components { return value }
    return color.components
  }

  /// The space of the numbers that `components(of:)` gives.
  public func colorSpace(of color: ColorValue) -> ColorSpace? {
    if let name = color.systemColorName, let value = resources.systemColors[name], value.components != nil {
      return value.colorSpace
    }
    if let name = color.assetName, let value = resources.namedColors[name], value.components != nil {
      return value.colorSpace
    }
    return color.colorSpace
  }
}

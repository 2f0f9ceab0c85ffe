/// A segue of a controller's scene that can be performed by its name.
@MainActor
package struct SegueTemplate {
  /// The name that the file gives it.
  package var identifier: String
  /// Makes the destination and goes there.
  package var perform: @MainActor (_ sender: Any?) -> Void

  package init(identifier: String, perform: @escaping @MainActor (_ sender: Any?) -> Void) {
    self.identifier = identifier
    self.perform = perform
  }
}

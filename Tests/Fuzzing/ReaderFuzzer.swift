import Foundation

/// libFuzzer's entry: reads the bytes as an Interface Builder document and looks at everything that a builder looks at.
/// Whatever the bytes are, the reader gives a document or an error; it never traps. `Scripts/fuzz` compiles this together
/// with the reader.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 0 else { return 0 }
  let data = Data(bytes: start, count: count)
  guard let document = try? InterfaceBuilderDocument(data: data, file: "fuzz") else { return 0 }
  var checksum = document.diagnostics.count + document.scenes.count
  for view in document.views {
    checksum &+= view.subviews.count &+ view.constraints.count &+ view.layoutGuides.count
    checksum &+= view.frame.frame(in: CGSize(width: 320, height: 480)).map { Int(min(max($0.width, -1e6), 1e6)) } ?? 0
    checksum &+= view.text?.count ?? 0
    checksum &+= view.font.map { Int($0.pointSize ?? 0) } ?? 0
    checksum &+= view.colors.count &+ view.buttonStates.count &+ view.sections.count
    checksum &+= view.subviews(for: .phonePortrait).count
    checksum &+= view.constraints(for: .phonePortrait).count
    for constraint in view.constraints {
      checksum &+= Int(min(max(constraint.multiplier, -1e6), 1e6)) &+ Int(constraint.priority)
      checksum &+= document.element(id: constraint.firstItem ?? "")?.location.line ?? 0
    }
    _ = view.superview
    _ = view.controller
  }
  for controller in document.controllers {
    checksum &+=
      controller.segues.count &+ controller.outlets.count &+ controller.relationships("viewControllers").count
  }
  checksum &+= document.textInputs.filter(\.acceptsKeyboard).count
  return checksum == .min ? 1 : 0
}

import Foundation
import UIKit

/// Gives a collection of a file its layout and the prototypes of its cells and supplementary views.
@MainActor
struct CollectionBuilder {
  let builder: ViewBuilder
  private var context: BuildingContext { builder.context }

  init(_ builder: ViewBuilder) { self.builder = builder }

  func finish(_ collection: UICollectionView, _ node: ViewNode) {
    if let element = node.collectionViewLayout { collection.collectionViewLayout = layout(element) }
    collection.allowsSelection = node.allowsSelection
    collection.allowsMultipleSelection = node.element.bool("allowsMultipleSelection") ?? false
    if let background = node.view(key: "backgroundView") { collection.backgroundView = builder.build(background) }
    for prototype in node.prototypes {
      register(prototype, kind: nil, in: collection)
    }
    register(node.view(key: "sectionHeaderView"), kind: UICollectionView.elementKindSectionHeader, in: collection)
    register(node.view(key: "sectionFooterView"), kind: UICollectionView.elementKindSectionFooter, in: collection)
  }

  private func register(_ prototype: ViewNode?, kind: String?, in collection: UICollectionView) {
    guard let prototype, let identifier = prototype.reuseIdentifier else { return }
    let maker = PrototypeBuilder(prototype, context: context)
    collection.registerPrototype(kind, identifier) {
      maker.make() as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
    }
  }

  /// Gives a cell or supplementary view its identifier, and a cell its content.
  func finish(_ view: UICollectionReusableView, _ node: ViewNode) {
    view.setReuseIdentifier(node.reuseIdentifier)
    guard let cell = view as? UICollectionViewCell, let content = node.contentView else { return }
    let built = builder.build(content)
    built.translatesAutoresizingMaskIntoConstraints = true
    cell.adopt(contentView: built)
  }

  private func layout(_ element: DocumentElement) -> UICollectionViewLayout {
    let base: UICollectionViewLayout.Type =
      element.name == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    var type = base
    if let name = element["customClass"] {
      let found: AnyClass? = context.classes.find(name, module: element["customModule"])
      if let custom = found as? UICollectionViewLayout.Type, ViewBuilder.isSubclass(custom, of: base) {
        type = custom
      } else {
        let reason = found == nil ? "is not there" : "is not a \(base)"
        context.warn("the class \(name) \(reason); a plain \(base) stands in its place", at: element)
      }
    }
    let layout = type.init(coder: InterfaceBuilderCoder()) ?? UICollectionViewFlowLayout()
    if let id = element["id"] { context.objects[id] = layout }
    if let flow = layout as? UICollectionViewFlowLayout { apply(element, to: flow) }
    return layout
  }

  private func apply(_ element: DocumentElement, to flow: UICollectionViewFlowLayout) {
    if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let spacing = element.geometry("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = element.geometry("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
    if let size = element.size("itemSize") { flow.itemSize = size }
    if let size = element.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let size = element.size("estimatedItemSize") { flow.estimatedItemSize = size }
    if element.bool("automaticEstimatedItemSize") ?? false {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let inset = element.insets("sectionInset") { flow.sectionInset = ViewBuilder.insets(inset) }
  }
}

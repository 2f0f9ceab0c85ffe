import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct CollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func flow(
    _ count: Int, length: CGFloat = 320, uniform: CGSize? = nil, insets: UIEdgeInsets = .zero,
    size: @escaping (Int) -> CGSize = { _ in .zero }
  ) -> FlowGeometry {
    var geometry = FlowGeometry(isHorizontal: false, length: length, scale: 1)
    geometry.add(
      FlowGeometry.SectionInput(
        count: count, uniformSize: uniform, size: size, insets: insets, lineSpacing: 10, itemSpacing: 10,
        header: CGSize(width: 0, height: 30), footer: CGSize(width: 0, height: 20)))
    return geometry
  }

  /// Equal items stand in columns from side to side, those of the last line too.
  @Test func equalItemsStandInColumns() {
    let insets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    let geometry = flow(5, uniform: CGSize(width: 90, height: 40), insets: insets)
    #expect(geometry.frame(of: path(0)) == CGRect(x: 10, y: 35, width: 90, height: 40))
    #expect(geometry.frame(of: path(1)) == CGRect(x: 115, y: 35, width: 90, height: 40))
    #expect(geometry.frame(of: path(2)) == CGRect(x: 220, y: 35, width: 90, height: 40))
    #expect(geometry.frame(of: path(4)) == CGRect(x: 115, y: 85, width: 90, height: 40))
    #expect(geometry.contentSize == CGSize(width: 320, height: 30 + 5 + 90 + 7 + 20))
    #expect(geometry.sections[0].footer == CGRect(x: 0, y: 132, width: 320, height: 20))
  }

  /// Lines are as high as their highest item; full ones reach from side to side, the last begins at the left.
  @Test func unequalItemsFillLines() {
    let sizes = [CGSize(width: 200, height: 20), CGSize(width: 100, height: 60), CGSize(width: 150, height: 30)]
    let geometry = flow(3) { sizes[$0] }
    #expect(geometry.frame(of: path(0)) == CGRect(x: 0, y: 50, width: 200, height: 20))
    #expect(geometry.frame(of: path(1)) == CGRect(x: 220, y: 30, width: 100, height: 60))
    #expect(geometry.frame(of: path(2)) == CGRect(x: 0, y: 100, width: 150, height: 30))
    #expect(geometry.items(of: 0, from: 95, to: 110) == 2..<3)
    #expect(geometry.items(of: 0, from: 0, to: 95) == 0..<2)
  }

  @Test func onlyVisibleItemsHaveCells() {
    let stage = TouchStage(systemVersion: "12.0")
    let source = ItemSource(count: 5_000)
    let collection = stage.collection(source)
    #expect(collection.contentSize.width == 320)
    let visible = collection.visibleCells.count
    #expect(visible == 6 * 9)
    for y in stride(from: CGFloat(0), through: 40_000, by: 777) {
      collection.contentOffset = CGPoint(x: 0, y: y)
      UIApplication.shared.layoutIfNeeded()
    }
    #expect(source.made <= visible + 12)
    let last = collection.indexPathsForVisibleItems.last
    #expect(last.flatMap { (collection.cellForItem(at: $0) as? ItemCell)?.number } == last?.item)
    collection.scrollToItem(at: path(3000), at: .centeredVertically, animated: false)
    UIApplication.shared.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(3000)) != nil)
  }

  @Test func aFingerSelects() {
    let stage = TouchStage(systemVersion: "12.0")
    let source = ItemSource(count: 50)
    let collection = stage.collection(source)
    stage.tap(25, 25)
    #expect(collection.indexPathsForSelectedItems == [path(0)])
    stage.wait(1)
    stage.tap(80, 25)
    #expect(source.log == ["select 0", "deselect 0", "select 1"])
    #expect(collection.cellForItem(at: path(1))?.isSelected == true)
  }

  @Test func itemsComeAndGo() {
    let stage = TouchStage(systemVersion: "12.0")
    let source = ItemSource(count: 4)
    let collection = stage.collection(source)
    let third = collection.cellForItem(at: path(2))
    source.numbers = [0, 9, 2, 3]
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(1)])
      collection.insertItems(at: [path(1)])
    }
    UIApplication.shared.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(2)) === third)
    #expect((collection.cellForItem(at: path(1)) as? ItemCell)?.number == 9)
    source.numbers.remove(at: 0)
    collection.deleteItems(at: [path(0)])
    UIApplication.shared.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(1)) === third)
    stage.wait(0.15)
    #expect(abs((third?.presented.frame.minX ?? 0) - 81) < 2)
    #expect(stage.settle())
    #expect(collection.visibleCells.compactMap { ($0 as? ItemCell)?.number } == [9, 2, 3])
  }

  /// A layout of one's own places the items.
  @Test func ownLayoutsPlaceItems() {
    let stage = TouchStage(systemVersion: "12.0")
    let source = ItemSource(count: 6)
    let collection = stage.collection(source, layout: Diagonal())
    #expect(collection.contentSize == CGSize(width: 600, height: 600))
    #expect(collection.visibleCells.count == 4)
    #expect(collection.cellForItem(at: path(2))?.frame == CGRect(x: 200, y: 200, width: 100, height: 100))
    #expect(collection.cellForItem(at: path(1))?.alpha == 0.5)
  }

  /// Cells that find their sizes by constraints.
  @Test func itemsFindTheirSizes() {
    let stage = TouchStage(systemVersion: "12.0")
    let source = ItemSource(count: 3)
    source.width = { CGFloat(60 + $0 * 40) }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let collection = stage.collection(source, layout: layout)
    #expect(collection.cellForItem(at: path(2))?.frame.size == CGSize(width: 140, height: 30))
    #expect(collection.cellForItem(at: path(1))?.frame.size == CGSize(width: 100, height: 30))
  }
}

private final class Diagonal: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 600, height: 600) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = CGFloat(indexPath.item) * 100
    attributes.frame = CGRect(x: place, y: place, width: 100, height: 100)
    if indexPath.item == 1 { attributes.alpha = 0.5 }
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<6).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

private final class ItemCell: UICollectionViewCell {
  var number = -1
  private var width: NSLayoutConstraint?

  func ask(_ points: CGFloat) {
    guard width == nil else { return }
    let box = UIView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: points)
    self.width = width
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 30),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
}

@MainActor
private final class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var numbers: [Int]
  var made = 0
  var log: [String] = []
  var width: ((Int) -> CGFloat)?
  private var known: Set<ObjectIdentifier> = []

  init(count: Int) { numbers = Array(0..<count) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if known.insert(ObjectIdentifier(cell)).inserted { made += 1 }
    if let cell = cell as? ItemCell {
      cell.number = numbers[indexPath.item]
      if let width { cell.ask(width(indexPath.item)) }
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.item)")
  }
}

extension TouchStage {
  @MainActor
  fileprivate func collection(
    _ source: ItemSource, layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing = 4
    (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 4
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    collection.delegate = source
    window.addSubview(collection)
    UIApplication.shared.layoutIfNeeded()
    return collection
  }
}

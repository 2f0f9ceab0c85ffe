import Foundation
import UIKit

/// Fills a collection whose class is not there: with each of its prototypes once.
@MainActor
final class PrototypeItems: NSObject, UICollectionViewDataSource {
  private let identifiers: [String]
  private let headerIdentifier: String?
  private let footerIdentifier: String?

  init(_ node: ViewNode) {
    identifiers = node.prototypes.compactMap(\.reuseIdentifier)
    headerIdentifier = node.view(key: "sectionHeaderView")?.reuseIdentifier
    footerIdentifier = node.view(key: "sectionFooterView")?.reuseIdentifier
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    identifiers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = kind == UICollectionView.elementKindSectionHeader ? headerIdentifier : footerIdentifier
    guard let identifier else { return UICollectionReusableView(frame: .zero) }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  }
}

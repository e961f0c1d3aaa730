import UIKit

// Code whose identifiers need not be `Sendable`: in Swift 6 mode, the compiler only warns, as with Apple's classes.

/// A class as an item.
final class FileNode: Hashable {
  static func == (left: FileNode, right: FileNode) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A helper for tables of any items.
@MainActor
class LooseTable<Section: Hashable, Item: Hashable> {
  var dataSource: UITableViewDiffableDataSource<Section, Item>?

  var items: [Item] { dataSource?.snapshot().itemIdentifiers ?? [] }

  func show(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    dataSource?.defaultRowAnimation = .fade
    dataSource?.apply(snapshot, animatingDifferences: true)
  }

  func show(_ items: [Item], in section: Section) -> [IndexPath] {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
    snapshot.reloadItems(items)
    show(snapshot)
    return snapshot.itemIdentifiers(inSection: section)
      .compactMap { dataSource?.indexPath(for: $0) }
  }
}

@MainActor
func show(_ node: FileNode, in dataSource: UICollectionViewDiffableDataSource<Int, FileNode>) {
  var outline = NSDiffableDataSourceSectionSnapshot<FileNode>()
  outline.append([node])
  outline.expand(outline.rootItems)
  dataSource.apply(outline, to: 0)
  dataSource.reorderingHandlers.canReorderItem = { _ in true }
  dataSource.reorderingHandlers.didReorder = { _ = $0.finalSnapshot.itemIdentifiers }
  dataSource.sectionSnapshotHandlers.willExpandItem = { _ in }
}

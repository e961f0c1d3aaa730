import DiffableSnapshots
import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

@available(iOS 15, tvOS 15, *)
// example: collection view
@MainActor
final class CollectionTarget: NSObject, @MainActor ListTarget,
  UICollectionViewDataSource
{
  typealias SupplementaryView = any UIContentConfiguration

  let capabilities = ListCapabilities.collectionView
  let changeLimit = 300
  var isOnScreen: Bool { view.window != nil }
  var data: ListData<UICollectionViewCell>?
  var supplementaryData: SupplementaryData<SupplementaryView>?
  let view: UICollectionView
  private let kinds: [String: SupplementaryKind] = [
    UICollectionView.elementKindSectionHeader: .header,
    UICollectionView.elementKindSectionFooter: .footer,
  ]

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    for kind in kinds.keys {
      view.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind
      )
    }
    view.dataSource = self
  }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    view.reloadData()
    completion()
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    func update() {
      view.performBatchUpdates {
        updateData()
        show(batch)
      } completion: { _ in
        completion()
      }
    }
    if animated {
      update()
    } else {
      UIView.performWithoutAnimation { update() }
    }
  }

  private func show<Section, Item>(
    _ batch: Batch<Section, Item>
  ) {
    view.deleteSections(IndexSet(batch.sectionDeletions))
    view.insertSections(IndexSet(batch.sectionInsertions))
    for move in batch.sectionMoves {
      view.moveSection(move.from, toSection: move.to)
    }
    view.reloadSections(IndexSet(batch.oldSectionReloads))
    for section in batch.sectionReconfigurations {
      for kind in kinds.keys {
        let path = IndexPath(item: 0, section: section)
        configure(
          view.supplementaryView(forElementKind: kind, at: path),
          kind,
          path
        )
      }
    }
    view.deleteItems(at: batch.itemDeletions.map { IndexPath($0) })
    view.insertItems(at: batch.itemInsertions.map { IndexPath($0) })
    for move in batch.itemMoves {
      view.moveItem(at: IndexPath(move.from), to: IndexPath(move.to))
    }
    view.reloadItems(at: batch.oldItemReloads.map { IndexPath($0) })
    view.reconfigureItems(
      at: batch.itemReconfigurations.map { IndexPath($0) }
    )
  }

  private func configure(
    _ view: UICollectionReusableView?,
    _ kind: String,
    _ path: IndexPath
  ) {
    guard let cell = view as? UICollectionViewListCell,
      let kind = kinds[kind]
    else { return }
    cell.contentConfiguration = supplementaryData?.view(
      ofKind: kind,
      at: ItemPath(path)
    )
  }

  func numberOfSections(in view: UICollectionView) -> Int {
    data?.numberOfSections ?? 0
  }

  func collectionView(
    _ view: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    data?.numberOfItems(inSection: section) ?? 0
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    guard let data else {
      fatalError("Keep the data source while the list is shown")
    }
    return data.cell(at: ItemPath(path))
  }

  func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    let cell = view.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: kind,
      for: path
    )
    configure(cell, kind, path)
    return cell
  }

  func collectionView(
    _ view: UICollectionView,
    canMoveItemAt path: IndexPath
  ) -> Bool {
    data?.canReorderItem(at: ItemPath(path)) ?? false
  }

  func collectionView(
    _ view: UICollectionView,
    moveItemAt source: IndexPath,
    to destination: IndexPath
  ) {
    let didMove =
      data?.beginReordering(at: ItemPath(source)) == true
      && data?.dropReorderedItem(at: ItemPath(destination)) == true
    // The view accepts changes again after this call returns.
    Task {
      if !didMove { view.reloadData() }
      data?.endReordering()
    }
  }
}
// end

@available(iOS 15, tvOS 15, *)
// example: cells of a collection view
@MainActor
func makeDataSource(
  for view: UICollectionView
) -> DiffableDataSource<String, Int, CollectionTarget> {
  typealias Cell = UICollectionViewListCell
  typealias Registration =
    UICollectionView.CellRegistration<Cell, Int>
  let cells = Registration { cell, _, number in
    var content = cell.defaultContentConfiguration()
    content.text = "No. \(number)"
    cell.contentConfiguration = content
  }
  let target = CollectionTarget(view)
  let dataSource = DiffableDataSource<String, Int, _>(
    target: target
  ) { target, path, number in
    target.view.dequeueConfiguredReusableCell(
      using: cells,
      for: IndexPath(path),
      item: number
    )
  }
  dataSource.supplementaryViewProvider = { _, kind, _, section in
    guard kind == .header else { return nil }
    var content = UIListContentConfiguration.plainHeader()
    content.text = section
    return content
  }
  return dataSource
}
// end

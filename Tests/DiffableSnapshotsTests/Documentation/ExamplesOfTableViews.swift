import DiffableSnapshots
import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

@available(iOS 15, tvOS 15, *)
// example: table view
@MainActor
final class TableTarget: NSObject, @MainActor ListTarget,
  UITableViewDataSource
{
  let capabilities = ListCapabilities.tableView
  let changeLimit = 300
  var isOnScreen: Bool { table.window != nil }
  var data: ListData<UITableViewCell>?
  var supplementaryData: SupplementaryData<String>?
  let table: UITableView

  init(_ table: UITableView) {
    self.table = table
    super.init()
    table.dataSource = self
  }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    table.reloadData()
    completion()
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    func update() {
      table.performBatchUpdates {
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
    table.deleteSections(
      IndexSet(batch.sectionDeletions),
      with: .automatic
    )
    table.insertSections(
      IndexSet(batch.sectionInsertions),
      with: .automatic
    )
    for move in batch.sectionMoves {
      table.moveSection(move.from, toSection: move.to)
    }
    table.reloadSections(
      IndexSet(batch.oldSectionReloads),
      with: .automatic
    )
    for section in batch.sectionReconfigurations {
      let header = table.headerView(forSection: section)
      header?.textLabel?.text = title(.header, of: section)
      let footer = table.footerView(forSection: section)
      footer?.textLabel?.text = title(.footer, of: section)
    }
    table.deleteRows(
      at: batch.itemDeletions.map { IndexPath($0) },
      with: .automatic
    )
    table.insertRows(
      at: batch.itemInsertions.map { IndexPath($0) },
      with: .automatic
    )
    for move in batch.itemMoves {
      table.moveRow(at: IndexPath(move.from), to: IndexPath(move.to))
    }
    table.reloadRows(
      at: batch.oldItemReloads.map { IndexPath($0) },
      with: .automatic
    )
    table.reconfigureRows(
      at: batch.itemReconfigurations.map { IndexPath($0) }
    )
  }

  private func title(
    _ kind: SupplementaryKind,
    of section: Int
  ) -> String? {
    supplementaryData?.view(ofKind: kind, inSection: section)
  }

  func numberOfSections(in table: UITableView) -> Int {
    data?.numberOfSections ?? 0
  }

  func tableView(
    _ table: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    data?.numberOfItems(inSection: section) ?? 0
  }

  func tableView(
    _ table: UITableView,
    cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    data?.cell(at: ItemPath(path)) ?? UITableViewCell()
  }

  func tableView(
    _ table: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    title(.header, of: section)
  }

  func tableView(
    _ table: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    title(.footer, of: section)
  }

  func tableView(
    _ table: UITableView,
    canMoveRowAt path: IndexPath
  ) -> Bool {
    data?.canReorderItem(at: ItemPath(path)) ?? false
  }

  func tableView(
    _ table: UITableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {
    let didMove =
      data?.beginReordering(at: ItemPath(source)) == true
      && data?.dropReorderedItem(at: ItemPath(destination)) == true
    // The table accepts changes again after this call returns.
    Task {
      if !didMove { table.reloadData() }
      data?.endReordering()
    }
  }
}

extension IndexPath {
  init(_ path: ItemPath) {
    self.init(item: path.item, section: path.section)
  }
}

extension ItemPath {
  init(_ path: IndexPath) {
    self.init(section: path.section, item: path.item)
  }
}
// end

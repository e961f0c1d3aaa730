#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewTarget {
    /// Makes the changes of a batch, within the update block of the table view.
    func show<Section, Item>(_ batch: Batch<Section, Item>, in tableView: UITableView) {
      showSections(batch, in: tableView)
      let animations = rowAnimations
      if !batch.itemDeletions.isEmpty {
        let animation = animations.itemDeletion ?? animations.defaultAnimation
        tableView.deleteRows(at: batch.itemDeletions.map { IndexPath($0) }, with: animation)
      }
      if !batch.itemInsertions.isEmpty {
        let animation = animations.itemInsertion ?? animations.defaultAnimation
        tableView.insertRows(at: batch.itemInsertions.map { IndexPath($0) }, with: animation)
      }
      for move in batch.itemMoves {
        tableView.moveRow(at: IndexPath(move.from), to: IndexPath(move.to))
      }
      if !batch.itemReloads.isEmpty {
        reloadRows(at: batch.oldItemReloads.map { IndexPath($0) }, in: tableView)
      }
      if !batch.itemReconfigurations.isEmpty {
        let indexPaths = batch.itemReconfigurations.map { IndexPath($0) }
        if #available(iOS 15.0, tvOS 15.0, *) {
          tableView.reconfigureRows(at: indexPaths)
        } else {
          reloadRows(at: indexPaths, in: tableView)
        }
      }
    }

    private func reloadRows(at indexPaths: [IndexPath], in tableView: UITableView) {
      let animation = rowAnimations.itemReload ?? rowAnimations.defaultAnimation
      tableView.reloadRows(at: indexPaths, with: animation)
    }

    private func showSections<Section, Item>(
      _ batch: Batch<Section, Item>,
      in tableView: UITableView
    ) {
      let animations = rowAnimations
      if !batch.sectionDeletions.isEmpty {
        let animation = animations.sectionDeletion ?? animations.defaultAnimation
        tableView.deleteSections(IndexSet(batch.sectionDeletions), with: animation)
      }
      if !batch.sectionInsertions.isEmpty {
        let animation = animations.sectionInsertion ?? animations.defaultAnimation
        tableView.insertSections(IndexSet(batch.sectionInsertions), with: animation)
      }
      for move in batch.sectionMoves { tableView.moveSection(move.from, toSection: move.to) }
      if !batch.sectionReloads.isEmpty {
        let animation = animations.sectionReload ?? animations.defaultAnimation
        tableView.reloadSections(IndexSet(batch.oldSectionReloads), with: animation)
      }
      for section in batch.sectionReconfigurations {
        updateHeaderAndFooter(inSection: section, of: tableView)
      }
    }
  }
#endif

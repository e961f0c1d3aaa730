#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  extension TableViewTarget {
    /// Makes the changes of a batch, within the update block of the table view.
    func show(_ batch: ViewBatch, in tableView: UITableView) {
      let reloadedSections = showSections(batch, in: tableView)
      reconfiguredPaths.removeAll(inSections: reloadedSections)
      let isKept = { (path: ItemPath) in !reloadedSections.contains(path.section) }
      let animations = rowAnimations
      if !batch.items.deletions.isEmpty {
        let animation = animations.itemDeletion ?? animations.defaultAnimation
        tableView.deleteRows(at: batch.items.deletions.map { IndexPath($0) }, with: animation)
      }
      if !batch.items.insertions.isEmpty {
        let animation = animations.itemInsertion ?? animations.defaultAnimation
        tableView.insertRows(at: batch.items.insertions.map { IndexPath($0) }, with: animation)
      }
      for move in batch.items.moves {
        tableView.moveRow(at: IndexPath(move.from), to: IndexPath(move.to))
      }
      if !batch.items.reloads.isEmpty {
        reloadRows(at: batch.oldItemReloads.filter(isKept).map { IndexPath($0) }, in: tableView)
      }
      if !batch.items.reconfigurations.isEmpty {
        let indexPaths = batch.items.reconfigurations.filter(isKept).map { IndexPath($0) }
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

    /// Makes the changes of sections.
    ///
    /// - Returns: The old indexes of the reloaded sections. Sections whose headers cannot be updated are among them.
    private func showSections(_ batch: ViewBatch, in tableView: UITableView) -> IndexSet {
      let animations = rowAnimations
      if !batch.sections.deletions.isEmpty {
        let animation = animations.sectionDeletion ?? animations.defaultAnimation
        tableView.deleteSections(IndexSet(batch.sections.deletions), with: animation)
      }
      if !batch.sections.insertions.isEmpty {
        let animation = animations.sectionInsertion ?? animations.defaultAnimation
        tableView.insertSections(IndexSet(batch.sections.insertions), with: animation)
      }
      for move in batch.sections.moves { tableView.moveSection(move.from, toSection: move.to) }
      var reloads = IndexSet(batch.oldSectionReloads)
      // A batch with reconfigurations does not change the structure, so old and new indexes are the same.
      for section in batch.sections.reconfigurations
      where !updateHeaderAndFooter(inSection: section, of: tableView) {
        reloads.insert(section)
      }
      if !reloads.isEmpty {
        let animation = animations.sectionReload ?? animations.defaultAnimation
        tableView.reloadSections(reloads, with: animation)
      }
      return reloads
    }
  }
#endif

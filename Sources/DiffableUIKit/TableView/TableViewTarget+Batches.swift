#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  extension TableViewTarget {
    /// Reloads the table view.
    @_spi(Views)
    public func reload(_ tableView: UITableView) {
      tableView.reloadData()
      completions.callAll()
    }

    /// Performs a batch.
    @_spi(Views)
    public func perform(_ batch: UntypedBatch, in tableView: UITableView, updateData: () -> Void) {
      completions.perform(batch) { completion in
        tableView.performBatchUpdates(
          {
            updateData()
            update(tableView, batch)
          },
          completion: completion
        )
      }
    }

    /// Makes the changes of a batch, within the update block of the table view.
    private func update(_ tableView: UITableView, _ batch: UntypedBatch) {
      let reloadedSections = updateSections(of: tableView, batch)
      let indexPaths = { (paths: [ItemPath]) in paths.map { IndexPath($0) } }
      let kept = { (paths: [ItemPath]) in
        indexPaths(paths.filter { !reloadedSections.contains($0.section) })
      }
      let items = batch.items
      if !items.deletions.isEmpty {
        tableView.deleteRows(at: indexPaths(items.deletions), with: animation(\.itemDeletion))
      }
      if !items.insertions.isEmpty {
        tableView.insertRows(at: indexPaths(items.insertions), with: animation(\.itemInsertion))
      }
      for move in items.moves {
        tableView.moveRow(at: IndexPath(move.from), to: IndexPath(move.to))
      }
      if !items.reloads.isEmpty {
        tableView.reloadRows(at: kept(items.reloads), with: animation(\.itemReload))
      }
      guard !items.reconfigurations.isEmpty else { return }
      if #available(iOS 15.0, tvOS 15.0, *) {
        tableView.reconfigureRows(at: kept(items.reconfigurations))
      }
    }

    /// Makes the changes of sections.
    ///
    /// - Returns: The indexes of the reloaded sections. Sections whose headers cannot be updated are among them.
    private func updateSections(of tableView: UITableView, _ batch: UntypedBatch) -> IndexSet {
      let sections = batch.sections
      if !sections.deletions.isEmpty {
        tableView.deleteSections(IndexSet(sections.deletions), with: animation(\.sectionDeletion))
      }
      if !sections.insertions.isEmpty {
        tableView.insertSections(IndexSet(sections.insertions), with: animation(\.sectionInsertion))
      }
      for move in sections.moves { tableView.moveSection(move.from, toSection: move.to) }
      var reloads = IndexSet(sections.reloads)
      for section in sections.reconfigurations
      where !updateHeaderAndFooter(inSection: section, of: tableView) {
        reloads.insert(section)
      }
      if !reloads.isEmpty { tableView.reloadSections(reloads, with: animation(\.sectionReload)) }
      return reloads
    }

    private func animation(
      _ change: KeyPath<TableViewRowAnimations, UITableView.RowAnimation?>
    ) -> UITableView.RowAnimation {
      rowAnimations[keyPath: change] ?? rowAnimations.defaultAnimation
    }
  }
#endif

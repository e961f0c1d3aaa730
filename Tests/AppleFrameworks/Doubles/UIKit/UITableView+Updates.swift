import AppleBase

extension UITableView {
  /// Performs the changes that a closure makes.
  ///
  /// In UIKit the closure is optional and does not escape. Swift allows this combination only for imported methods.
  public func performBatchUpdates(_ body: () -> Void, completion: ((Bool) -> Void)? = nil) {
    if updates != nil { return Inconsistency.report("A batch inside of a batch") }
    if reportsChangeDuringDrag("A batch") { return }
    loadIfNeeded()
    let oldCounts = sections.map { $0.rows.count }
    if countsOfDataSource != oldCounts {
      Inconsistency.report("The counts of the data source changed before the batch")
    }
    // The layout can be out of date: then the table view lays out the old rows before it calls the closure.
    measure()
    if window != nil { layoutIfNeeded() }
    batchAnimations.append(UIView.areAnimationsEnabled)
    lastAnimations = [:]
    updates = ViewUpdates()
    body()
    let made = updates ?? ViewUpdates()
    updates = nil
    if let new = made.sections(from: oldCounts, to: countsOfDataSource, in: .table) {
      show(new)
      reconfigure(made.reconfiguredItems)
    } else {
      setNeedsReload()
    }
    if window != nil { layoutIfNeeded() }
    finish(completion)
  }

  private func show(_ new: [ViewUpdates.Section]) {
    let (old, oldRows) = (sections, sections.map { $0.rows })
    sections = new.map { section in
      let rows = section.items.map { item in
        item.map { oldRows[$0.section][$0.row] } ?? TableRow()
      }
      guard let origin = section.old else { return TableSection(rows: rows) }
      old[origin].rows = rows
      return old[origin]
    }
    let kept = Set(sections.lazy.flatMap { $0.rows }.map { ObjectIdentifier($0) })
    for row in oldRows.joined() where !kept.contains(ObjectIdentifier(row)) { recycle(row) }
    measure()
  }

  private func reconfigure(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      // A row without a cell is not reconfigured: it asks for its cell when it becomes visible.
      guard let row = row(at: indexPath), let cell = row.cell else { continue }
      row.cell = requestCell(at: indexPath, existing: cell)
    }
  }

  private func change(
    _ kind: UpdateKind?,
    _ animation: RowAnimation = .none,
    _ body: (inout ViewUpdates) -> Void
  ) {
    guard var updates else { return Inconsistency.report("A change outside of a batch") }
    body(&updates)
    self.updates = updates
    if let kind { lastAnimations[kind] = animation }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(.sectionInsertion, animation) { $0.insertedSections += sections }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(.sectionDeletion, animation) { $0.deletedSections += sections }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(.sectionReload, animation) { $0.reloadedSections += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change(nil) { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(.itemInsertion, animation) { $0.insertedItems += indexPaths }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(.itemDeletion, animation) { $0.deletedItems += indexPaths }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(.itemReload, animation) { $0.reloadedItems += indexPaths }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(nil) { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  public func reconfigureRows(at indexPaths: [IndexPath]) {
    change(nil) { $0.reconfiguredItems += indexPaths }
  }
}

import AppleBase

extension UICollectionView {
  public func reloadData() {
    if updates != nil { Inconsistency.report("The view was reloaded within a batch") }
    if movement != nil || isEndingMovement {
      Inconsistency.report("The view was reloaded during an interactive movement")
    }
    if hasUncommittedUpdates { Inconsistency.report("A reload deletes all placeholders") }
    numberOfReloads += 1
    resetData()
  }

  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    if self.updates != nil {
      Inconsistency.report("A batch began within a batch")
      return updates()
    }
    if movement != nil || isEndingMovement {
      Inconsistency.report("A batch began during an interactive movement")
    }
    if hasUncommittedUpdates { Inconsistency.report("A batch began beside uncommitted updates") }
    if awaitsMovedCell {
      Inconsistency.report("A batch began before the view asked for the moved cell again")
    }
    // The view reads the counts here if it has not read them since its data was reset.
    let oldCounts = loadedCounts()
    if oldCounts != countsOfDataSource() {
      Inconsistency.report("The counts of the data source changed before the batch")
    }
    // The layout can be out of date: then the view prepares it for the old items before it calls the closure.
    _ = frames()
    if window != nil { layoutIfNeeded() }
    batchAnimations.append(UIView.areAnimationsEnabled)
    self.updates = ViewUpdates()
    updates()
    let changes = self.updates ?? ViewUpdates()
    self.updates = nil
    perform(changes, from: oldCounts, to: countsOfDataSource())
    layout()
    finish(completion)
  }

  private func perform(_ changes: ViewUpdates, from oldCounts: [Int], to newCounts: [Int]) {
    for section in changes.reloadedSections
    where oldCounts.indices.contains(section) && oldCounts[section] == 0 {
      Inconsistency.report("Section \(section), which is reloaded, has no items")
    }
    guard let sections = changes.sections(from: oldCounts, to: newCounts, in: .collection) else {
      return resetData()
    }
    var newCells: [IndexPath: UICollectionViewCell] = [:]
    var newSelection: Set<IndexPath> = []
    var newViews: [SupplementaryKey: UICollectionReusableView] = [:]
    for (index, section) in sections.enumerated() {
      for (item, origin) in section.items.enumerated() {
        guard let origin else { continue }
        let path = IndexPath(item: item, section: index)
        newCells[path] = cells.removeValue(forKey: origin)
        if selected.contains(origin) { newSelection.insert(path) }
      }
      for key in supplementaryViews.keys where key.section == section.old {
        let newKey = SupplementaryKey(kind: key.kind, section: index)
        newViews[newKey] = supplementaryViews[key]
      }
    }
    for cell in cells.values { reuse(cell) }
    for view in supplementaryViews.values where !newViews.values.contains(view) { reuse(view) }
    (cells, selected, supplementaryViews, counts) = (newCells, newSelection, newViews, newCounts)
    for path in changes.reconfiguredItems {
      if !newCounts.indices.contains(path.section) || path.item >= newCounts[path.section] {
        Inconsistency.report("Item \(path), which is reconfigured, is out of bounds")
      } else if let cell = cells[path] {
        reconfigure(cell, at: path)
      }
    }
  }

  private func record(_ change: (inout ViewUpdates) -> Void) {
    guard updates != nil else {
      return Inconsistency.report("A change outside of a batch")
    }
    change(&updates!)
  }

  public func insertSections(_ sections: IndexSet) { record { $0.insertedSections += sections } }

  public func deleteSections(_ sections: IndexSet) { record { $0.deletedSections += sections } }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(ViewUpdates.Move(from: section, to: newSection)) }
  }

  public func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections += sections } }

  public func insertItems(at indexPaths: [IndexPath]) { record { $0.insertedItems += indexPaths } }

  public func deleteItems(at indexPaths: [IndexPath]) { record { $0.deletedItems += indexPaths } }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append(ViewUpdates.Move(from: indexPath, to: newIndexPath)) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloadedItems += indexPaths } }

  public func reconfigureItems(at indexPaths: [IndexPath]) {
    record { $0.reconfiguredItems += indexPaths }
  }
}

import AppleBase

extension NSCollectionView {
  /// Loads the items when they are needed next, and removes the selection.
  public func reloadData() {
    guard updates == nil else {
      return Inconsistency.report("The collection view is reloaded within batch updates")
    }
    needsReload = true
    selection = []
  }

  func reloadIfNeeded() {
    guard needsReload && updates == nil else { return }
    needsReload = false
    animations = []
    let former = sections
    sections = []
    endDisplaying(former)
    let counts = countsOfDataSource()
    let kinds = prepareLayout(counts)
    sections = counts.enumerated().map { section, count in
      Section(
        items: (0..<count).map { requestItem(IndexPath(item: $0, section: section)) },
        views: requestViews(section, kinds[section])
      )
    }
  }

  private func countsOfDataSource() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Performs updates; animated only through the animator.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isAnimated = isAnimator && NSAnimationContext.isAnimating
    isAnimator = false
    guard self.updates == nil else {
      return Inconsistency.report("Batch updates within batch updates")
    }
    if needsReload && window != nil {
      Inconsistency.report("The reload that waits for the layout is lost to the batch updates")
    }
    reloadIfNeeded()
    let oldCounts = sections.map { $0.items.count }
    if countsOfDataSource() != oldCounts {
      Inconsistency.report("The counts of the data source changed before the batch")
    }
    _ = prepareLayout(oldCounts)
    self.updates = ViewUpdates()
    updates()
    let changes = self.updates ?? ViewUpdates()
    self.updates = nil
    for section in changes.reloadedSections
    where oldCounts.indices.contains(section) && oldCounts[section] == 0 {
      Inconsistency.report("Section \(section) is reloaded without items")
    }
    if let new = changes.sections(from: oldCounts, to: countsOfDataSource(), in: .collection) {
      show(new)
    }
    animations.append(isAnimated)
    NSAnimationContext.complete({ completionHandler?(true) }, animated: isAnimated)
  }

  private func show(_ new: [ViewUpdates.Section]) {
    let old = sections
    var selected: Set<IndexPath> = []
    for (section, content) in new.enumerated() {
      for (item, origin) in content.items.enumerated() {
        if let origin, selection.contains(origin) {
          selected.insert(IndexPath(item: item, section: section))
        }
      }
    }
    let kinds = prepareLayout(new.map { $0.items.count })
    sections = new.enumerated().map { section, content in
      Section(
        items: content.items.enumerated().map { item, origin in
          origin.flatMap { old[$0.section].items[$0.item] }
            ?? requestItem(IndexPath(item: item, section: section))
        },
        views: requestViews(
          section,
          kinds[section],
          existing: content.old.map { old[$0].views } ?? [:]
        )
      )
    }
    selection = selected
    endDisplaying(old)
  }

  private func record(_ change: (inout ViewUpdates) -> Void) {
    isAnimator = false
    guard var updates else {
      return Inconsistency.report("The collection view is changed outside batch updates")
    }
    change(&updates)
    self.updates = updates
  }

  public func insertSections(_ sections: IndexSet) {
    record { $0.insertedSections += sections }
  }

  public func deleteSections(_ sections: IndexSet) { record { $0.deletedSections += sections } }

  public func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections += sections } }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(ViewUpdates.Move(from: section, to: newSection)) }
  }

  public func insertItems(at indexPaths: Set<IndexPath>) {
    record { $0.insertedItems += indexPaths }
  }

  public func deleteItems(at indexPaths: Set<IndexPath>) {
    record { $0.deletedItems += indexPaths }
  }

  public func reloadItems(at indexPaths: Set<IndexPath>) {
    record { $0.reloadedItems += indexPaths }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append(ViewUpdates.Move(from: indexPath, to: newIndexPath)) }
  }
}

// Each change of the items ends in `setOwnItems`, and a change of the function that makes the cells in `replaceCell`.
extension BasicSource {
  /// Edits the items, records problems, and updates the lists.
  ///
  /// - Parameters:
  ///   - call: The function that the app has called, for problems.
  ///   - body: Makes the edit.
  /// - Returns: The result of `body`.
  @discardableResult
  func edit<Result>(
    _ call: String = #function,
    _ body: (inout Snapshot<Int, SourceItem>) -> Result
  ) -> Result {
    // Comparing items can read the source, so the edit is made in a copy.
    var new = versionedItems.snapshot
    let result = body(&new)
    setOwnItems(new, call: call)
    return result
  }

  /// Replaces the items by those of a snapshot, whose sections are not sections of the list.
  ///
  /// The source reloads or reconfigures the marked items, and the items of marked sections, once.
  ///
  /// - Parameters:
  ///   - new: The snapshot.
  ///   - old: A snapshot with the items of this source; the source then repeats the edits between both. If nil, it
  ///     replaces all items.
  func setItems<Section>(
    of new: Snapshot<Section, Item>,
    after old: Snapshot<Section, Item>?
  ) {
    recordProblems(of: new) { wrap($0) }
    var items = old == nil ? .withOneSection : versionedItems.snapshot
    items.follow(
      from: old ?? Snapshot(),
      to: new,
      isIdentical: { _, _ in false },
      make: { wrap($0) }
    )
    if new.isMarked {
      items.reconfigureItems(new.items(markedFor: .reconfigure).map { wrap($0) })
      items.reloadItems(new.items(markedFor: .reload).map { wrap($0) })
    }
    setOwnItems(items)
  }

  /// Replaces the functions that make cells and compare their classes, and gives all items new cells.
  ///
  /// An optional function that the caller does not pass is removed.
  func replaceCell(
    _ cell: @escaping (Item) -> Cell,
    needsNewCell: NeedsNewCell? = nil
  ) {
    (makeCell, self.needsNewCell) = (cell, needsNewCell)
    versionedItems.reloadAll(hasSeveralCellClasses: needsNewCell != nil)
    itemsVersion += 1
    didChange()
  }

  /// Replaces the own items, records problems, and updates the lists.
  ///
  /// - Parameters:
  ///   - new: The new items, with marks and problems.
  ///   - call: The function that the app has called, for problems; nil for the function in the problem.
  func setOwnItems(_ new: Snapshot<Int, SourceItem>, call: String? = nil) {
    recordProblems(of: new, call: call) { $0 }
    let changeset = versionedItems.replace(with: new)
    if let needsNewCell, let changeset {
      // `needsNewCell` calls the app's closure for cells, which may change this source. `update` makes lists show
      // such a change only after `reload` has given the items their new versions.
      update {
        let paths = changeset.keptItems { needsNewCell(item(in: $1), item(in: $0)) }
        versionedItems.reload(paths.compactMap { changeset.new.itemIdentifier(for: $0) })
      }
    }
    itemsVersion += 1
    didChange()
  }
}

extension Snapshot {
  /// Returns the items that have a mark, and the items of sections that have the mark.
  fileprivate func items(markedFor update: ContentUpdate) -> [Item] {
    let (sections, items) =
      switch update {
      case .reload: (reloadedSectionIdentifiers, reloadedItemIdentifiers)
      case .reconfigure: (reconfiguredSectionIdentifiers, reconfiguredItemIdentifiers)
      }
    return sections.reduce(into: items) { items, section in
      items += itemIdentifiers(inSection: section)
    }
  }
}

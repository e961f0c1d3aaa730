extension BasicSource {
  /// Replaces the function that makes the cells, and gives all items new cells.
  ///
  /// The items stay as they are, in the source and in all lists: a list keeps its selection and its scroll
  /// position. If the closure returns a ``ReusableCell``, and an item that conforms to
  /// ``/DiffableSnapshots/ContentEquatable`` later needs a cell of another class because its content has changed, the
  /// item gets a new cell.
  ///
  /// ```swift
  /// songs.setCell { song in "♫ \(song.uppercased())" }
  /// ```
  ///
  /// - Parameter cell: Makes or updates the cell of an item. Called by each list when it needs the cell.
  /// - Complexity: O(*n*) plus the cost of a change, where *n* is the number of items.
  public func setCell(_ cell: @escaping (_ item: Item) -> Cell) {
    setCell(cell, hasOneCellClass: false)
  }

  /// Replaces the function that makes the cells, which may all be of one class, and gives all items new cells.
  func setCell(_ cell: @escaping (Item) -> Cell, hasOneCellClass: Bool) {
    (makeCell, self.hasOneCellClass) = (cell, hasOneCellClass)
    versionedItems.reloadAll()
    itemsVersion += 1
    didChange()
  }

  /// Reloads the items that need cells of another class than before, because their content has changed.
  ///
  /// The type of the cells is checked at run time, because generic code may not know that it is ``ReusableCell``.
  ///
  /// - Parameter old: The own items before their change.
  func reloadItemsWithOtherCellClasses(since old: Snapshot<Int, SourceItem>) {
    #if !hasFeature(Embedded)
      guard !hasOneCellClass, let areContentsEqual, Cell.self == ReusableCell.self else { return }
      let changeset = versionedItems.snapshot.difference(from: old, contentComparison: .none)
      // A deleted item can be inserted again before a list is updated. The item may then need a cell of another class,
      // but the source no longer has the old instance to compare with. The new version makes the list reload the item.
      if !changeset.items.deletions.isEmpty { versionedItems.newestVersion.reloads += 1 }
      // The app's closure for cells may change this source. `update` makes lists show such a change only after `reload`
      // has given the items their new versions.
      update {
        let paths = changeset.keptItems { old, new in
          let (old, new) = (item(in: old), item(in: new))
          guard !areContentsEqual(new, old), let newCell = makeCell(new) as? ReusableCell,
            let oldCell = makeCell(old) as? ReusableCell
          else { return false }
          return !newCell.hasSameClasses(as: oldCell)
        }
        versionedItems.reload(paths.compactMap { changeset.new.itemIdentifier(for: $0) })
      }
    #endif
  }
}

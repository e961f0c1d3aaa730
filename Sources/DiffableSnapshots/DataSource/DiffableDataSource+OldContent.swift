// A reconfigured cell still shows the old content of its item. A provider that is given the old item can leave the
// unchanged parts of the cell as they are.

extension DiffableDataSource {
  /// Updates the cell of an item whose content has changed.
  ///
  /// The path is the path of the item in the snapshot that the list shows. Both items are equal. The cell shows the
  /// content of `old`.
  public typealias ReconfiguredCellProvider = (
    _ target: Target, _ path: ItemPath, _ item: Item, _ old: Item
  ) -> Target.Cell

  /// Updates the cell of a reconfigured item, or returns nil if the cell provider has to update the cell.
  ///
  /// The function looks up the items itself, so that the client compiles the look-ups. `new` is the snapshot that the
  /// list shows, and `old` the snapshot that it showed before.
  @usableFromInline package typealias ReconfiguredCellMaker = (
    _ target: Target,
    _ path: ItemPath,
    _ new: Snapshot<Section, Item>,
    _ old: Snapshot<Section, Item>
  ) -> Target.Cell?

  /// The function that updates the cells of reconfigured items; nil if the cell provider updates all these cells.
  @usableFromInline
  package var reconfiguredCellMaker: ReconfiguredCellMaker? {
    get { shownState.oldContent.maker }
    set {
      shownState.oldContent.maker = newValue
      data.updateCell = newValue.map { maker in
        { [target, shownState] path in
          shownState.oldContent.snapshot.flatMap { maker(target, path, shownState.snapshot, $0) }
        }
      }
    }
  }

  /// The function that updates reconfigured cells, and the snapshot in which the function finds the old items.
  ///
  /// Without the function, an apply does not keep the old snapshot.
  struct OldContent {
    var maker: ReconfiguredCellMaker?

    /// The snapshot before the apply that performs batches now; nil if there is no such apply or no `maker`.
    private(set) var snapshot: Snapshot<Section, Item>?

    mutating func beginApply(from old: Snapshot<Section, Item>) {
      if maker != nil { snapshot = old }
    }

    mutating func endApply() { snapshot = nil }
  }
}

extension DiffableDataSource where Item: ContentEquatable {
  /// Updates the cell of an item whose content has changed; nil by default.
  ///
  /// The provider also receives the old item. With it, a list can draw only what has
  /// changed, or show the change itself:
  ///
  /// ```swift
  /// dataSource.reconfiguredCellProvider = { _, _, share, old in
  ///   "\(share.name) \(share.price > old.price ? "▲" : "▼")"
  /// }
  /// ```
  ///
  /// The old item is the instance in the snapshot that the list showed before the apply. The target calls the
  /// provider for a cell that it keeps. The cell provider makes all other cells. It also updates the cell of a marked
  /// item whose content has not changed, because such a cell may show other data that has changed.
  ///
  /// The provider is called only during an apply, by targets that call ``ListData/reconfiguredCell(at:)``. Without
  /// a provider, an apply neither keeps nor looks up old items.
  @inlinable public var reconfiguredCellProvider: ReconfiguredCellProvider? {
    get { shownState.reconfiguredCellProvider }
    set {
      shownState.reconfiguredCellProvider = newValue
      reconfiguredCellMaker = newValue.map { provider in
        { target, path, new, old in
          let item = new.requiredItem(for: path)
          guard let old = old.instance(of: item), !item.isContentEqual(to: old) else { return nil }
          return provider(target, path, item, old)
        }
      }
    }
  }
}

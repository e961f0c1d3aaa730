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
  /// The function looks up the items itself, so that it does not look up an old item that it does not need. `new` is
  /// the snapshot that the list shows, and `old` the snapshot that it showed before.
  @usableFromInline package typealias ReconfiguredCellMaker = (
    _ target: Target,
    _ path: ItemPath,
    _ new: Snapshot<Section, Item>,
    _ old: Snapshot<Section, Item>
  ) -> Target.Cell?

  /// Sets the function that updates the cells of reconfigured items; nil if the cell provider updates all these cells.
  @inlinable
  package func setReconfiguredCellMaker(_ maker: ReconfiguredCellMaker?) {
    // The closure is created here so that the client compiles it: the list calls it for every reconfigured cell.
    let makeCell = data.makeCell
    data.updateCell = maker.map { maker in
      { [target, shownState] path in
        guard let old = shownState.oldSnapshot else { return makeCell(path) }
        return maker(target, path, shownState.snapshot, old) ?? makeCell(path)
      }
    }
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
      let maker = newValue.map { provider -> ReconfiguredCellMaker in
        { target, path, new, old in
          let item = new.requiredItem(for: path)
          guard let old = old.instance(of: item), !item.isContentEqual(to: old) else { return nil }
          return provider(target, path, item, old)
        }
      }
      setReconfiguredCellMaker(maker)
    }
  }
}

extension DiffableDataSource {
  /// Returns the newest snapshot, without marks, to be edited and applied again.
  ///
  /// The newest snapshot is the result of the last apply or of the last change by the user. An item that the user
  /// reorders changes the snapshot when it is dropped. In an outline, expanding or collapsing an item also changes the snapshot.
  ///
  /// Usually the list shows this snapshot. While an apply waits for another one or computes its difference, the
  /// list shows an older snapshot. The other lookups of the data source, such as ``itemPath(for:)``, always use
  /// the snapshot that the list shows. Edit the snapshot that this method returns, so that no apply is lost.
  ///
  /// - Returns: The newest snapshot.
  /// - Complexity: O(1).
  public func snapshot() -> Snapshot<Section, Item> { newest.snapshot }

  /// Returns the item at a path.
  ///
  /// - Parameter path: A path in the snapshot that the list shows.
  /// - Returns: The item, or nil when the path is out of bounds.
  /// - Complexity: That of ``Snapshot/itemIdentifier(for:)``.
  public func itemIdentifier(for path: ItemPath) -> Item? {
    shownState.snapshot.itemIdentifier(for: path)
  }

  /// Returns the path of an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The path in the snapshot that the list shows, or nil when the list does not show the item.
  /// - Complexity: That of ``Snapshot/itemPath(for:)``.
  public func itemPath(for item: Item) -> ItemPath? { shownState.snapshot.itemPath(for: item) }

  /// Returns the index of the row that shows an item in a list without sections.
  ///
  /// - Parameters:
  ///   - item: Any item.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The zero-based index of the row, or nil when the list does not show the item.
  /// - Complexity: That of ``Snapshot/indexOfRow(for:headers:)``.
  public func indexOfRow(for item: Item, headers: Bool) -> Int? {
    shownState.snapshot.indexOfRow(for: item, headers: headers)
  }

  /// Returns the section at an index.
  ///
  /// - Parameter index: A section index in the snapshot that the list shows.
  /// - Returns: The section, or nil when the index is out of bounds.
  /// - Complexity: That of ``Snapshot/sectionIdentifier(for:)``.
  public func sectionIdentifier(for index: Int) -> Section? {
    shownState.snapshot.sectionIdentifier(for: index)
  }

  /// Returns the index of a section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: The index in the snapshot that the list shows, or nil when the list does not show the section.
  /// - Complexity: That of ``Snapshot/indexOfSection(_:)``.
  public func index(for section: Section) -> Int? { shownState.snapshot.indexOfSection(section) }
}

extension DiffableDataSource {
  /// Returns the path of the item with an `id`, or nil when the list does not show it.
  ///
  /// - Parameter id: The `id` of a model.
  /// - Returns: The path of the item in the list.
  /// - Complexity: That of ``itemPath(for:)``.
  public func itemPath<Model>(forID id: Model.ID) -> ItemPath? where Item == Identified<Model> {
    shownState.snapshot.itemPath(forID: id)
  }

  /// Returns the item with an `id`, or nil when the list does not show it.
  ///
  /// - Parameter id: The `id` of a model.
  /// - Returns: The item as the list shows it.
  /// - Complexity: That of ``itemPath(for:)``.
  public func itemIdentifier<Model>(forID id: Model.ID) -> Item? where Item == Identified<Model> {
    shownState.snapshot.itemIdentifier(forID: id)
  }
}

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

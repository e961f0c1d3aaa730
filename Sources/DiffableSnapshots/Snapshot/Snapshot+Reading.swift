extension Snapshot {
  /// Whether the snapshot has no sections, and so no items.
  public var isEmpty: Bool { numberOfSections == 0 }

  /// The number of sections.
  @preconcurrency
  public var numberOfSections: Int { storage.value.sections.list.items.count }

  /// The total number of items in all sections.
  @inlinable @preconcurrency public var numberOfItems: Int { storage.value.store.shape.count }

  /// The sections, in list order.
  @preconcurrency
  public var sectionIdentifiers: [Section] { sections }

  /// The items of all sections, in list order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  @preconcurrency
  public var itemIdentifiers: [Item] { store.items(ofSlots: shape.slots) }

  /// Returns the number of items in a section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: The number of items; 0 if the snapshot does not contain the section.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable @preconcurrency
  public func numberOfItems(
    inSection section: Section
  ) -> Int {
    indexOfSection(section).map { shape.size($0) } ?? 0
  }

  /// Returns the items of a section, in order.
  ///
  /// - Parameter section: Any section.
  /// - Returns: The items of the section; none if the snapshot does not contain the section.
  /// - Complexity: O(*m* + log *n*) on average, where *m* is the number of items in the section and *n* is the
  ///   number of all sections and items.
  @inlinable @preconcurrency
  public func itemIdentifiers(
    inSection section: Section
  ) -> [Item] {
    indexOfSection(section).map { store.items(ofSection: $0) } ?? []
  }

  /// Returns the section that contains an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The section, or nil if the snapshot does not contain the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable @preconcurrency
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    location(of: item).map { sectionList.list.items[shape.section(of: $0)] }
  }

  /// Returns the index of an item among the items of all sections.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The index in ``itemIdentifiers``, or nil if the snapshot does not contain the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable @preconcurrency
  public func indexOfItem(_ item: Item) -> Int? {
    location(of: item).map { shape.position(of: $0) }
  }

  /// Returns the section index of a section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: The index in ``sectionIdentifiers``, or nil if the snapshot does not contain the section.
  /// - Complexity: O(1) on average.
  @preconcurrency
  public func indexOfSection(_ section: Section) -> Int? { sectionList.index(of: section) }

  /// Returns the path of an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The path, or nil if the snapshot does not contain the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public func itemPath(for item: Item) -> ItemPath? {
    location(of: item).map { shape.path(of: $0) }
  }

  /// Returns the snapshot's instance of an item, which can have other content; nil if it does not contain the item.
  @inlinable
  package func instance(of item: Item) -> Item? {
    location(of: item).map { store.item(at: $0) }
  }

  /// Returns the item at a path.
  ///
  /// - Parameter path: Any path.
  /// - Returns: The item, or nil if the path is out of bounds.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  @inlinable
  public func itemIdentifier(for path: ItemPath) -> Item? {
    guard let location = shape.location(section: path.section, item: path.item) else { return nil }
    return store.item(at: location)
  }

  /// Returns the item at a path for which a list requests a cell; the path must not be out of bounds.
  @inlinable
  package func requiredItem(for path: ItemPath) -> Item {
    guard let location = shape.location(section: path.section, item: path.item) else {
      preconditionFailure("The path of the requested cell is out of bounds")
    }
    return store.item(at: location)
  }

  /// Returns the section at a section index.
  ///
  /// - Parameter index: Any section index.
  /// - Returns: The section, or nil if the index is out of bounds.
  /// - Complexity: O(1).
  @preconcurrency
  public func sectionIdentifier(for index: Int) -> Section? {
    index >= 0 && index < numberOfSections ? sectionList.list.items[index] : nil
  }

  /// Returns the number of items in the section at a section index.
  ///
  /// - Parameter index: Any section index.
  /// - Returns: The number of items, or nil if the index is out of bounds.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  @inlinable @preconcurrency
  public func numberOfItems(inSectionAt index: Int) -> Int? {
    index >= 0 && index < numberOfSections ? shape.size(index) : nil
  }

  /// Returns the location of an item, or nil.
  @inline(never)  // Otherwise a client would contain a copy for each call.
  @inlinable
  func location(of item: Item) -> ListShape.Location? {
    shape.location(of: shortHash(item)) { [items = store.items] in items[$0][$1] == item }
  }

  /// Returns the number of rows that a list without sections shows.
  ///
  /// - Parameter headers: Whether each section has a header row.
  /// - Returns: The number of rows.
  /// - Complexity: O(1).
  public func numberOfRows(headers: Bool) -> Int {
    shape.rowCount(headers: headers)
  }

  /// Returns the rows that a list without sections shows, from top to bottom.
  ///
  /// - Parameter headers: Whether each section has a header row.
  /// - Returns: The rows.
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  public func rows(headers: Bool) -> [ListRow] {
    shape.sizes.enumerated().flatMap { section, size in
      (headers ? [ListRow.header(section: section)] : [])
        + (0..<size).map { .item(ItemPath(section: section, item: $0)) }
    }
  }

  /// Returns the header or the item that a list without sections shows in a row.
  ///
  /// - Parameters:
  ///   - offset: The zero-based number of the row, from the top of the list.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The row, or nil if `offset` is out of bounds.
  /// - Complexity: O(log² *n*), where *n* is the number of sections and items.
  public func row(at offset: Int, headers: Bool) -> ListRow? {
    shape.row(at: offset, headers: headers)
  }

  /// Returns the index of the row that shows an item in a list without sections.
  ///
  /// ```swift
  /// let row = snapshot.indexOfRow(for: "bread", headers: true)
  /// ```
  ///
  /// - Parameters:
  ///   - item: Any item.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The zero-based index of the row, or nil if the snapshot does not contain the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public func indexOfRow(for item: Item, headers: Bool) -> Int? {
    itemPath(for: item).map { shape.row(of: $0, headers: headers) }
  }

  /// Returns the index of a row in a list without sections.
  ///
  /// This is the opposite of ``row(at:headers:)``. With it, you can find the row of a path or a header:
  ///
  /// ```swift
  /// let row = snapshot.indexOfRow(.item(path), headers: true)
  /// let header = snapshot.indexOfRow(.header(section: 1), headers: true)
  /// ```
  ///
  /// - Parameters:
  ///   - row: The header of a section, or the item at a path.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The zero-based index of the row. Nil if the section index or the path is out of bounds, and for
  ///   a header if the list has no header rows.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  public func indexOfRow(_ row: ListRow, headers: Bool) -> Int? {
    shape.index(of: row, headers: headers)
  }
}

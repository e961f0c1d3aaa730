import DiffableSnapshots

extension StrictList {
  /// Plays a user who takes an item, drops it elsewhere, and sees it settle.
  ///
  /// The list moves its own cell, which keeps its serial number, and refuses batches and reloads
  /// meanwhile. Paths are those of what the list shows: one without sections has a single section of rows.
  ///
  /// ```swift
  /// dataSource.reorderingHandlers.canReorderItem = { _ in true }
  /// list.reorderItem(at: ItemPath(section: 0, item: 2), to: ItemPath(section: 0, item: 0))
  /// #expect(dataSource.snapshot().itemIdentifiers == ["c", "a", "b"])
  /// ```
  ///
  /// - Parameters:
  ///   - source: The path of the item.
  ///   - destination: The path that it is to have, once it was taken out.
  /// - Returns: Whether the item is there now; false when the drag or the drop was refused.
  /// - Complexity: That of ``beginReordering(at:)``, ``dropReorderedItem(at:)`` and ``endReordering()``.
  @discardableResult
  public func reorderItem(at source: ItemPath, to destination: ItemPath) -> Bool {
    guard beginReordering(at: source) else { return false }
    defer { endReordering() }
    return dropReorderedItem(at: destination)
  }

  /// Plays a user who takes an item, and lets go of the one before.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: Whether the drag has begun; false when the data source refuses it, or the path is that of
  ///   a header or out of bounds.
  /// - Complexity: O(*s* log *n*), where *s* is the number of sections and *n* that of all items, and what
  ///   `canReorderItem` takes.
  @discardableResult
  public func beginReordering(at path: ItemPath) -> Bool {
    guard let data, let dataPath = dataPath(ofItemAt: path), hasDataOfSizes(.countsBefore)
    else { return false }
    // Before the data source hears of it, for an apply that waited for the earlier drag may come now.
    draggedItemPath = nil
    guard data.beginReordering(at: dataPath) else { return false }
    draggedItemPath = path
    return true
  }

  /// Plays a user who drops the item that is dragged.
  ///
  /// The data source must then have as many items in each section as the list, which has moved its cell.
  ///
  /// - Parameter destination: The path that the item is to have, once it was taken out.
  /// - Returns: Whether the item is there now; false when no item is dragged, or the drop is refused: the
  ///   item can still be dropped elsewhere.
  /// - Complexity: O(*s* log *n* + *m*), where *s* is the number of sections, *n* that of all items and *m*
  ///   that of the items in the sections that change, and what the handlers take.
  @discardableResult
  public func dropReorderedItem(at destination: ItemPath) -> Bool {
    guard let data, let source = draggedItemPath, hasDataOfSizes(.countsBefore),
      let dataPath = dataPath(forDropAt: destination, from: source)
    else { return false }
    let isDropped = data.dropReorderedItem(at: dataPath)
    if isDropped {
      note { () throws(StrictListError) in try moveCell(from: source, to: destination) }
    }
    return hasDataOfSizes(.countsAfter) && isDropped
  }

  private func moveCell(
    from source: ItemPath,
    to destination: ItemPath
  ) throws(StrictListError) {
    var moved = shown
    let cell = moved[source.section].cells.remove(at: source.item)
    guard (0...moved[destination.section].cells.count).contains(destination.item) else {
      throw StrictListError(.newBounds, "the data take an item at \(destination)")
    }
    moved[destination.section].cells.insert(cell, at: destination.item)
    shown = moved
    if draggedItemPath != nil { draggedItemPath = destination }
  }

  /// Plays the end of the drag: the cell lies where it was dropped, or where it was.
  ///
  /// Does nothing when no item is dragged.
  ///
  /// - Complexity: O(1), or that of the apply that waited.
  public func endReordering() {
    guard draggedItemPath != nil else { return }
    // Before the data source hears of it, for now it may change the list.
    draggedItemPath = nil
    data?.endReordering()
  }

  /// The path that the data have for an item of the list, or nil when there is none.
  private func dataPath(ofItemAt path: ItemPath) -> ItemPath? {
    guard shown.indices.contains(path.section),
      shown[path.section].cells.indices.contains(path.item)
    else { return nil }
    if capabilities.contains(.sections) { return path }
    let row = data?.row(at: path.item, headers: capabilities.contains(.headerRows))
    if case .item(let path)? = row { return path }
    return nil
  }

  /// The path that the data will have for an item that is dropped, or nil when it cannot be dropped there.
  private func dataPath(forDropAt destination: ItemPath, from source: ItemPath) -> ItemPath? {
    guard shown.indices.contains(destination.section) else { return nil }
    if capabilities.contains(.sections) { return destination }
    return data?.destination(
      ofRow: source.item,
      movedTo: destination.item,
      headers: capabilities.contains(.headerRows)
    )
  }

  /// Notes it when the data give other counts than the list has.
  private func hasDataOfSizes(_ rule: ListRule) -> Bool {
    let refusalsBefore = refusals.count
    note { () throws(StrictListError) in try checkCounts(sizes, rule) }
    return refusals.count == refusalsBefore
  }
}

import DiffableSnapshots

extension StrictList {
  /// Simulates a user who drags an item, drops it at another path, and ends the drag.
  ///
  /// The list moves the cell of the item, which keeps its serial number. During the drag the list refuses
  /// batches and reloads. All paths are paths of shown cells: a list without sections shows one section with
  /// all rows.
  ///
  /// ```swift
  /// dataSource.reorderingHandlers.canReorderItem = { _ in true }
  /// list.reorderItem(
  ///   at: ItemPath(section: 0, item: 2),
  ///   to: ItemPath(section: 0, item: 0)
  /// )
  /// #expect(dataSource.snapshot().itemIdentifiers == ["c", "a", "b"])
  /// ```
  ///
  /// - Parameters:
  ///   - source: The path of the item.
  ///   - destination: The path of the item after the move.
  /// - Returns: Whether the item moved; false if the drag or the drop was refused.
  /// - Complexity: The sum of ``beginReordering(at:)``, ``dropReorderedItem(at:)`` and ``endReordering()``.
  @discardableResult
  public func reorderItem(at source: ItemPath, to destination: ItemPath) -> Bool {
    guard beginReordering(at: source) else { return false }
    defer { endReordering() }
    return dropReorderedItem(at: destination)
  }

  /// Simulates a user who starts to drag an item.
  ///
  /// Starting a drag ends an earlier drag that has not ended.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: Whether the drag began; false if the data source refuses it, if the path is the path of a
  ///   header row, or if it is out of bounds.
  /// - Complexity: O(*s* log *n*), where *s* is the number of sections and *n* the number of items, plus the
  ///   time of `canReorderItem`.
  @discardableResult
  public func beginReordering(at path: ItemPath) -> Bool {
    guard let data, let dataPath = dataPath(ofItemAt: path), checkDataCounts(.countsBefore)
    else { return false }
    // An earlier drag ends before the call: if the data source refuses the new drag, it may perform a waiting apply.
    draggedItemPath = nil
    guard data.beginReordering(at: dataPath) else { return false }
    draggedItemPath = path
    return true
  }

  /// Simulates a user who drops the dragged item.
  ///
  /// The list moves the cell. If the data source then has other counts than the list, this method returns
  /// false and adds an error to ``refusals``.
  ///
  /// - Parameter destination: The path of the item after the move.
  /// - Returns: Whether the item moved; false if no item is dragged or if the data source refuses the drop.
  ///   After a refused drop, the item can be dropped at another path.
  /// - Complexity: O(*s* log *n* + *m*), where *s* is the number of sections, *n* the number of items and *m*
  ///   the number of items in the sections that change, plus the time of the handlers.
  @discardableResult
  public func dropReorderedItem(at destination: ItemPath) -> Bool {
    guard let data, let source = draggedItemPath, checkDataCounts(.countsBefore),
      let dataPath = dataPath(forDropAt: destination, from: source)
    else { return false }
    let isDropped = data.dropReorderedItem(at: dataPath)
    if isDropped {
      note { () throws(StrictListError) in try moveCell(from: source, to: destination) }
    }
    return checkDataCounts(.countsAfter) && isDropped
  }

  private func moveCell(
    from source: ItemPath,
    to destination: ItemPath
  ) throws(StrictListError) {
    var moved = shown
    let cell = moved[source.section].cells.remove(at: source.item)
    guard (0...moved[destination.section].cells.count).contains(destination.item) else {
      throw StrictListError(
        .newBounds,
        "the data source accepted a drop at \(destination), which is out of bounds"
      )
    }
    moved[destination.section].cells.insert(cell, at: destination.item)
    shown = moved
    if draggedItemPath != nil { draggedItemPath = destination }
  }

  /// Simulates the end of a drag, after a drop or without one.
  ///
  /// Does nothing if no item is dragged.
  ///
  /// - Complexity: O(1), plus the time of an apply that waited for the end of the drag.
  public func endReordering() {
    guard draggedItemPath != nil else { return }
    // The drag ends before the call: the data source may now perform an apply that waited for its end.
    draggedItemPath = nil
    data?.endReordering()
  }

  /// Returns the path in the data source for the path of a shown cell; nil for a header row or a path out of
  /// bounds.
  func dataPath(ofItemAt path: ItemPath) -> ItemPath? {
    guard shown.indices.contains(path.section),
      shown[path.section].cells.indices.contains(path.item)
    else { return nil }
    if capabilities.contains(.sections) { return path }
    let row = data?.row(at: path.item, headers: hasHeaderRows)
    if case .item(let path)? = row { return path }
    return nil
  }

  /// Returns the path that a dropped item gets in the data source, or nil if the item cannot be dropped there.
  private func dataPath(forDropAt destination: ItemPath, from source: ItemPath) -> ItemPath? {
    guard shown.indices.contains(destination.section) else { return nil }
    if capabilities.contains(.sections) { return destination }
    return data?.destination(
      ofRow: source.item,
      movedTo: destination.item,
      headers: hasHeaderRows
    )
  }

  /// Returns whether the data source has the counts of the list, and adds a refusal if it does not.
  func checkDataCounts(_ rule: ListRule) -> Bool {
    let refusalsBefore = refusals.count
    note { () throws(StrictListError) in try checkCounts(sizes) { _ in rule } }
    return refusals.count == refusalsBefore
  }
}

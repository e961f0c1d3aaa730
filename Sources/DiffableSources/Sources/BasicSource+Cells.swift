extension BasicSource {
  /// Replaces the function that makes the cells, and gives all items new cells.
  ///
  /// The items stay as they are, in the source and in all lists: a list keeps its selection and its position.
  ///
  /// ```swift
  /// songs.setCell { song in "♫ \(song.uppercased())" }
  /// ```
  ///
  /// - Parameter cell: Makes or updates the cell of an item. Called by each list when it needs the cell.
  /// - Complexity: O(*n*) plus the cost of a change, where *n* is the number of items.
  @_disfavoredOverload
  public func setCell(_ cell: @escaping (_ item: Item) -> Cell) { replaceCell(cell) }
}

extension BasicSource where Item: ContentEquatable {
  /// Updates the cell of an item whose content has changed; nil by default.
  ///
  /// The function also receives the old item. The cell still shows the content of the old item, so the function can
  /// draw only what has changed. The function that was passed to the initializer makes all other cells. It also updates
  /// the cell of an item that is marked for reconfiguration although its content has not changed.
  ///
  /// ```swift
  /// songs.reconfiguredCellProvider = { song, old in
  ///   song.plays == old.plays ? song.line : "\(song.line) (was \(old.plays))"
  /// }
  /// ```
  ///
  /// Lists call the function through ``DiffableSnapshots/ListData/reconfiguredCell(at:)``; a list that does not
  /// call that method never uses it. Setting another cell with `setCell(_:)` removes the function, because the new
  /// cells may be of another kind.
  public var reconfiguredCellProvider: ((_ item: Item, _ old: Item) -> Cell)? {
    get { makeReconfiguredCell }
    set { makeReconfiguredCell = newValue }
  }
}

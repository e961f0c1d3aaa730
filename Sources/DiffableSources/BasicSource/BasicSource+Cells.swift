extension BasicSource {
  /// Replaces the function that makes the cells, and gives all items new cells.
  ///
  /// The items stay as they are, in the source and in all lists: a list keeps its selection and its scroll
  /// position. If the closure returns a ``ReusableCell``, and an item that conforms to
  /// ``DiffableSnapshots/ContentEquatable`` later needs a cell of another class because its content has changed, the
  /// item gets a new cell.
  ///
  /// ```swift
  /// songs.setCell { song in "♫ \(song.uppercased())" }
  /// ```
  ///
  /// - Parameter cell: Makes or updates the cell of an item. Called by each list when it needs the cell.
  /// - Complexity: O(*n*) plus the cost of a change, where *n* is the number of items.
  public func setCell(_ cell: @escaping (_ item: Item) -> Cell) {
    replaceCell(cell, needsNewCell: Self.needsNewCell(cell, areContentsEqual))
  }

  /// Returns a function that decides whether a changed item needs a cell of another class; nil if the contents of items
  /// are not compared, or the cells are not of type ``ReusableCell``.
  ///
  /// The type of the cells is checked at run time, because generic code may not know that it is ``ReusableCell``.
  static func needsNewCell(
    _ cell: @escaping (Item) -> Cell,
    _ areContentsEqual: TypedItem<Item>.AreContentsEqual?
  ) -> NeedsNewCell? {
    #if hasFeature(Embedded)
      return nil
    #else
      guard Cell.self == ReusableCell.self, let areContentsEqual else { return nil }
      return { item, old in
        guard !areContentsEqual(item, old), let new = cell(item) as? ReusableCell,
          let old = cell(old) as? ReusableCell
        else { return false }
        return !new.hasSameClasses(as: old)
      }
    #endif
  }
}

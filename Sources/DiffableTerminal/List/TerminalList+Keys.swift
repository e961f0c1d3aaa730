import DiffableSources

extension TerminalList {
  /// Scrolls, moves the cursor, or moves the dragged row.
  ///
  /// - Parameter key: An arrow key up or down, Page Up, Page Down, Home or End.
  /// - Returns: Whether the key is one of these keys.
  @discardableResult
  public func navigate(by key: TerminalKey) -> Bool {
    let here = cursor ?? firstRow
    switch key {
    case .up: select(here - 1)
    case .down: select(here + 1)
    case .pageUp: select(here - page)
    case .pageDown: select(here + page)
    case .home: select(0)
    case .end: select(rows.count - 1)
    default: return false
    }
    return true
  }

  /// The item or section header in the selected row, or nil if no row is selected.
  public var selection: ListRow? {
    cursor.flatMap { data?.row(at: $0, headers: hasHeaders) }
  }

  /// The path of the item in the selected row, or nil if no item is selected.
  public var selectedItem: ItemPath? {
    if case .item(let path)? = selection { path } else { nil }
  }

  /// Asks the data source to delete the item in the selected row.
  ///
  /// - Returns: Whether the data source deletes the item, as `canDeleteItem` of its `itemHandlers` decides.
  @discardableResult
  public func deleteSelectedItem() -> Bool {
    selectedItem.flatMap { data?.perform(.delete, at: $0) } ?? false
  }

  /// Selects a row, or moves the dragged row there.
  ///
  /// A list without a cursor scrolls to the row.
  ///
  /// - Parameter row: The offset of the row. An offset out of bounds selects the nearest row.
  public func select(_ row: Int) {
    guard let cursor else { return scroll(to: row) }
    let row = max(0, min(row, rows.count - 1))
    if isDragging { dragRow(from: cursor, to: row) } else { self.cursor = row }
  }

  /// The number of rows that Page Up and Page Down scroll, at least 1.
  private var page: Int { max(1, pane.height) }
}

extension SourceConnection where Target == TerminalList {
  /// Performs an action of the user on the item in the selected row.
  ///
  /// ```swift
  /// let connection = source.connect(to: list)
  /// terminal.run(list) { key in
  ///   if key == .enter { connection.performOnSelection(.select) }
  ///   return key != .character("q")
  /// }
  /// ```
  ///
  /// - Parameter action: The action, such as ``/DiffableSnapshots/UserAction/select`` for the Return key.
  /// - Returns: Whether an item is selected and its source allows and handles the action.
  @discardableResult
  public func performOnSelection(_ action: UserAction) -> Bool {
    target.selectedItem.map { perform(action, at: $0) } ?? false
  }
}

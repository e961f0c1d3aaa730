import DiffableSources

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
  /// - Parameter action: The action, such as ``DiffableSnapshots/UserAction/select`` for the Return key.
  /// - Returns: Whether an item is selected and its source allows and handles the action.
  @discardableResult
  public func performOnSelection(_ action: UserAction) -> Bool {
    target.selectedItem.map { perform(action, at: $0) } ?? false
  }
}

extension Snapshot {
  /// Creates a snapshot from a result builder, which lists the sections as they appear on screen.
  ///
  /// ```swift
  /// let snapshot = try Snapshot {
  ///   SnapshotSection("favorites") { favorites }
  ///   SnapshotSection("settings") {
  ///     "account"
  ///     if isAdministrator {
  ///       "users"
  ///       "logs"
  ///     }
  ///     for plugin in plugins { "plugin \(plugin)" }
  ///   }
  ///   if !results.isEmpty { SnapshotSection("results", items: results) }
  /// }
  /// ```
  ///
  /// This initializer has no ``DuplicatePolicy``, because it could not return the dropped items. Append items
  /// that may repeat with ``appendItems(_:toSection:duplicates:)``.
  ///
  /// - Parameter sections: The sections in order, as single sections, arrays, conditions and loops.
  /// - Throws: ``SnapshotError/duplicateSections(_:call:)`` or
  ///   ``SnapshotError/duplicateItems(_:call:)`` if a section or an item occurs more than once. An item
  ///   must not repeat in different sections either.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items, provided that
  ///   the identifiers hash well.
  @inlinable
  public init(
    @ListBuilder<SnapshotSection<Section, Item>>
    building sections: () -> [SnapshotSection<Section, Item>]
  ) throws(SnapshotError<Section, Item>) {
    try self.init(sections().lazy.map { ($0.identifier, $0.items) }, call: #function)
  }
}

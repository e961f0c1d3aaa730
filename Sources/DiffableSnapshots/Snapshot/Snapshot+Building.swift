extension Snapshot {
  /// Creates a snapshot from a result builder, which lists the sections as they appear on screen.
  ///
  /// ```swift
  /// let snapshot = Snapshot {
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
  /// Sections and items that repeat are problems, as for ``init(_:)``. This initializer has no ``DuplicatePolicy``,
  /// because it could not return the dropped items. Append items that may repeat with
  /// ``appendItems(_:toSection:duplicates:)``.
  ///
  /// - Parameter sections: The sections in order, as single sections, arrays, conditions and loops.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items, provided that
  ///   the identifiers hash well.
  @inlinable
  public init(
    @ListBuilder<SnapshotSection<Section, Item>>
    building sections: () -> [SnapshotSection<Section, Item>]
  ) {
    self.init(sections().lazy.map { ($0.identifier, $0.items) }, call: #function)
  }
}

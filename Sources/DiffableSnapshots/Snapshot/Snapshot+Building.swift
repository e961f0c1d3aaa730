extension Snapshot {
  /// Creates a snapshot that is written down as it looks on screen.
  ///
  /// ```swift
  /// let snapshot = try Snapshot {
  ///   SnapshotSection("favourites") { favourites }
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
  /// There is no ``DuplicatePolicy`` here, because what it drops would be lost: items that may repeat
  /// are appended, with ``appendItems(_:toSection:duplicates:)``.
  ///
  /// - Parameter sections: The sections in order, or arrays of them; conditions and loops say which.
  /// - Throws: ``SnapshotError/duplicateSections(_:call:)`` or
  ///   ``SnapshotError/duplicateItems(_:call:)`` when an identifier occurs more than once, also
  ///   where the occurrences are in different sections.
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

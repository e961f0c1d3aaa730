extension ApplyReport {
  /// Returns the path of an item after the apply.
  ///
  /// A screen that stores paths, for example the paths of selected items, replaces each path by the new path. The
  /// method works for every ``outcome``. A skipped apply does not change the list, so the method returns `path`.
  ///
  /// ```swift
  /// dataSource.applyObserver = { report in
  ///   selectedPaths = Set(
  ///     selectedPaths.compactMap { report.newPath(for: $0) }
  ///   )
  /// }
  /// ```
  ///
  /// - Parameter path: The path of the item before the apply.
  /// - Returns: The path after the apply, or nil if the apply deleted the item or the old path is out of bounds.
  /// - Complexity: The same as ``Snapshot/itemPath(for:)``.
  @inlinable
  public func newPath(for path: ItemPath) -> ItemPath? {
    // A skipped apply does not change the list. It can be reported while another apply is in progress. Then `old` may
    // be a snapshot between two batches, but `path` is a path before the other apply, which is reported later.
    if case .skipped = outcome { return path }
    return old.itemIdentifier(for: path).flatMap { new.itemPath(for: $0) }
  }
}

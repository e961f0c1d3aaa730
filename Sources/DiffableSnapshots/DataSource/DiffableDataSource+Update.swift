extension DiffableDataSource {
  /// Edits the newest snapshot and shows it: all of the edits, or none.
  ///
  /// ```swift
  /// try dataSource.update { snapshot in
  ///   snapshot.deleteItems([3])
  ///   try snapshot.appendItems([7], toSection: "odd")
  /// }
  /// ```
  ///
  /// When an edit throws, nothing has happened. When nothing differs in the end, the list is not bothered.
  /// Called from within another apply, it edits the newest snapshot as well, and waits for its turn.
  ///
  /// The edits are made on a copy. It costs one reference; edited in place, a snapshot would leave the
  /// list's own version as it is in the same way, by copying what it changes.
  ///
  /// - Parameters:
  ///   - mode: Whether to show it by changes with or without movement, or by a full reload.
  ///   - completion: Called once when the list shows the snapshot, or when a later one has made it
  ///     pointless; never before the completion of an earlier apply, and never when `body` throws.
  ///   - body: Edits the snapshot, which has no marks yet. What it applies itself is replaced by what it
  ///     makes of its own snapshot.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  /// - Complexity: That of the edits and of ``apply(_:mode:completion:)``.
  @discardableResult
  public func update<Result, Failure: Error>(
    mode: ApplyMode = .animated,
    completion: (() -> Void)? = nil,
    _ body: (inout Snapshot<Section, Item>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var snapshot = newest
    let result = try body(&snapshot)
    apply(snapshot, mode: mode, completion: completion)
    return result
  }
}

extension DiffableDataSource {
  /// Edits the newest snapshot and shows the result.
  ///
  /// ```swift
  /// dataSource.update { snapshot in
  ///   snapshot.deleteItems([3])
  ///   snapshot.appendItems([7], toSection: "odd")
  /// }
  /// ```
  ///
  /// To get a result of an edit, assign it to a variable:
  ///
  /// ```swift
  /// var dropped: [Int] = []
  /// dataSource.update { snapshot in
  ///   dropped = snapshot.appendItems(page, duplicates: .keepFirst)
  /// }
  /// ```
  ///
  /// Shows nothing if the closure throws. To show all edits or none, use ``Snapshot/edit(_:)`` in the closure.
  ///
  /// When nothing differs in the end, the list receives no batch. During another apply, this method also edits the
  /// newest snapshot, and the list shows the result after that apply.
  ///
  /// The closure edits a copy of the snapshot. Making the copy takes O(1) time.
  ///
  /// - Parameters:
  ///   - mode: How to show the changes: with animation, without animation, or by a reload.
  ///   - completion: Called once when the list shows the snapshot, or when a later apply has superseded it; never
  ///     before the completion of an earlier apply, and never when `body` throws.
  ///   - body: Edits the snapshot, which has no marks yet. A snapshot that `body` applies itself is superseded by
  ///     the edited snapshot.
  /// - Throws: The error that `body` throws.
  /// - Complexity: That of the edits and of ``apply(_:mode:completion:)``.
  public func update<Failure: Error>(
    mode: ApplyMode = .animated,
    completion: (() -> Void)? = nil,
    _ body: (inout Snapshot<Section, Item>) throws(Failure) -> Void
  ) throws(Failure) {
    var snapshot = newest.snapshot
    try body(&snapshot)
    apply(snapshot, mode: mode, completion: completion)
  }
}

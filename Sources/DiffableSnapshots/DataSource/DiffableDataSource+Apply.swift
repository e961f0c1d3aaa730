extension DiffableDataSource {
  /// Shows a snapshot by performing the fewest changes.
  ///
  /// When the call returns, the data source answers from the new snapshot. The animation of the list may still
  /// run. The first apply reloads the list instead. So does an apply while the list is off screen, and an apply
  /// with more changes than the ``changeLimit``. When nothing differs, the list receives no batch.
  ///
  /// An apply that is called from within another apply, such as from a provider or a completion, waits until
  /// the other apply is done. An apply that is called while the user reorders an item waits until the user
  /// has dropped it.
  /// When several applies wait, only the last one runs.
  ///
  /// Completions are called in the order of the applies. The order includes `async` applies: the caller of an
  /// earlier ``apply(_:animatingDifferences:)`` continues first. When the data source is released during an
  /// animation, the list calls the completion at the end of the animation.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether to animate the changes. If false, the list performs the same changes
  ///     without animation; it does not reload.
  ///   - completion: Called once, when the list shows the snapshot or a later apply has superseded this one.
  ///     The completions of earlier applies are called first.
  /// - Complexity: That of ``Snapshot/difference(from:)`` and ``Changeset/batches(for:)``, plus the time that
  ///   the list takes to perform the batches.
  public func apply(
    _ snapshot: Snapshot<Section, Item>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    apply(snapshot, mode: animatingDifferences ? .animated : .notAnimated, completion: completion)
  }

  /// Shows a snapshot by reloading the list, without computing the difference.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: Called once, when the list shows the snapshot or a later apply has superseded this one.
  ///     The completions of earlier applies are called first.
  /// - Complexity: That of the list's reload. A snapshot with marks adds O(*n*), where *n* is the number of
  ///   items. Outlines add the complexity of ``Snapshot/difference(from:)``.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot<Section, Item>,
    completion: (() -> Void)? = nil
  ) {
    apply(snapshot, mode: .reload, completion: completion)
  }

  /// Shows a snapshot in one of three modes.
  ///
  /// The rules of ``apply(_:animatingDifferences:completion:)-(Snapshot<Section,Item>,_,_)`` hold for all modes.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - mode: How to update the list: by changes with or without animation, or by a reload.
  ///   - completion: Called once, when the list shows the snapshot or a later apply has superseded this one.
  ///     The completions of earlier applies are called first.
  /// - Complexity: That of ``Snapshot/difference(from:)`` and ``Changeset/batches(for:)``, plus the time that
  ///   the list takes to perform the batches. A reload has the complexity of
  ///   ``applySnapshotUsingReloadData(_:completion:)``.
  public func apply(
    _ snapshot: Snapshot<Section, Item>,
    mode: ApplyMode,
    completion: (() -> Void)? = nil
  ) {
    enqueue(request(completions.register(completion), snapshot, mode))
  }

  /// Applies contents, or only calls the completion if they are nil, after the completions of all earlier applies.
  @usableFromInline
  func apply(
    _ contents: Contents<Section, Item>?,
    mode: ApplyMode,
    completion: (() -> Void)?
  ) {
    let ticket = completions.register(completion)
    guard let contents else { return completions.end(ticket) }
    enqueue(ApplyRequest(ticket, contents, mode))
  }

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
  /// Shows nothing if the closure throws. To show all edits or none, use ``Snapshot/edit(_:)-9hi06`` in the closure.
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

/// How a list is updated to show a snapshot.
///
/// Changing a list without animation is different from reloading it. A change keeps the cells of all items
/// that remain, together with their selection, their keyboard focus and the scroll position.
///
/// | mode | the difference | the list |
/// |---|---|---|
/// | ``animated`` | computed | performs the changes with animation |
/// | ``notAnimated`` | computed | performs the same changes without animation |
/// | ``reload`` | not computed | makes all cells again |
///
/// In three cases the first two modes also reload the list: the list shows nothing yet, the list is off screen,
/// or the number of changes exceeds its limit.
///
/// ```swift
/// let mode: ApplyMode = isScrolling ? .notAnimated : .animated
/// dataSource.apply(snapshot, mode: mode)
/// ```
public enum ApplyMode: Hashable, Sendable {
  /// Performs the fewest changes, with animation.
  case animated

  /// Performs the fewest changes, without animation.
  case notAnimated

  /// Reloads the list without computing the difference.
  case reload
}

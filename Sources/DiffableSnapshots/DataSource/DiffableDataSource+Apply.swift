extension DiffableDataSource {
  /// Shows a snapshot, by the fewest changes.
  ///
  /// When the call returns, the data source answers from the new snapshot; the list's animation may
  /// still run. The list is reloaded instead of changed the first time, while it is off screen, and where
  /// there are more changes than the ``changeLimit``. When nothing differs, the list is not bothered.
  ///
  /// Called from within another apply, from a provider or a completion, it waits until that one is done;
  /// called while the user drags an item, until the drag has ended. Of several that wait the last wins.
  ///
  /// Completions are called in the order of the applies, also where some of them are `async`: the caller of
  /// an earlier ``apply(_:animatingDifferences:)`` continues first. When the data source is released while
  /// an animation runs, the list calls the completion at the end of the animation.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - animatingDifferences: Whether to show the changes as movement. Without it the list carries out
  ///     the same changes; that is no reload.
  ///   - completion: Called once when the list shows the snapshot, or when a later one has made it
  ///     pointless; never before the completion of an earlier apply.
  /// - Complexity: That of ``Snapshot/difference(from:)`` and ``Changeset/batches(for:)``, and what the
  ///   list makes of the batches.
  public func apply(
    _ snapshot: Snapshot<Section, Item>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    apply(snapshot, mode: animatingDifferences ? .animated : .notAnimated, completion: completion)
  }

  /// Shows a snapshot by a full reload, without looking at what differs.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - completion: Called once when the list shows the snapshot, or when a later one has made it
  ///     pointless; never before the completion of an earlier apply.
  /// - Complexity: That of the list's reload. Marks add O(*n*), where *n* is the number of items;
  ///   outlines add that of ``Snapshot/difference(from:)``.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot<Section, Item>,
    completion: (() -> Void)? = nil
  ) {
    apply(snapshot, mode: .reload, completion: completion)
  }

  /// Shows a snapshot in one of three ways.
  ///
  /// What ``apply(_:animatingDifferences:completion:)`` says holds for all of them.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - mode: Whether by changes with or without movement, or by a full reload.
  ///   - completion: Called once when the list shows the snapshot, or when a later one has made it
  ///     pointless; never before the completion of an earlier apply.
  /// - Complexity: That of ``Snapshot/difference(from:)`` and ``Changeset/batches(for:)``, but for a
  ///   reload, and what the list makes of it.
  public func apply(
    _ snapshot: Snapshot<Section, Item>,
    mode: ApplyMode,
    completion: (() -> Void)? = nil
  ) {
    apply(snapshot, mode: mode, because: .apply, completion: completion)
  }

  /// Applies a snapshot that changes for a given reason.
  @usableFromInline
  func apply(
    _ snapshot: Snapshot<Section, Item>,
    mode: ApplyMode,
    because cause: SnapshotChangeCause,
    completion: (() -> Void)?
  ) {
    let ticket = completions.register(completion)
    var request = Request(snapshot: snapshot, mode: mode, cause: cause)
    if admit(ticket, &request, prepares: false) { run(ticket, request) }
  }
}

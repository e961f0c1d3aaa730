import DiffableSnapshots
import DiffableSources
import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension DiffableDataSource {
  /// Shows the snapshot that a closure returns, now and after each change of an observable property that the closure has
  /// read.
  ///
  /// ```swift
  /// observation = dataSource.observe { [store] in
  ///   Snapshot(grouping: store.todos, into: [.open, .done]) { $0.status }
  /// }
  /// ```
  ///
  /// Several changes in one turn of the actor are shown as one. A change during an apply is shown after it. The closure is
  /// kept until the observation ends, so let it capture the model and not the screen.
  ///
  /// - Parameters:
  ///   - mode: How to show changes. The first snapshot is shown without animation.
  ///   - isolation: The actor to which the data source belongs.
  ///   - snapshot: Makes a snapshot from the model. Called on the actor.
  /// - Returns: The observation, which ends when it is released. Keep a strong reference to it.
  /// - Complexity: For the first snapshot and for each change, that of the closure and of an apply.
  public func observe(
    mode: ApplyMode = .animated,
    isolation: isolated any Actor = #isolation,
    _ snapshot: @escaping () -> Snapshot<Section, Item>
  ) -> SnapshotObservation {
    beginObserving(mode, isolation: isolation, snapshot) { dataSource, snapshot, mode in
      dataSource.apply(snapshot, mode: mode)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension BasicSource {
  /// Shows the items that a closure returns, now and after each change of an observable property that the closure has
  /// read.
  ///
  /// The rules of `observe` of a data source hold.
  ///
  /// ```swift
  /// observation = songs.observe { [library] in library.songs }
  /// ```
  ///
  /// - Parameters:
  ///   - mode: How lists show changes. The first items are shown without animation.
  ///   - isolation: The actor to which the source belongs.
  ///   - items: Reads the items from the model. Called on the actor.
  /// - Returns: The observation, which ends when it is released.
  /// - Complexity: For the first items and for each change, that of the closure and of setting the items.
  public func observe(
    mode: ApplyMode = .animated,
    isolation: isolated any Actor = #isolation,
    _ items: @escaping () -> [Item]
  ) -> SnapshotObservation {
    beginObserving(mode, isolation: isolation, items) { source, items, mode in
      source.update(mode) { source.items = items }
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension SnapshotSource {
  /// Shows the snapshot that a closure returns, now and after each change of an observable property that the closure has
  /// read.
  ///
  /// The rules of `observe` of a data source hold.
  ///
  /// - Parameters:
  ///   - mode: How lists show changes. The first snapshot is shown without animation.
  ///   - isolation: The actor to which the source belongs.
  ///   - snapshot: Makes a snapshot from the model. Called on the actor.
  /// - Returns: The observation, which ends when it is released.
  /// - Complexity: For the first snapshot and for each change, that of the closure and of setting the snapshot.
  public func observe(
    mode: ApplyMode = .animated,
    isolation: isolated any Actor = #isolation,
    _ snapshot: @escaping () -> Snapshot<Section, Item>
  ) -> SnapshotObservation {
    beginObserving(mode, isolation: isolation, snapshot) { source, snapshot, mode in
      source.update(mode) { source.snapshot = snapshot }
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension SegmentedSource {
  /// Selects the segment that a closure returns, now and after each change of an observable property that the closure has
  /// read.
  ///
  /// The rules of `observe` of a data source hold.
  ///
  /// - Parameters:
  ///   - mode: How lists show changes. The first selection is shown without animation.
  ///   - isolation: The actor to which the source belongs.
  ///   - selection: Reads the segment from the model; nil to show nothing. Called on the actor.
  /// - Returns: The observation, which ends when it is released.
  /// - Complexity: For the first selection and for each change, that of the closure and of setting the selection.
  public func observe(
    mode: ApplyMode = .animated,
    isolation: isolated any Actor = #isolation,
    _ selection: @escaping () -> Segment?
  ) -> SnapshotObservation {
    beginObserving(mode, isolation: isolation, selection) { source, selection, mode in
      source.update(mode) { source.selection = selection }
    }
  }
}

import DiffableObservation
import DiffableSources

// An observation belongs to the actor of its caller, so code without an actor cannot observe a model.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
func observe(
  _ dataSource: DiffableDataSource<Int, Int, some ListTarget>,
  _ items: BasicSource<Int, Int>,
  _ snapshots: SnapshotSource<Int, Int, Int>,
  _ segments: SegmentedSource<Int, Int>
) -> [SnapshotObservation] {
  [
    // error: call to actor-isolated instance method 'observe(mode:isolation:_:)' in a synchronous nonisolated context
    dataSource.observe { Snapshot() },
    // error: call to actor-isolated instance method 'observe(mode:isolation:_:)' in a synchronous nonisolated context
    items.observe { [] },
    // error: call to actor-isolated instance method 'observe(mode:isolation:_:)' in a synchronous nonisolated context
    snapshots.observe { Snapshot() },
    // error: call to actor-isolated instance method 'observe(mode:isolation:_:)' in a synchronous nonisolated context
    segments.observe { nil },
  ]
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
func observeOnTheMainActor(
  _ dataSource: DiffableDataSource<Int, Int, some ListTarget>,
  _ items: BasicSource<Int, Int>,
  _ snapshots: SnapshotSource<Int, Int, Int>,
  _ segments: SegmentedSource<Int, Int>
) -> [SnapshotObservation] {
  [
    dataSource.observe { Snapshot() }, items.observe { [] }, snapshots.observe { Snapshot() },
    segments.observe { nil },
  ]
}

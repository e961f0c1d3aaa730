import DiffableSnapshots
import DiffableSources
import Observation

/// The observation of a model, whose changes a data source or a source shows.
///
/// `observe` of a data source or a source creates the observation. It ends with ``cancel()``, when it is released, or when
/// the data source or the source is released. Until then, it keeps what its closure captures.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public final class SnapshotObservation {
  private weak var loop: ObservationLoop?
  private weak var owner: (any ObservationOwner)?

  fileprivate init(_ loop: ObservationLoop, _ owner: any ObservationOwner) {
    (self.loop, self.owner) = (loop, owner)
  }

  deinit { cancel() }

  /// Ends the observation, and releases what its closure captures.
  ///
  /// The list keeps what it shows. A second call has no effect.
  ///
  /// - Complexity: O(1).
  public func cancel() {
    if let loop { owner?.observations[ObjectIdentifier(loop)] = nil }
  }
}

/// An object that shows what its observations read, and keeps them.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
protocol ObservationOwner: AnyObject {
  var observations: [ObjectIdentifier: AnyObject] { get set }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension DiffableDataSource: ObservationOwner {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension ListSource: ObservationOwner {}

/// Reads a model and shows it, once for all changes that are made before the actor of the owner is free again.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
private final class ObservationLoop {
  private let changes: AsyncStream<Void>.Continuation

  /// Reads the model, and shows it.
  var evaluate: (_ mode: ApplyMode) -> Void = { _ in }

  init(_ changes: AsyncStream<Void>.Continuation) { self.changes = changes }

  deinit { changes.finish() }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension ObservationOwner {
  /// Shows a value, and shows it again when a property that was read for it has changed.
  ///
  /// - Parameters:
  ///   - mode: How to show changes. The first value is shown without animation.
  ///   - isolation: The actor of the owner.
  ///   - read: Reads the value from a model.
  ///   - show: Shows the value.
  /// - Returns: The observation.
  func beginObserving<Value>(
    _ mode: ApplyMode,
    isolation: isolated any Actor,
    _ read: @escaping () -> Value,
    show: @escaping (_ owner: Self, _ value: Value, _ mode: ApplyMode) -> Void
  ) -> SnapshotObservation {
    let (changes, change) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let loop = ObservationLoop(change)
    let id = ObjectIdentifier(loop)
    loop.evaluate = { [weak self] mode in
      // A property reports that it will change. The task below goes on when it has changed.
      let value = withObservationTracking(read) { change.yield() }
      // The model may have ended the observation.
      if let self, observations[id] != nil { show(self, value, mode) }
    }
    observations[id] = loop
    loop.evaluate(mode == .animated ? .notAnimated : mode)
    Task { [weak loop] in
      _ = isolation
      for await _ in changes { loop?.evaluate(mode) }
    }
    return SnapshotObservation(loop, self)
  }
}

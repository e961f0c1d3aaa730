/// The result of an apply, for logs and tests.
///
/// A data source passes a report of each apply to its ``DiffableDataSource/applyObserver``. A report is
/// `Sendable`, and its description has a few lines for a log.
public struct ApplyReport<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// What the data source made the list do.
  public enum Outcome: Sendable {
    /// The list performed these batches; the array is empty when nothing differs.
    case batches([Batch<Section, Item>])

    /// The list reloaded its data.
    case reload(ReloadReason)

    /// The list did nothing: a later apply superseded this one, or a later data source owns the list.
    case skipped
  }

  /// The reason why a list was reloaded instead of changed.
  public enum ReloadReason: Hashable, Sendable {
    /// The apply had the mode ``ApplyMode/reload``.
    case requested

    /// The list showed nothing yet.
    case first

    /// The list was off screen.
    case offScreen

    /// The number of changes exceeded the limit.
    case tooManyChanges
  }

  /// The mode of the apply.
  public let mode: ApplyMode

  /// What the data source made the list do.
  public let outcome: Outcome

  /// The snapshot that the list showed before the apply.
  public let old: Snapshot<Section, Item>

  /// The snapshot of the apply, with its problems, its own marks, and the marks of the skipped applies that it
  /// superseded.
  public let new: Snapshot<Section, Item>

  /// The changes from ``old`` to ``new``, or nil if the apply did not compute them.
  ///
  /// A skipped apply has no changeset. A reload usually has none, except for ``ReloadReason/tooManyChanges``.
  /// If there is no changeset, `new.difference(from: old)` computes the changes.
  public let changeset: Changeset<Section, Item>?

  /// The time it took to find the changeset and its batches, in seconds.
  ///
  /// Nil if the apply has no changeset, if no observer was set when the apply computed it, or if the platform
  /// has no clock. Embedded Swift has no clock, nor do systems before macOS 13, iOS 16, tvOS 16 and watchOS 9.
  public let seconds: Double?

  /// What the edits of the applied snapshot or outline were asked to do and could not do.
  ///
  /// - Complexity: O(1).
  public var problems: [SnapshotProblem<Section, Item>] { new.problems }
}

/// The result of an apply, for logs, tests, and state that follows the list.
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

  /// What the edits of the applied snapshot or outline were asked to do and could not do.
  ///
  /// - Complexity: O(1).
  public var problems: [SnapshotProblem<Section, Item>] { new.problems }
}

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
  public func newPath(for path: ItemPath) -> ItemPath? {
    // A skipped apply does not change the list. It can be reported while another apply is in progress. Then `old` may
    // be a snapshot between two batches, but `path` is a path before the other apply, which is reported later.
    if case .skipped = outcome { return path }
    return old.itemIdentifier(for: path).flatMap { new.itemPath(for: $0) }
  }
}

// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension ApplyReport: CustomStringConvertible {
    /// A line that says what happened, then a line of counts for each batch.
    ///
    /// ```
    /// Apply, animated: 2 inserted, 1 deleted, 1 reloaded
    ///   batch 1 of 2: 2 inserted, 1 deleted
    ///   batch 2 of 2: 1 reloaded
    /// ```
    ///
    /// To print the individual changes, print ``changeset``.
    ///
    /// - Complexity: O(*b*), where *b* is the number of batches.
    public var description: String {
      var title = "Apply, \(outcomeText)"
      if let changeset { title += ": \(changeset.summary)" }
      guard case .batches(let batches) = outcome else { return title }
      let lines = batches.enumerated().map { offset, batch in
        "batch \(offset + 1) of \(batches.count): \(batch.summary)"
      }
      return ([title] + lines).joined(separator: "\n  ")
    }

    private var outcomeText: String {
      switch outcome {
      case .batches: mode == .animated ? "animated" : "not animated"
      case .reload(.requested): "reload on request"
      case .reload(.first): "reload, the list showed nothing yet"
      case .reload(.offScreen): "reload, the list is off screen"
      case .reload(.tooManyChanges): "reload, too many changes"
      case .skipped: "skipped"
      }
    }
  }
#endif

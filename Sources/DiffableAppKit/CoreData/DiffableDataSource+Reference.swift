#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension DiffableDataSource {
    /// Shows a snapshot of AppKit, such as the one that a fetched results controller passes to its delegate.
    ///
    /// An identifier of another type than those of the data source is a programmer error, and the call traps with a
    /// message that names it. To handle the error, apply the snapshot that ``DiffableSnapshots/Snapshot/init(_:)``
    /// creates.
    ///
    /// - Parameters:
    ///   - reference: The snapshot of AppKit.
    ///   - mode: Whether to show the changes with or without movement, or by a full reload.
    ///   - completion: Called once, when the list shows the snapshot or a later apply has superseded this one.
    /// - Complexity: O(*n*) on average, where *n* is the number of sections and items, plus that of
    ///   ``DiffableSnapshots/DiffableDataSource/apply(_:mode:completion:)``.
    public func apply(
      _ reference: NSDiffableDataSourceSnapshotReference,
      mode: ApplyMode = .animated,
      completion: (() -> Void)? = nil
    ) {
      do throws(SnapshotReferenceError<Section, Item>) {
        apply(try Snapshot(reference), mode: mode, completion: completion)
      } catch { preconditionFailure(error.description) }
    }
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots
  import DiffableSources

  extension Snapshot {
    /// Creates a snapshot with the sections and items of a snapshot of AppKit.
    ///
    /// A fetched results controller passes such a snapshot to its delegate. The sections of the snapshot are of the
    /// type `String`, and the items of the type `NSManagedObjectID`. In `controller(_:didChangeContentWith:)` of the
    /// delegate, call `apply(_:animatingDifferences:completion:)` of the data source.
    ///
    /// The new snapshot has no marks: AppKit does not tell which items its snapshot reloads. Mark changed objects with
    /// `reconfigureItems(_:)`.
    ///
    /// - Parameter reference: The snapshot of AppKit.
    /// - Throws: An error that names the first identifier of another type.
    /// - Complexity: O(*n*) on average, where *n* is the number of sections and items.
    public init(
      reference: NSDiffableDataSourceSnapshotReference
    ) throws(SnapshotReferenceError<Section, Item>) {
      try self.init(
        convertingSections: reference.sectionIdentifiers,
        items: { reference.itemIdentifiersInSection(withIdentifier: $0) }
      )
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import DiffableSources
  import UIKit

  extension Snapshot {
    /// Creates a snapshot with the sections, items and marks of a snapshot of UIKit.
    ///
    /// A fetched results controller passes such a snapshot to its delegate. The sections of the snapshot are of the
    /// type `String`, and the items of the type `NSManagedObjectID`. In `controller(_:didChangeContentWith:)` of the
    /// delegate, call `apply(_:animatingDifferences:completion:)` of the data source.
    ///
    /// On iOS 15, tvOS 15 and later, the controller marks changed objects for reload, and the new snapshot keeps these
    /// marks. Earlier systems mark nothing.
    ///
    /// - Parameter reference: The snapshot of UIKit.
    /// - Throws: An error that names the first identifier of another type.
    /// - Complexity: O(*n*) on average, where *n* is the number of sections and items.
    public init(
      reference: NSDiffableDataSourceSnapshotReference
    ) throws(SnapshotReferenceError<Section, Item>) {
      try self.init(
        convertingSections: reference.sectionIdentifiers,
        items: { reference.itemIdentifiersInSection(withIdentifier: $0) }
      )
      if #available(iOS 15, tvOS 15, *) {
        try convertMarks(
          reloadedSections: reference.reloadedSectionIdentifiers,
          reloadedItems: reference.reloadedItemIdentifiers,
          reconfiguredItems: reference.reconfiguredItemIdentifiers
        )
      }
    }
  }
#endif

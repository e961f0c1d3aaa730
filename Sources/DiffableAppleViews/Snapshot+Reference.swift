import DiffableSnapshots

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  extension Snapshot {
    /// Creates a snapshot with the sections, items and marks of a snapshot of UIKit or AppKit.
    ///
    /// A fetched results controller passes such a snapshot to its delegate. The sections of the snapshot are of the
    /// type `String`, and the items of the type `NSManagedObjectID`. In `controller(_:didChangeContentWith:)` of the
    /// delegate, call `apply(_:animatingDifferences:completion:)` of the data source.
    ///
    /// On iOS 15, tvOS 15 and later, the controller marks changed objects for reload, and the new snapshot keeps these
    /// marks. Earlier systems mark nothing, and AppKit does not tell which items its snapshot reloads: there, mark changed
    /// objects with `reconfigureItems(_:)`.
    ///
    /// - Parameter reference: The snapshot of UIKit or AppKit.
    /// - Throws: An error that names the first identifier of another type.
    /// - Complexity: O(*n*) on average, where *n* is the number of sections and items.
    public init(
      reference: NSDiffableDataSourceSnapshotReference
    ) throws(SnapshotReferenceError) {
      try self.init(
        convertingSections: reference.sectionIdentifiers,
        items: { reference.itemIdentifiersInSection(withIdentifier: $0) }
      )
      #if canImport(UIKit)
        if #available(iOS 15, tvOS 15, *) {
          try convertMarks(
            reloadedSections: reference.reloadedSectionIdentifiers,
            reloadedItems: reference.reloadedItemIdentifiers,
            reconfiguredItems: reference.reconfiguredItemIdentifiers
          )
        }
      #endif
    }
  }

  extension DiffableDataSource {
    /// Shows a snapshot of UIKit or AppKit, such as the one that a fetched results controller passes to its delegate.
    ///
    /// An identifier whose type differs from the identifier types of the data source is a programmer error. The
    /// call then traps with a message that names this identifier. To handle the error, create the snapshot with
    /// `Snapshot(reference:)`, and apply it.
    ///
    /// - Parameters:
    ///   - reference: The snapshot of UIKit or AppKit.
    ///   - animatingDifferences: Whether to animate the changes.
    ///   - completion: Called once, when the list shows the snapshot or a later apply has superseded this one.
    /// - Complexity: O(*n*) on average, where *n* is the number of sections and items, plus that of
    ///   ``DiffableSnapshots/DiffableDataSource/apply(_:animatingDifferences:completion:)-(Snapshot<Section,Item>,_,_)``.
    public func apply(
      _ reference: NSDiffableDataSourceSnapshotReference,
      animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      do throws(SnapshotReferenceError) {
        apply(
          try Snapshot(reference: reference),
          animatingDifferences: animatingDifferences,
          completion: completion
        )
      } catch { preconditionFailure(error.description) }
    }
  }
#endif

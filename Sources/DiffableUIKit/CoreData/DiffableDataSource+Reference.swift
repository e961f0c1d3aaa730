#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import DiffableSources
  import UIKit

  extension DiffableDataSource {
    /// Shows a snapshot of UIKit, such as the one that a fetched results controller passes to its delegate.
    ///
    /// An identifier whose type differs from the identifier types of the data source is a programmer error. The
    /// call then traps with a message that names these identifiers. To handle the error, create the snapshot with
    /// `Snapshot(reference:)`, and apply it.
    ///
    /// - Parameters:
    ///   - reference: The snapshot of UIKit.
    ///   - animatingDifferences: Whether to animate the changes.
    ///   - completion: Called once, when the list shows the snapshot or a later apply has superseded this one.
    /// - Complexity: O(*n*) on average, where *n* is the number of sections and items, plus that of
    ///   ``DiffableSnapshots/DiffableDataSource/apply(_:animatingDifferences:completion:)-(Snapshot<Section,Item>,_,_)``.
    public func apply(
      _ reference: NSDiffableDataSourceSnapshotReference,
      animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      do throws(SnapshotReferenceError<Section, Item>) {
        apply(
          try Snapshot(reference: reference),
          animatingDifferences: animatingDifferences,
          completion: completion
        )
      } catch { preconditionFailure(error.description) }
    }
  }
#endif

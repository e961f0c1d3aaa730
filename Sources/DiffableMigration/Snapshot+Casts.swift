import DiffableAppleViews
import DiffableSnapshots

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

#if _runtime(_ObjC)
  #if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
    // The casts between a snapshot and the class of the same name in Objective-C, which delegates of fetched results
    // controllers need: `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.
    // swift-format-ignore: NoLeadingUnderscores
    extension Snapshot: _ObjectiveCBridgeable {
      /// Returns a snapshot of UIKit or AppKit with the same sections and items, without marks.
      public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        let reference = NSDiffableDataSourceSnapshotReference()
        reference.appendSections(withIdentifiers: sectionIdentifiers)
        for section in sectionIdentifiers {
          reference.appendItems(
            withIdentifiers: itemIdentifiers(inSection: section),
            intoSectionWithIdentifier: section
          )
        }
        return reference
      }

      /// Creates a snapshot for a cast with `as!`.
      public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference,
        result: inout Snapshot?
      ) {
        result = Snapshot(reference: source)
      }

      /// Creates a snapshot for a cast with `as?`.
      public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference,
        result: inout Snapshot?
      ) -> Bool {
        result = Snapshot(reference: source)
        return true
      }

      /// Creates a snapshot for a cast with `as`.
      public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference?
      ) -> Snapshot {
        source.map { Snapshot(reference: $0) } ?? Snapshot()
      }
    }
  #endif
#endif

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
    /// marks. Earlier systems mark nothing, and AppKit does not tell which items its snapshot reloads: there, mark
    /// changed objects with `reconfigureItems(_:)`.
    ///
    /// If the sections of the new snapshot are of the type `Int`, they are the indexes of the sections. Any other
    /// identifier whose type differs from the types of the snapshot is a programmer error: the call traps with a
    /// message that names this identifier.
    ///
    /// - Parameter reference: The snapshot of UIKit or AppKit.
    /// - Complexity: O(*n*) on average, where *n* is the number of sections and items.
    public init(reference: NSDiffableDataSourceSnapshotReference) {
      let names = reference.sectionIdentifiers
      // Apps whose lists have one section number it.
      let numbers = names is [Section] ? nil : Array(names.indices) as? [Section]
      let sections = numbers ?? converted(names, "section")
      self.init(
        zip(sections, names).map {
          ($0, converted(reference.itemIdentifiersInSection(withIdentifier: $1), "item"))
        }
      )
      #if canImport(UIKit)
        if #available(iOS 15, tvOS 15, *) {
          reconfigureItems(converted(reference.reconfiguredItemIdentifiers, "item"))
          reloadItems(converted(reference.reloadedItemIdentifiers, "item"))
          let reloaded = Set(reference.reloadedSectionIdentifiers.compactMap { $0 as? AnyHashable })
          reloadSections(
            zip(sections, names).compactMap { section, name in
              (name as? AnyHashable).map(reloaded.contains) == true ? section : nil
            }
          )
        }
      #endif
    }
  }

  private func converted<Identifier>(_ values: [Any], _ name: String) -> [Identifier] {
    // Converting the array once is faster than converting each value.
    if let converted = values as? [Identifier] { return converted }
    guard let unexpected = values.first(where: { !($0 is Identifier) }) else { return [] }
    preconditionFailure(
      "The \(name) \(unexpected) has the type \(type(of: unexpected)), "
        + "but \(name)s of the snapshot have the type \(Identifier.self)"
    )
  }

  extension DiffableDataSource {
    /// Shows a snapshot of UIKit or AppKit, such as the one that a fetched results controller passes to its delegate.
    ///
    /// An identifier whose type differs from the identifier types of the data source is a programmer error, as in
    /// `Snapshot(reference:)`. In `apply(.init())`, the argument is an empty ``/DiffableSnapshots/Snapshot``.
    ///
    /// - Parameters:
    ///   - reference: The snapshot of UIKit or AppKit.
    ///   - animatingDifferences: Whether to animate the changes.
    ///   - completion: Called once, when the list shows the snapshot or a later apply has superseded this one.
    /// - Complexity: O(*n*) on average, where *n* is the number of sections and items, plus that of
    ///   ``/DiffableSnapshots/DiffableDataSource/apply(_:animatingDifferences:completion:)``.
    @_disfavoredOverload
    public func apply(
      _ reference: NSDiffableDataSourceSnapshotReference,
      animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      apply(
        Snapshot(reference: reference),
        animatingDifferences: animatingDifferences,
        completion: completion
      )
    }
  }
#endif

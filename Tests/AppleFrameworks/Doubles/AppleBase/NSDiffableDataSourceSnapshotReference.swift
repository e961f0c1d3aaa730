/// A replacement of the snapshot that a fetched results controller passes to its delegate.
///
/// In one rule, this class is stricter than the class of the frameworks: a repeated or unknown identifier always traps.
/// Only UIKit's class has marks. AppKit's can reload items, but has no property with the reloaded items, so tests of
/// AppKit mark none.
public final class NSDiffableDataSourceSnapshotReference: NSObject {
  public private(set) var reloadedSectionIdentifiers: [Any] = []
  public private(set) var reloadedItemIdentifiers: [Any] = []
  public private(set) var reconfiguredItemIdentifiers: [Any] = []

  private var sections: [AnyHashable] = []
  private var items: [AnyHashable: [AnyHashable]] = [:]

  public override init() { super.init() }

  public var sectionIdentifiers: [Any] { sections.map(\.base) }
  public var itemIdentifiers: [Any] { allItems.map(\.base) }

  public func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    guard let items = items[Self.identifier(sectionIdentifier)] else {
      preconditionFailure("Invalid section identifier: \(sectionIdentifier)")
    }
    return items.map(\.base)
  }

  public func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    for section in sectionIdentifiers.map(Self.identifier) {
      precondition(items[section] == nil, "Section identifier is not unique: \(section)")
      sections.append(section)
      items[section] = []
    }
  }

  public func appendItems(
    withIdentifiers identifiers: [Any],
    intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    let section = Self.identifier(sectionIdentifier)
    precondition(items[section] != nil, "Invalid section identifier: \(section)")
    for item in identifiers.map(Self.identifier) {
      precondition(!allItems.contains(item), "Item identifier is not unique: \(item)")
      items[section]?.append(item)
    }
  }

  public func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    reloadedSectionIdentifiers += sectionIdentifiers
  }

  public func reloadItems(withIdentifiers identifiers: [Any]) {
    reloadedItemIdentifiers += identifiers
  }

  public func reconfigureItems(withIdentifiers identifiers: [Any]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private var allItems: [AnyHashable] { sections.flatMap { items[$0] ?? [] } }

  private static func identifier(_ value: Any) -> AnyHashable {
    guard let value = value as? AnyHashable else {
      preconditionFailure("An identifier must be hashable: \(value)")
    }
    return value
  }
}

/// The part of a snapshot reference that UIKit and AppKit have in common.
///
/// In one rule, this class is stricter than the class of the frameworks: a repeated or unknown identifier always traps.
open class SnapshotReference: NSObject {
  private var sections: [AnyHashable] = []
  private var items: [AnyHashable: [AnyHashable]] = [:]

  public override init() { super.init() }

  public var sectionIdentifiers: [Any] { sections.map(\.base) }
  public var itemIdentifiers: [Any] { allItems.map(\.base) }

  public func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    guard let items = items[SnapshotReference.identifier(sectionIdentifier)] else {
      preconditionFailure("Invalid section identifier: \(sectionIdentifier)")
    }
    return items.map(\.base)
  }

  public func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    for section in sectionIdentifiers.map(SnapshotReference.identifier) {
      precondition(items[section] == nil, "Section identifier is not unique: \(section)")
      sections.append(section)
      items[section] = []
    }
  }

  public func appendItems(
    withIdentifiers identifiers: [Any],
    intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    let section = SnapshotReference.identifier(sectionIdentifier)
    precondition(items[section] != nil, "Invalid section identifier: \(section)")
    for item in identifiers.map(SnapshotReference.identifier) {
      precondition(!allItems.contains(item), "Item identifier is not unique: \(item)")
      items[section]?.append(item)
    }
  }

  private var allItems: [AnyHashable] { sections.flatMap { items[$0] ?? [] } }

  private static func identifier(_ value: Any) -> AnyHashable {
    guard let value = value as? AnyHashable else {
      preconditionFailure("An identifier must be hashable: \(value)")
    }
    return value
  }
}

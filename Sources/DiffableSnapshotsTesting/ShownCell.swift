import DiffableSnapshots

/// A cell that a ``StrictList`` shows.
public struct ShownCell<Cell> {
  /// What the cell provider made; nil for a header row.
  public internal(set) var cell: Cell?

  /// Tells cells apart.
  ///
  /// A cell that moves or is reconfigured keeps its number, one that is made anew gets a new one.
  public internal(set) var serialNumber: Int

  /// Whether this is a header row.
  var isHeader = false

  /// What the supplementary view provider made for a header row; nil for an item.
  public internal(set) var header: Cell?

  /// The identifier of the item, or of the section for a header row, for which the cell was made.
  var identifier: AnyHashable

  /// Shows what another cell, made for the same identifier, shows.
  mutating func update(to other: ShownCell) { (cell, header) = (other.cell, other.header) }
}

/// A section that a ``StrictList`` shows.
struct ShownSection<Cell> {
  /// The identifier for which the section was made.
  var identifier: AnyHashable
  var cells: [ShownCell<Cell>]

  /// Its supplementary views, by their kinds.
  var views: [SupplementaryKind: Cell]
}

/// What a list is to show, as identifiers in their places.
struct ExpectedContents {
  let sections: [AnyHashable]
  let items: [[AnyHashable]]

  private struct Header<Section: Hashable>: Hashable {
    var section: Section
  }

  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - capabilities: Whether the list has sections, and header rows if not. A flat list is one section.
  init<Section, Item>(_ snapshot: Snapshot<Section, Item>, _ capabilities: ListCapabilities) {
    let identifiers = snapshot.sectionIdentifiers
    let contents = identifiers.map { section in
      ((try? snapshot.itemIdentifiers(inSection: section)) ?? []).map { AnyHashable($0) }
    }
    if capabilities.contains(.sections) {
      sections = identifiers.map { AnyHashable($0) }
      items = contents
    } else {
      sections = [0]
      let headers = identifiers.map { AnyHashable(Header(section: $0)) }
      items = [
        capabilities.contains(.headerRows)
          ? zip(headers, contents).flatMap { [$0] + $1 } : Array(contents.joined())
      ]
    }
  }

  var sizes: [Int] { items.map { $0.count } }

  func item(at path: ItemPath) -> AnyHashable? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  /// Where something else is shown, if anywhere.
  func firstDifference<Cell>(from shown: [ShownSection<Cell>]) -> String? {
    let shownSections = shown.map { $0.identifier }
    if let place = zip(shownSections, sections).enumerated().first(where: { $1.0 != $1.1 }) {
      return "section \(place.offset) is \(place.element.0), not \(place.element.1)"
    }
    for (section, (shown, expected)) in zip(shown, items).enumerated() {
      let identifiers = shown.cells.map { $0.identifier }
      if identifiers != expected {
        return "section \(section) shows \(identifiers), not \(expected)"
      }
    }
    return nil
  }
}

import DiffableSnapshots

/// A cell that a ``StrictList`` shows.
public struct ShownCell<Cell> {
  /// The cell that the cell provider returned; nil for a header row.
  public internal(set) var cell: Cell?

  /// A number that identifies the cell.
  ///
  /// A cell that moves or is reconfigured keeps its number. A new or reloaded cell gets a new number.
  public internal(set) var serialNumber: Int

  /// Whether the cell is a header row.
  var isHeader = false

  /// The view that the supplementary view provider returned for a header row; nil for an item.
  public internal(set) var header: Cell?

  /// The identifier of the item, or of the section for a header row.
  var identifier: AnyHashable

  /// Copies the contents of another cell for the same identifier.
  mutating func update(to other: ShownCell) { (cell, header) = (other.cell, other.header) }
}

/// A section that a ``StrictList`` shows.
struct ShownSection<Cell> {
  /// The identifier of the section.
  var identifier: AnyHashable
  var cells: [ShownCell<Cell>]

  /// The supplementary views of the section by their kinds.
  var views: [SupplementaryKind: Cell]
}

/// The identifiers of the sections and items that a list shows after a change.
struct ExpectedContents {
  let sections: [AnyHashable]
  let items: [[AnyHashable]]

  private struct Header<Section: Hashable>: Hashable {
    var section: Section
  }

  /// Creates the expected contents of a list.
  ///
  /// A list without sections is one section that holds the rows of all sections.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - capabilities: The capabilities of the list, which decide whether it has sections or header rows.
  init<Section, Item>(_ snapshot: Snapshot<Section, Item>, _ capabilities: ListCapabilities) {
    let identifiers = snapshot.sectionIdentifiers
    // By index, because a section that is not equal to itself cannot be looked up.
    var rest = snapshot.itemIdentifiers[...]
    let contents = identifiers.indices.map { index in
      let count = snapshot.numberOfItems(inSectionAt: index) ?? 0
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).map { AnyHashable($0) }
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

  /// Returns a description of the first difference from the shown sections, or nil if there is none.
  ///
  /// Both must have the same number of sections.
  func firstDifference<Cell>(from shown: [ShownSection<Cell>]) -> String? {
    let shownSections = shown.map { $0.identifier }
    if let pair = zip(shownSections, sections).enumerated().first(where: { $1.0 != $1.1 }) {
      return "section \(pair.offset) is \(pair.element.0), expected \(pair.element.1)"
    }
    for (section, (shown, expected)) in zip(shown, items).enumerated() {
      let identifiers = shown.cells.map { $0.identifier }
      if identifiers != expected {
        return "section \(section) shows \(identifiers), expected \(expected)"
      }
    }
    return nil
  }
}

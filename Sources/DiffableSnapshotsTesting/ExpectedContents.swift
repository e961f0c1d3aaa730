import DiffableSnapshots

/// The identifiers of the sections and items that a list shows after a change.
///
/// An `AnyHashable` is made of an identifier only when it is read.
struct ExpectedContents {
  /// The number of cells in each section.
  let sizes: [Int]

  /// The number of cells before each section.
  private let starts: [Int]

  private let section: (_ index: Int) -> AnyHashable
  private let cell: (_ position: Int) -> AnyHashable

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
    let (sections, items) = (snapshot.sectionIdentifiers, snapshot.itemIdentifiers)
    let hasSections = capabilities.contains(.sections)
    section = hasSections ? { AnyHashable(sections[$0]) } : { _ in 0 }
    if hasSections || !capabilities.contains(.headerRows) {
      sizes = hasSections ? snapshot.numbersOfItems : [items.count]
      cell = { AnyHashable(items[$0]) }
    } else {
      // By index, because a section that is not equal to itself cannot be looked up.
      var rows: [AnyHashable] = []
      var rest = items[...]
      for (section, count) in zip(sections, snapshot.numbersOfItems) {
        rows.append(Header(section: section))
        rows += rest.prefix(count).map { AnyHashable($0) }
        rest = rest.dropFirst(count)
      }
      let cells = rows
      sizes = [cells.count]
      cell = { cells[$0] }
    }
    var starts: [Int] = []
    var start = 0
    for section in sizes.indices {
      starts.append(start)
      start += sizes[section]
    }
    self.starts = starts
  }

  /// Returns the identifier of a section, or nil if the index is out of bounds.
  func section(at index: Int) -> AnyHashable? {
    sizes.indices.contains(index) ? section(index) : nil
  }

  /// Returns the identifier of a cell, or nil if the path is out of bounds.
  func item(at path: ItemPath) -> AnyHashable? {
    guard sizes.indices.contains(path.section), 0..<sizes[path.section] ~= path.item else {
      return nil
    }
    return cell(starts[path.section] + path.item)
  }

  /// Returns a description of the first difference from the shown sections, or nil if there is none.
  ///
  /// Both must have the same number of sections.
  func firstDifference<Cell>(from shown: [ShownSection<Cell>]) -> String? {
    for index in shown.indices where shown[index].identifier != section(index) {
      return "section \(index) is \(shown[index].identifier), expected \(section(index))"
    }
    for index in shown.indices where !isShown(shown[index].cells, inSection: index) {
      let expected = (0..<sizes[index]).map { cell(starts[index] + $0) }
      let identifiers = shown[index].cells.map { $0.identifier }
      return "section \(index) shows \(identifiers), expected \(expected)"
    }
    return nil
  }

  /// Returns whether cells show the items of a section.
  private func isShown<Cell>(_ cells: [ShownCell<Cell>], inSection section: Int) -> Bool {
    guard cells.count == sizes[section] else { return false }
    let start = starts[section]
    for item in cells.indices where cells[item].identifier != cell(start + item) { return false }
    return true
  }
}

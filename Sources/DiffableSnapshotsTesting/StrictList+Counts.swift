import DiffableSnapshots

// What the list shows, and what its data source has.
extension StrictList {
  /// The number of cells in each section.
  var sizes: [Int] { Self.sizes(of: shown) }

  static func sizes(of sections: [ShownSection<Cell>]) -> [Int] {
    var sizes: [Int] = []
    for index in sections.indices { sizes.append(sections[index].cells.count) }
    return sizes
  }

  /// Whether the list has no sections, and a row for each header.
  var hasHeaderRows: Bool {
    !capabilities.contains(.sections) && capabilities.contains(.headerRows)
  }

  /// Returns a new section with some cells and new views.
  func makeSection(
    _ index: Int,
    _ expected: ExpectedContents,
    _ cells: [ShownCell<Cell>]
  ) -> ShownSection<Cell> {
    guard let identifier = expected.section(at: index) else {
      preconditionFailure("The snapshot has no section at the index of the section")
    }
    return ShownSection(
      identifier: identifier,
      cells: cells,
      views: makeViews(ofSection: index)
    )
  }

  /// Returns a new cell, or the contents for a cell that is reconfigured.
  func makeCell(_ path: ItemPath, _ expected: ExpectedContents) -> ShownCell<Cell> {
    guard let identifier = expected.item(at: path) else {
      preconditionFailure("The snapshot has no item at the path of the cell")
    }
    let row =
      capabilities.contains(.sections)
      ? .item(path) : data?.row(at: path.item, headers: hasHeaderRows)
    var shown = ShownCell<Cell>(serialNumber: makeSerialNumber(), identifier: identifier)
    switch row {
    case .item(let item): shown.cell = data?.cell(at: item)
    case .header(let section):
      shown.isHeader = true
      shown.header = supplementaryView(ofKind: .header, inSection: section)
    case nil: break
    }
    return shown
  }

  private var sizesOfData: [Int] {
    guard let data else { return [] }
    guard capabilities.contains(.sections) else {
      return [data.numberOfRows(headers: hasHeaderRows)]
    }
    return data.numbersOfItems
  }

  /// Throws an error if the data source has other counts; the rule depends on its counts.
  func checkCounts(
    _ expected: [Int],
    _ rule: (_ sizes: [Int]) -> ListRule
  ) throws(StrictListError) {
    let sizes = sizesOfData
    guard sizes == expected else {
      throw StrictListError(
        rule(sizes),
        "the data source has \(sizes) items per section, expected \(expected)"
      )
    }
  }
}

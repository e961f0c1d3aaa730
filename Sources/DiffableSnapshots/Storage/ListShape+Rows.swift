extension ListShape {
  /// Returns the number of rows that a list without sections shows.
  func rowCount(headers: Bool) -> Int { count + (headers ? firstSlots.count : 0) }

  /// Returns the row at an offset of a list without sections, or nil if the offset is out of bounds.
  @usableFromInline
  func row(at offset: Int, headers: Bool) -> ListRow? {
    guard offset >= 0 && offset < rowCount(headers: headers) else { return nil }
    let headerCount = headers ? 1 : 0
    let section = firstSlots.indices.last(whereFirstOnes: {
      start($0) + $0 * headerCount <= offset
    })
    let item = offset - start(section) - (section + 1) * headerCount
    return item < 0 ? .header(section: section) : .item(ItemPath(section: section, item: item))
  }

  /// Returns the offset of a row in a list without sections, or nil if the list has no such row.
  func index(of row: ListRow, headers: Bool) -> Int? {
    switch row {
    case .header(let section):
      headers && firstSlots.indices.contains(section) ? self.row(ofHeader: section) : nil
    case .item(let path):
      location(section: path.section, item: path.item).map { _ in
        self.row(of: path, headers: headers)
      }
    }
  }

  /// Returns the row of the header of a section in a list that shows headers.
  func row(ofHeader section: Int) -> Int { start(section) + section }

  /// Returns the row of the item at a path.
  @usableFromInline
  func row(of path: ItemPath, headers: Bool) -> Int {
    start(path.section) + path.item + (headers ? path.section + 1 : 0)
  }

  /// Returns the path for the item of a row that is moved in a list without sections.
  ///
  /// - Parameters:
  ///   - source: The row of the item before the move.
  ///   - destination: The row of the item after the move.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The path of the item after the move. Nil if either row is out of bounds, if `source` is a
  ///   header, or if `destination` is before the first header.
  /// - Complexity: O(log² *n*), where *n* is the number of sections and items.
  func destination(ofRow source: Int, movedTo destination: Int, headers: Bool) -> ItemPath? {
    guard destination >= 0 && destination < rowCount(headers: headers),
      case .item(let path)? = row(at: source, headers: headers)
    else { return nil }
    // The first and the last row to which the item can move in a section. Both are row indexes in the list
    // without the item.
    let headerCount = headers ? 1 : 0
    let first = { (section: Int) in
      start(section) - (section > path.section ? 1 : 0) + (section + 1) * headerCount
    }
    let last = { (section: Int) in first(section + 1) - headerCount }
    guard first(0) <= destination else { return nil }
    // Without headers, the end of one section and the start of the next section are the same row. So several
    // sections can receive the item at this row. Choose the section closest to the item's own section.
    let lastSection = firstSlots.indices.last(whereFirstOnes: { first($0) <= destination })
    let firstSection = (0..<lastSection + 1).last(whereFirstOnes: {
      $0 == 0 || last($0 - 1) < destination
    })
    let section = min(max(path.section, firstSection), lastSection)
    return ItemPath(section: section, item: destination - first(section))
  }
}

extension ListShape {
  /// Returns the path of a location.
  @usableFromInline
  func path(of location: Location) -> ItemPath {
    let section = section(of: location)
    // Most sections have one chunk.
    if order[location.index].startsSection {
      return ItemPath(section: section, item: location.offset)
    }
    return ItemPath(section: section, item: position(of: location) - start(section))
  }
}

extension Snapshot {
  /// Where a row belongs that is moved in a list without sections.
  ///
  /// - Parameters:
  ///   - source: The offset of the row of an item.
  ///   - destination: The offset that the row is to have.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The path that the item is to have, or nil when either offset is out of bounds, the row is
  ///   a header, or the destination is in front of the first header.
  /// - Complexity: O(log² *n*), where *n* is the number of sections and items.
  func destination(
    ofRow source: Int,
    movedTo destination: Int,
    headers: Bool
  ) -> ItemPath? {
    guard (0..<numberOfRows(headers: headers)).contains(destination),
      case .item(let path)? = row(at: source, headers: headers)
    else { return nil }
    // The rows at which a section takes an item, once this one was taken out.
    let headerCount = headers ? 1 : 0
    let first = { (section: Int) in
      store.start(section) - (section > path.section ? 1 : 0) + (section + 1) * headerCount
    }
    let last = { (section: Int) in first(section + 1) - headerCount }
    guard first(0) <= destination else { return nil }
    // Without headers sections meet: it goes to the one that is nearest to its own.
    let lastSection = sections.indices.lastIndex(whereFirstOnes: { first($0) <= destination })
    let firstSection = (0..<lastSection + 1).lastIndex(whereFirstOnes: {
      $0 == 0 || last($0 - 1) < destination
    })
    let section = min(max(path.section, firstSection), lastSection)
    return ItemPath(section: section, item: destination - first(section))
  }
}

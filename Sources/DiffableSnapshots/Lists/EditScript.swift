/// The changes of a batch as edits that a list performs one after the other.
///
/// In this order, only the positions of sections and moved items have to be computed; all other edits use the
/// old or the new paths:
///
/// 1. Items are deleted from the end to the start, at their old paths.
/// 2. Sections are inserted and moved.
/// 3. Items are moved.
/// 4. Deleted sections are removed. They have no items at this point.
/// 5. Items are inserted from the start to the end. All other elements are in their new order, so the items are
///    inserted at their new paths.
/// 6. Sections and items are reloaded and reconfigured.
struct EditScript: ~Copyable {
  var edits: [ListEdit] = []

  let changes: ListChanges

  /// The positions of the sections, or nil when no section is deleted, inserted or moved.
  private(set) var sections: SectionPositions?

  /// Creates the script of a batch.
  ///
  /// - Parameters:
  ///   - changes: The changes of the batch.
  ///   - matching: Which element before the batch each element after it is.
  ///   - oldSizes: The number of items in each section before the batch.
  ///   - newSizes: The number of items in each section after the batch.
  init(_ changes: ListChanges, _ matching: Matching, oldSizes: [Int], newSizes: [Int]) {
    self.changes = changes
    if changes.sections.hasStructure {
      let moved = Set(changes.sections.moves.map { $0.to })
      sections = SectionPositions(
        kept: matching.sections.filter { !moved.contains($0.new) },
        oldCount: oldSizes.count,
        newCount: newSizes.count
      )
    }
    let deleted = Self.items(changes.items.deletions, changes.sections.deletions, oldSizes) {
      changes.items.moves.map { $0.from }
    }
    let inserted = Self.items(changes.items.insertions, changes.sections.insertions, newSizes) {
      changes.items.moves.map { $0.to }
    }
    for path in deleted.reversed() { edits.append(.deleteItem(path)) }
    insertAndMoveSections()
    moveItems(deletions: deleted, insertions: inserted)
    deleteSections()
    for path in inserted { edits.append(.insertItem(path, new: path)) }
    for section in changes.sections.reloads { edits.append(.reloadSection(section)) }
    for section in changes.sections.reconfigurations { edits.append(.reconfigureSection(section)) }
    for path in changes.items.reloads { edits.append(.reloadItem(path)) }
    for path in changes.items.reconfigurations { edits.append(.reconfigureItem(path)) }
  }

  /// Returns the given items and all items of the given sections, without the items that move, ascending.
  private static func items(
    _ items: [ItemPath],
    _ sections: [Int],
    _ sizes: [Int],
    except moved: () -> [ItemPath]
  ) -> [ItemPath] {
    guard !sections.isEmpty else { return items }
    let moved = Set(moved())
    var result = items
    for section in sections {
      for item in 0..<sizes[section] {
        let path = ItemPath(section: section, item: item)
        if !moved.contains(path) { result.append(path) }
      }
    }
    return result.sorted()
  }

  private mutating func insertAndMoveSections() {
    guard var sections else { return }
    for new in changes.sections.insertions {
      edits.append(.insertSection(sections.insert(new), new: new))
    }
    for move in changes.sections.moves {
      let move = sections.move(move)
      if move.from != move.to { edits.append(.moveSection(move)) }
    }
    self.sections = sections
  }

  private mutating func deleteSections() {
    guard let sections else { return }
    edits += changes.sections.deletions.map { sections.position(ofOld: $0) }.sorted().reversed()
      .map { .deleteSection($0) }
  }
}

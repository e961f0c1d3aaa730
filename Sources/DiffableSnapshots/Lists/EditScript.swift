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

  /// The order of the sections, or nil when no section is deleted, inserted or moved.
  let sectionOrder: StagedOrder?

  /// The stage of `sectionOrder` after which sections have been inserted and moved, and not yet deleted.
  static let moved = 2

  /// Creates the script of a batch.
  ///
  /// - Parameters:
  ///   - changes: The changes of the batch.
  ///   - matching: Which element before the batch each element after it is.
  ///   - oldSizes: The number of items in each section before the batch.
  ///   - newSizes: The number of items in each section after the batch.
  init(_ changes: ListChanges, _ matching: Matching, oldSizes: [Int], newSizes: [Int]) {
    self.changes = changes
    sectionOrder =
      !changes.sections.hasStructure
      ? nil
      : matching.sectionOrder(
        changes.sections,
        oldCount: oldSizes.count,
        newCount: newSizes.count,
        insertion: 1,
        move: Self.moved,
        deletion: Self.moved + 1
      )
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
    guard let sectionOrder else { return }
    let entries = sectionOrder.entries
    var list = FenwickTree(counting: entries.map { $0.old != nil })
    var sources = Array(repeating: 0, count: entries.count)
    var destinations = sources
    for (index, entry) in entries.enumerated() {
      if let old = entry.old { sources[old] = index }
      if let new = entry.new { destinations[new] = index }
    }
    for new in changes.sections.insertions {
      edits.append(.insertSection(list.total(below: destinations[new]), new: new))
      list.add(1, at: destinations[new])
    }
    for move in changes.sections.moves {
      let from = list.total(below: sources[move.from])
      list.add(-1, at: sources[move.from])
      let to = list.total(below: destinations[move.to])
      list.add(1, at: destinations[move.to])
      if from != to { edits.append(.moveSection(Move(from: from, to: to))) }
    }
  }

  private mutating func deleteSections() {
    guard let sectionOrder, !changes.sections.deletions.isEmpty else { return }
    let positions = sectionOrder.positions(after: Self.moved)
    edits += changes.sections.deletions.compactMap { positions.old[$0] }.sorted().reversed()
      .map { .deleteSection($0) }
  }
}

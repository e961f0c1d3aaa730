/// The work of a batch as edits that are carried out one after the other.
///
/// The order makes most coordinates plain. Items that go are removed from the end, in old paths. Then
/// the sections that stay or come take their places, then items move, and then the sections that are
/// left empty go. Now everything that is there stands in its new order, so that what comes can be
/// inserted from the front, in new paths. Only moves need counting.
struct EditScript {
  private(set) var edits: [ListEdit] = []

  private let changes: ListChanges

  /// The sections, unless they stay as they are.
  private let timeline: Timeline?

  private static let (arrival, move, deletion) = (1, 2, 3)

  /// - Parameters:
  ///   - changes: The changes of the batch.
  ///   - oldSizes: The number of items in each section before it.
  ///   - newSizes: The number of items in each section after it.
  init(_ changes: ListChanges, oldSizes: [Int], newSizes: [Int]) {
    self.changes = changes
    timeline =
      !changes.hasSectionStructure
      ? nil
      : Timeline(
        sectionsOf: changes,
        oldCount: oldSizes.count,
        newCount: newSizes.count,
        insertion: Self.arrival,
        move: Self.move,
        deletion: Self.deletion
      )
    let gone = Self.items(changes.itemDeletions, changes.sectionDeletions, oldSizes) {
      changes.itemMoves.map { $0.from }
    }
    let come = Self.items(changes.itemInsertions, changes.sectionInsertions, newSizes) {
      changes.itemMoves.map { $0.to }
    }
    for path in gone.reversed() { edits.append(.deleteItem(path)) }
    placeSections()
    moveItems(deletions: gone, insertions: come)
    removeSections()
    for path in come { edits.append(.insertItem(path, new: path)) }
    for section in changes.sectionReloads { edits.append(.reloadSection(section)) }
    for section in changes.sectionReconfigurations { edits.append(.reconfigureSection(section)) }
    for path in changes.itemReloads { edits.append(.reloadItem(path)) }
    for path in changes.itemReconfigurations { edits.append(.reconfigureItem(path)) }
  }

  /// Items together with those that come or go with their sections, ascending; not those that move.
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

  private mutating func placeSections() {
    guard let timeline else { return }
    var list = SlotCounter(timeline.slots.map { $0.isTaken(after: 0) })
    var sources = Array(repeating: 0, count: timeline.slots.count)
    var destinations = sources
    for (index, slot) in timeline.slots.enumerated() {
      if let old = slot.old { sources[old] = index }
      if let new = slot.new { destinations[new] = index }
    }
    for new in changes.sectionInsertions {
      edits.append(.insertSection(list.count(below: destinations[new]), new: new))
      list.take(destinations[new])
    }
    for move in changes.sectionMoves {
      let from = list.count(below: sources[move.from])
      list.free(sources[move.from])
      let to = list.count(below: destinations[move.to])
      list.take(destinations[move.to])
      if from != to { edits.append(.moveSection(Move(from: from, to: to))) }
    }
  }

  private mutating func removeSections() {
    guard let timeline, !changes.sectionDeletions.isEmpty else { return }
    let positions = timeline.positions(after: Self.deletion - 1)
    edits += changes.sectionDeletions.compactMap { positions.old[$0] }.sorted(by: >)
      .map { .deleteSection($0) }
  }

  /// The place that an item moves from or to.
  private struct Slot {
    var section: Int
    /// The number of items in front of it that do not move.
    var staying: Int
    var isDestination: Bool
    var move: Int
  }

  /// Moves items in the order of their destinations.
  ///
  /// Where an item stands is the number of items in front of it that do not move, and of those that
  /// moved there or have yet to leave.
  private mutating func moveItems(deletions: [ItemPath], insertions: [ItemPath]) {
    guard !changes.itemMoves.isEmpty else { return }
    let positions = timeline?.positions(after: Self.move)
    var sections = positions?.old ?? []
    for move in changes.sectionMoves { sections[move.from] = positions?.new[move.to] }
    var slots: [Slot] = []
    let sources = Self.staying(before: changes.itemMoves.map { $0.from }, among: deletions)
    let destinations = Self.staying(before: changes.itemMoves.map { $0.to }, among: insertions)
    for (index, move) in changes.itemMoves.enumerated() {
      var (from, to) = (Optional(move.from.section), Optional(move.to.section))
      if let positions {
        from = sections[move.from.section]
        to = positions.new[move.to.section]
      }
      guard let from, let to else { continue }
      slots.append(
        Slot(section: from, staying: sources[index], isDestination: false, move: index)
      )
      slots.append(
        Slot(section: to, staying: destinations[index], isDestination: true, move: index)
      )
    }
    slots.sort { isBefore($0, $1) }
    var sourceSlots = Array(repeating: 0, count: changes.itemMoves.count)
    var starts: [Int] = []
    for (index, slot) in slots.enumerated() {
      if !slot.isDestination { sourceSlots[slot.move] = index }
      let isFirst = index == 0 || slots[index - 1].section != slot.section
      starts.append(isFirst ? index : starts[index - 1])
    }
    var list = SlotCounter(slots.map { !$0.isDestination })
    let path = { (index: Int, list: SlotCounter) in
      let slot = slots[index]
      let start = list.count(below: starts[index])
      return ItemPath(
        section: slot.section,
        item: slot.staying + list.count(below: index) - start
      )
    }
    for (index, slot) in slots.enumerated() where slot.isDestination {
      let source = sourceSlots[slot.move]
      let from = path(source, list)
      list.free(source)
      let to = path(index, list)
      list.take(index)
      if from != to { edits.append(.moveItem(Move(from: from, to: to))) }
    }
  }

  private func isBefore(_ left: Slot, _ right: Slot) -> Bool {
    if left.section != right.section { return left.section < right.section }
    if left.staying != right.staying { return left.staying < right.staying }
    if left.isDestination != right.isDestination { return right.isDestination }
    let (a, b) = (changes.itemMoves[left.move], changes.itemMoves[right.move])
    return left.isDestination ? a.to < b.to : a.from < b.from
  }

  /// For each path the number of items in front of it in its section that neither move nor are among
  /// others.
  private static func staying(before paths: [ItemPath], among others: [ItemPath]) -> [Int] {
    let marked =
      paths.enumerated().map { (path: $1, index: Optional($0)) }
      + others.map { (path: $0, index: nil) }
    var result = Array(repeating: 0, count: paths.count)
    var section: Int?
    var rank = 0
    for (path, index) in marked.sorted(by: { $0.path < $1.path }) {
      if path.section != section { (section, rank) = (path.section, 0) }
      if let index { result[index] = path.item - rank }
      rank += 1
    }
    return result
  }
}

/// Slots that are taken or free, and how many are taken below one.
private struct SlotCounter {
  private var tree: PrefixTree<Int>

  init(_ isTaken: [Bool]) {
    tree = PrefixTree(count: isTaken.count)
    for (slot, isTaken) in isTaken.enumerated() where isTaken { tree.add(1, at: slot) }
  }

  func count(below slot: Int) -> Int { tree.total(below: slot) }
  mutating func take(_ slot: Int) { tree.add(1, at: slot) }
  mutating func free(_ slot: Int) { tree.add(-1, at: slot) }
}

extension Batch {
  /// The batch as a script for a list that carries out each edit as it comes.
  ///
  /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections and *c* that of the
  ///   changes and of the items in sections that come or go.
  public var edits: [ListEdit] {
    EditScript(
      changes,
      oldSizes: layout.sizes(of: oldSnapshot),
      newSizes: layout.sizes(of: snapshot)
    ).edits
  }
}

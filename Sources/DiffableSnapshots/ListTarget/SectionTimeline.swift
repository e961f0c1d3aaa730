/// Which sections a list has after each stage, and in which order.
///
/// All sections that were, are and will be stand in one sequence of slots, those that stay in place
/// being common to the old and the new order. A section that moves has two slots. What the list has at
/// some stage are the slots that are taken then, and where a section stands is the number of taken
/// slots before its own.
struct SectionTimeline {
  struct Slot {
    /// The offset of the section among the old and the new ones; nil where it is not there.
    var old: Int?
    var new: Int?

    /// The stage that puts the section here, and the one that takes it away.
    var arrival: Int
    var departure: Int

    func isTaken(after stage: Int) -> Bool { arrival <= stage && stage < departure }
  }

  let slots: [Slot]

  /// - Parameters:
  ///   - changes: The changes of which those of sections are looked at.
  ///   - oldCount: The number of old sections.
  ///   - newCount: The number of new sections.
  ///   - insertion: The stage, from 1, in which sections come.
  ///   - move: The stage in which sections move.
  ///   - deletion: The stage in which sections go.
  init(
    _ changes: ListChanges,
    oldCount: Int,
    newCount: Int,
    insertion: Int,
    move: Int,
    deletion: Int
  ) {
    var slots: [Slot] = []
    var sources: [Int?] = Array(repeating: nil, count: newCount)
    var isInserted = Array(repeating: false, count: newCount)
    var destinations: [Int?] = Array(repeating: nil, count: oldCount)
    var isDeleted = Array(repeating: false, count: oldCount)
    for move in changes.sectionMoves {
      sources[move.to] = move.from
      destinations[move.from] = move.to
    }
    for offset in changes.sectionInsertions { isInserted[offset] = true }
    for offset in changes.sectionDeletions { isDeleted[offset] = true }

    var old = 0
    func placeDepartures() {
      while old < oldCount && (isDeleted[old] || destinations[old] != nil) {
        slots.append(
          Slot(
            old: old,
            new: destinations[old],
            arrival: 0,
            departure: isDeleted[old] ? deletion : move
          )
        )
        old += 1
      }
    }
    for new in 0..<newCount {
      if isInserted[new] {
        slots.append(Slot(old: nil, new: new, arrival: insertion, departure: .max))
      } else if let source = sources[new] {
        slots.append(Slot(old: source, new: new, arrival: move, departure: .max))
      } else {
        placeDepartures()
        slots.append(Slot(old: old, new: new, arrival: 0, departure: .max))
        old += 1
      }
    }
    placeDepartures()
    self.slots = slots
  }

  /// Where the sections stand after a stage.
  func positions(after stage: Int) -> Positions {
    var positions = Positions()
    for slot in slots where slot.isTaken(after: stage) {
      if let old = slot.old { positions.old[old] = positions.count }
      if let new = slot.new { positions.new[new] = positions.count }
      positions.count += 1
    }
    return positions
  }

  /// Where sections stand, by the offsets that they have among the old and the new ones.
  struct Positions {
    fileprivate(set) var old: [Int: Int] = [:]
    fileprivate(set) var new: [Int: Int] = [:]
    fileprivate(set) var count = 0

    /// The present path of an item of an old section.
    func path(old path: ItemPath) -> ItemPath? {
      old[path.section].map { ItemPath(section: $0, item: path.item) }
    }

    /// The present path of an item of a new section.
    func path(new path: ItemPath) -> ItemPath? {
      new[path.section].map { ItemPath(section: $0, item: path.item) }
    }
  }
}

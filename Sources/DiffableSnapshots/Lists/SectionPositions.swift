/// The positions of sections in a list in which sections are inserted and moved, before any is deleted.
///
/// One sequence of places represents the old order and the new order. A section that keeps its place has one place. A
/// section that moves has two: its source and its destination. The position of a section is the number of occupied
/// places before its own.
struct SectionPositions {
  private var occupied: FenwickTree<Int>

  /// The place of each old section.
  private var oldPlaces: [Int] = []

  /// The place of each new section.
  private var newPlaces: [Int]

  /// Creates the positions in the old list.
  ///
  /// - Parameters:
  ///   - kept: The runs of sections that keep their place, ascending in both orders.
  ///   - oldCount: The number of old sections.
  ///   - newCount: The number of new sections.
  init(kept: [Run], oldCount: Int, newCount: Int) {
    var isOld: [Bool] = []
    newPlaces = []
    for run in kept + [Run(old: oldCount, new: newCount, length: 0)] {
      while newPlaces.count < run.new {
        newPlaces.append(isOld.count)
        isOld.append(false)
      }
      while oldPlaces.count < run.old + run.length {
        if oldPlaces.count >= run.old { newPlaces.append(isOld.count) }
        oldPlaces.append(isOld.count)
        isOld.append(true)
      }
    }
    occupied = FenwickTree(counting: isOld)
  }

  /// Inserts a new section, and returns its position.
  mutating func insert(_ new: Int) -> Int {
    occupied.add(1, at: newPlaces[new])
    return position(ofNew: new)
  }

  /// Moves a section, and returns its position before the move and after it.
  mutating func move(_ move: Move<Int>) -> Move<Int> {
    let from = position(ofOld: move.from)
    occupied.add(-1, at: oldPlaces[move.from])
    oldPlaces[move.from] = newPlaces[move.to]
    return Move(from: from, to: insert(move.to))
  }

  func position(ofOld old: Int) -> Int { occupied.total(below: oldPlaces[old]) }

  func position(ofNew new: Int) -> Int { occupied.total(below: newPlaces[new]) }
}

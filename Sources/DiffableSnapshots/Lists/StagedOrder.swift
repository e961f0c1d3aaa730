/// The order of the sections of a list after each stage.
///
/// One sequence of entries represents the old order and the new order. An element that keeps its place has one
/// entry. An element that moves has two entries, one for its source and one for its destination. Each entry is
/// present during certain stages. The position of an element after a stage is the number of present entries
/// before its own entry.
struct StagedOrder {
  /// The source, the destination or the only entry of an element in the sequence.
  struct Entry {
    /// The old offset of the element; nil for an inserted element and for the destination of a move.
    var old: Int?

    /// The new offset of the element; nil for a deleted element and for the source of a move.
    var new: Int?

    /// The stage that inserts the element or moves it here; 0 if the entry is present before the first stage.
    var additionStage = 0

    /// The stage that deletes the element or moves it away; `Int.max` if the entry remains present.
    var removalStage = Int.max

    /// Whether the entry is present after a stage.
    func isPresent(after stage: Int) -> Bool { additionStage <= stage && stage < removalStage }
  }

  private(set) var entries: [Entry] = []
  private let oldCount: Int
  private let newCount: Int

  /// Creates an order.
  ///
  /// - Parameters:
  ///   - kept: The runs of elements that keep their place, ascending in both orders.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  ///   - removalStage: Returns the stage that deletes or moves the element at an old offset.
  ///   - additionStage: Returns the stage that inserts or moves the element at a new offset.
  init(
    kept: [Run],
    oldCount: Int,
    newCount: Int,
    removalStage: (_ old: Int) -> Int,
    additionStage: (_ new: Int) -> Int
  ) {
    (self.oldCount, self.newCount) = (oldCount, newCount)
    entries.reserveCapacity(max(oldCount, newCount))
    var (old, new) = (0, 0)
    for index in 0...kept.count {
      let run =
        index < kept.count ? kept[index] : Run(old: oldCount, new: newCount, length: 0)
      for new in new..<run.new {
        entries.append(Entry(new: new, additionStage: additionStage(new)))
      }
      for old in old..<run.old {
        entries.append(Entry(old: old, removalStage: removalStage(old)))
      }
      for step in 0..<run.length {
        entries.append(Entry(old: run.old + step, new: run.new + step))
      }
      (old, new) = (run.old + run.length, run.new + run.length)
    }
  }

  /// Returns the positions after a stage by old offset and by new offset; nil for an absent entry.
  func positions(after stage: Int) -> (old: [Int?], new: [Int?]) {
    var old: [Int?] = Array(repeating: nil, count: oldCount)
    var new: [Int?] = Array(repeating: nil, count: newCount)
    var position = 0
    for index in entries.indices where entries[index].isPresent(after: stage) {
      if let offset = entries[index].old { old[offset] = position }
      if let offset = entries[index].new { new[offset] = position }
      position += 1
    }
    return (old, new)
  }
}

extension Matching {
  /// Returns the order of the sections.
  ///
  /// - Parameters:
  ///   - changes: The changes of the sections.
  ///   - oldCount: The number of old sections.
  ///   - newCount: The number of new sections.
  ///   - insertion: The stage of insertions.
  ///   - move: The stage of moves.
  ///   - deletion: The stage of deletions.
  /// - Returns: The order.
  func sectionOrder(
    _ changes: Changes<Int>,
    oldCount: Int,
    newCount: Int,
    insertion: Int,
    move: Int,
    deletion: Int
  ) -> StagedOrder {
    let (deleted, inserted) = (Set(changes.deletions), Set(changes.insertions))
    let moved = Set(changes.moves.map { $0.to })
    return StagedOrder(
      kept: sections.filter { !moved.contains($0.new) },
      oldCount: oldCount,
      newCount: newCount,
      removalStage: { deleted.contains($0) ? deletion : move },
      additionStage: { inserted.contains($0) ? insertion : move }
    )
  }
}

/// The order of elements after each stage.
///
/// The elements are the sections of a list, or the items of a section.
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
    var additionStage: Int

    /// The stage that deletes the element or moves it away; `Int.max` if the entry remains present.
    var removalStage: Int

    /// Whether the entry is present after a stage.
    func isPresent(after stage: Int) -> Bool { additionStage <= stage && stage < removalStage }
  }

  let entries: [Entry]
  private let oldCount: Int
  private let newCount: Int

  /// Creates an order.
  ///
  /// - Parameters:
  ///   - removalStages: For each old offset, the stage that deletes or moves the element, or nil.
  ///   - additionStages: For each new offset, the stage that inserts or moves the element, or nil.
  ///   - listsRemovedFirst: Whether removed elements come before added elements between two kept elements.
  init(removalStages: [Int?], additionStages: [Int?], listsRemovedFirst: Bool = false) {
    var entries: [Entry] = []
    entries.reserveCapacity(removalStages.count + additionStages.count)
    var old = 0
    func appendRemoved() {
      while old < removalStages.count, let removalStage = removalStages[old] {
        entries.append(Entry(old: old, new: nil, additionStage: 0, removalStage: removalStage))
        old += 1
      }
    }
    for (new, additionStage) in additionStages.enumerated() {
      if listsRemovedFirst { appendRemoved() }
      if let additionStage {
        entries.append(Entry(old: nil, new: new, additionStage: additionStage, removalStage: .max))
      } else {
        appendRemoved()
        entries.append(Entry(old: old, new: new, additionStage: 0, removalStage: .max))
        old += 1
      }
    }
    appendRemoved()
    self.entries = entries
    oldCount = removalStages.count
    newCount = additionStages.count
  }

  /// Returns the entries that are present after a stage, in order.
  func entries(after stage: Int) -> [Entry] { entries.filter { $0.isPresent(after: stage) } }

  /// Returns the positions of all elements after a stage.
  func positions(after stage: Int) -> Positions {
    var positions = Positions(
      old: Array(repeating: nil, count: oldCount),
      new: Array(repeating: nil, count: newCount)
    )
    for (position, entry) in entries(after: stage).enumerated() {
      if let old = entry.old { positions.old[old] = position }
      if let new = entry.new { positions.new[new] = position }
    }
    return positions
  }

  /// The positions of the present entries, by old offset and by new offset; nil for an absent entry.
  struct Positions {
    fileprivate(set) var old: [Int?]
    fileprivate(set) var new: [Int?]
  }
}

extension StagedOrder {
  /// Creates the order of the sections.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - oldCount: The number of old sections.
  ///   - newCount: The number of new sections.
  ///   - insertion: The stage of section insertions.
  ///   - move: The stage of section moves.
  ///   - deletion: The stage of section deletions.
  init(
    sectionsOf changes: ListChanges,
    oldCount: Int,
    newCount: Int,
    insertion: Int,
    move: Int,
    deletion: Int
  ) {
    var removalStages: [Int?] = Array(repeating: nil, count: oldCount)
    var additionStages: [Int?] = Array(repeating: nil, count: newCount)
    for section in changes.sections.deletions { removalStages[section] = deletion }
    for section in changes.sections.insertions { additionStages[section] = insertion }
    for section in changes.sections.moves {
      removalStages[section.from] = move
      additionStages[section.to] = move
    }
    self.init(removalStages: removalStages, additionStages: additionStages)
  }
}

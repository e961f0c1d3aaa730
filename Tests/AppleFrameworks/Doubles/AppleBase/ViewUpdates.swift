/// The changes that a block of batch updates makes to a table view or a collection view.
///
/// Deletions, reloads and the sources of moves are old paths; insertions and the destinations of moves are new paths.
/// The order of the calls in the block has no effect.
public struct ViewUpdates {
  /// One move in old and new coordinates.
  public struct Move<Position: Hashable>: Hashable {
    public var from: Position
    public var to: Position

    public init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  public var deletedSections: [Int] = []
  public var insertedSections: [Int] = []
  public var movedSections: [Move<Int>] = []
  public var reloadedSections: [Int] = []
  public var deletedItems: [IndexPath] = []
  public var insertedItems: [IndexPath] = []
  public var movedItems: [Move<IndexPath>] = []
  public var reloadedItems: [IndexPath] = []
  public var reconfiguredItems: [IndexPath] = []

  public init() {}

  /// Whether the block inserts, deletes or moves something.
  public var changesStructure: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
      || !deletedItems.isEmpty || !insertedItems.isEmpty || !movedItems.isEmpty
  }

  /// Whether the block reloads or reconfigures something.
  public var updatesCells: Bool {
    !reloadedSections.isEmpty || !reloadedItems.isEmpty || !reconfiguredItems.isEmpty
  }

  /// Where a section and its items were before the updates.
  public struct Section: Equatable {
    /// The old index of the section; nil when it was inserted or reloaded.
    public var old: Int?

    /// The old path of each item; nil when the view asks for a new cell.
    public var items: [IndexPath?]
  }

  /// Returns where each section and item was before the updates, or reports the rule that the updates break.
  ///
  /// - Parameters:
  ///   - oldCounts: The number of items in each section that the view shows.
  ///   - newCounts: The number of items in each section after the updates, as the data source gives them.
  ///   - view: The kind of the view, which decides about some rules.
  /// - Returns: The new sections; nil after a report.
  @MainActor
  public func sections(
    from oldCounts: [Int],
    to newCounts: [Int],
    in view: ViewUpdateRules.View
  ) -> [Section]? {
    if let broken = ViewUpdateRules(self, oldCounts, newCounts, view).brokenRule() {
      Inconsistency.report(broken)
      return nil
    }
    let origins = sectionOrigins(oldCounts.count, newCounts.count)
    let movedAway = Set(movedItems.map { $0.from } + deletedItems)
    let destinations = Dictionary(uniqueKeysWithValues: movedItems.map { ($0.to, $0.from) })
    let inserted = Set(insertedItems)
    let reloaded = Set(reloadedItems)
    return newCounts.enumerated().map { index, count in
      guard let old = origins[index], !reloadedSections.contains(old) else {
        return Section(old: nil, items: (0..<count).map { destinations[[index, $0]] })
      }
      var kept = (0..<oldCounts[old]).lazy.map { IndexPath(indexes: [old, $0]) }
        .filter { !movedAway.contains($0) }.makeIterator()
      let items = (0..<count).map { item -> IndexPath? in
        if inserted.contains([index, item]) { return nil }
        let origin = destinations[[index, item]] ?? kept.next()
        return origin.flatMap { reloaded.contains($0) ? nil : $0 }
      }
      return Section(old: old, items: items)
    }
  }

  /// Returns the old index of each new section, or nil for an inserted section.
  func sectionOrigins(_ oldCount: Int, _ newCount: Int) -> [Int?] {
    let removed = Set(deletedSections + movedSections.map { $0.from })
    let destinations = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.to, $0.from) })
    var kept = (0..<oldCount).lazy.filter { !removed.contains($0) }.makeIterator()
    return (0..<newCount).map { index in
      if insertedSections.contains(index) { return nil }
      return destinations[index] ?? kept.next()
    }
  }
}

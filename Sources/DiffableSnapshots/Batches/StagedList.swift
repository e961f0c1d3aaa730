/// The sections and items of a list after each stage of an assignment.
struct StagedList {
  let changes: ListChanges
  let itemChanges: [ItemChange]
  let assignment: StageAssignment
  let capabilities: ListCapabilities
  let oldSizes: [Int]
  let newSizes: [Int]
  let sectionOrder: StagedOrder

  /// The old section that each new section matches, and the new section that each old section matches.
  let oldSections: [Int?]
  private(set) var newSections: [Int?]

  /// The orders of the items in sections whose items change: surviving and deleted sections by old index,
  /// then inserted sections by new index.
  private(set) var itemOrders: [StagedOrder?] = []

  init(
    _ changes: ListChanges,
    _ itemChanges: [ItemChange],
    _ assignment: StageAssignment,
    _ capabilities: ListCapabilities,
    oldSizes: [Int],
    newSizes: [Int]
  ) {
    self.changes = changes
    self.itemChanges = itemChanges
    self.assignment = assignment
    self.capabilities = capabilities
    self.oldSizes = oldSizes
    self.newSizes = newSizes
    sectionOrder = StagedOrder(
      sectionsOf: changes,
      oldCount: oldSizes.count,
      newCount: newSizes.count,
      insertion: assignment.sectionInsertions,
      move: assignment.sectionMoves,
      deletion: assignment.sectionDeletions
    )
    oldSections = changes.oldSections(oldCount: oldSizes.count, newCount: newSizes.count)
    newSections = Array(repeating: nil, count: oldSizes.count)
    for (new, old) in oldSections.enumerated() {
      if let old { newSections[old] = new }
    }
    // One structural stage has no list between the old one and the new one.
    if assignment.lastStructural > 1 { itemOrders = makeItemOrders() }
  }

  private func makeItemOrders() -> [StagedOrder?] {
    let keys = 0..<oldSizes.count + newSizes.count
    var departures: [[Int?]?] = keys.map { _ in nil }
    var arrivals = departures
    func prepare(_ key: Int) {
      guard departures[key] == nil else { return }
      let isOld = key < oldSizes.count
      let new = isOld ? newSections[key] : key - oldSizes.count
      // All other items of a deleted or an inserted section are present as long as the section is.
      departures[key] = isOld ? Array(repeating: new == nil ? .max : nil, count: oldSizes[key]) : []
      arrivals[key] = new.map { Array(repeating: isOld ? nil : 0, count: newSizes[$0]) } ?? []
    }
    for change in itemChanges {
      let stage = assignment.stage(of: change)
      if let from = change.from {
        prepare(from.section)
        departures[from.section]?[from.item] = stage
      }
      if let to = change.to {
        let key = orderKey(new: to.section)
        prepare(key)
        arrivals[key]?[to.item] = stage
      }
    }
    return zip(departures, arrivals).map { departures, arrivals in
      guard let departures, let arrivals else { return nil }
      return StagedOrder(departures: departures, arrivals: arrivals)
    }
  }

  /// The index of a new section in `itemOrders`.
  func orderKey(new section: Int) -> Int {
    oldSections[section] ?? oldSizes.count + section
  }
}

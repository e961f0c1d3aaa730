/// The sections and items of a list after each stage of an assignment.
struct StagedList {
  let changes: ListChanges
  let itemChanges: [ItemChange]
  let assignment: StageAssignment
  let capabilities: ListCapabilities
  let oldSizes: [Int]
  let newSizes: [Int]
  let sectionOrder: StagedOrder

  /// The old section that matches each new section, or nil for an inserted section.
  let oldSections: [Int?]

  /// The new section that matches each old section, or nil for a deleted section.
  private(set) var newSections: [Int?]

  /// The order of the items in each section, or nil when the items of the section do not change.
  ///
  /// The array holds first the old sections, then the new sections. A section that is in both lists uses only
  /// its entry as an old section.
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
    // With one structural stage, there is no list between the old list and the new list.
    if assignment.lastStructural > 1 { itemOrders = makeItemOrders() }
  }

  private func makeItemOrders() -> [StagedOrder?] {
    let keys = 0..<oldSizes.count + newSizes.count
    var removalStages: [[Int?]?] = keys.map { _ in nil }
    var additionStages = removalStages
    func prepare(_ key: Int) {
      guard removalStages[key] == nil else { return }
      let isOld = key < oldSizes.count
      let new = isOld ? newSections[key] : key - oldSizes.count
      // Items of a deleted or an inserted section that have no change of their own are present as long as the section.
      removalStages[key] =
        isOld ? Array(repeating: new == nil ? .max : nil, count: oldSizes[key]) : []
      additionStages[key] = new.map { Array(repeating: isOld ? nil : 0, count: newSizes[$0]) } ?? []
    }
    for change in itemChanges {
      let stage = assignment.stage(of: change)
      if let from = change.from {
        prepare(from.section)
        removalStages[from.section]?[from.item] = stage
      }
      if let to = change.to {
        let key = orderKey(new: to.section)
        prepare(key)
        additionStages[key]?[to.item] = stage
      }
    }
    return zip(removalStages, additionStages).map { removalStages, additionStages in
      guard let removalStages, let additionStages else { return nil }
      return StagedOrder(
        removalStages: removalStages,
        additionStages: additionStages,
        listsRemovedFirst: assignment.options.listsRemovedItemsFirst
      )
    }
  }

  /// Returns the index of a new section in `itemOrders`.
  func orderKey(new section: Int) -> Int {
    oldSections[section] ?? oldSizes.count + section
  }
}

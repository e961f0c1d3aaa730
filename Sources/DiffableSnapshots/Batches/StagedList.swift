/// The sections and items of a list after each stage of an assignment.
struct StagedList {
  let changes: ListChanges
  let itemChanges: [ItemChange]
  let assignment: StageAssignment
  let capabilities: ListCapabilities
  private let oldSizes: [Int]
  private let newSizes: [Int]
  private let sectionOrder: StagedOrder

  /// The old section that each new section matches, and the new section that each old section matches.
  private let oldSections: [Int?]
  private var newSections: [Int?]

  /// The orders of the items in sections whose items change: surviving and deleted sections by old index,
  /// then inserted sections by new index.
  private var itemOrders: [StagedOrder?] = []

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
  private func orderKey(new section: Int) -> Int {
    oldSections[section] ?? oldSizes.count + section
  }
}

// MARK: - Contents

extension StagedList {
  /// Returns the sections after a stage, or nil when they are those of the new snapshot.
  func sections(after stage: Int) -> [LoweringStage.SectionState]? {
    guard stage < assignment.lastStructural else { return nil }
    return sectionOrder.entries(after: stage).map { entry in
      let old = entry.old ?? entry.new.flatMap { oldSections[$0] }
      let new = entry.new ?? entry.old.flatMap { newSections[$0] }
      let order = (old ?? new.map(orderKey(new:))).flatMap { itemOrders[$0] }
      return LoweringStage.SectionState(old: old, new: new, items: order?.entries(after: stage))
    }
  }

  /// Returns the number of items in each section before and after a stage.
  func sizes(around stage: Int) -> ListChanges.Sizes {
    (stage == 1 ? oldSizes : sizes(after: stage - 1), sizes(after: stage))
  }

  private func sizes(after stage: Int) -> [Int] {
    guard let sections = sections(after: stage) else { return newSizes }
    return sections.map { section in
      section.items?.count ?? section.new.map { newSizes[$0] } ?? section.old.map { oldSizes[$0] }
        ?? 0
    }
  }
}

// MARK: - Positions

extension StagedList {
  /// The indexes of sections and the paths of items after a stage.
  struct Positions {
    fileprivate let list: StagedList

    /// The positions, or nil before the first and after the last structural stage, when they are those of the
    /// changes.
    fileprivate let sections: StagedOrder.Positions?
    fileprivate let items: [StagedOrder.Positions?]

    /// Returns the index of an old section.
    func section(old section: Int) -> Int? {
      guard let sections else { return section }
      return sections.old[section] ?? list.newSections[section].flatMap { sections.new[$0] }
    }

    /// Returns the index of a new section.
    func section(new section: Int) -> Int? {
      guard let sections else { return section }
      return sections.new[section] ?? list.oldSections[section].flatMap { sections.old[$0] }
    }

    /// Returns the path of an item that has not left its old place.
    func path(old path: ItemPath) -> ItemPath? {
      guard sections != nil else { return path }
      guard let section = section(old: path.section),
        let item = items[path.section]?.old[path.item]
      else { return nil }
      return ItemPath(section: section, item: item)
    }

    /// Returns the path of an item that has entered its new place.
    func path(new path: ItemPath) -> ItemPath? {
      guard sections != nil else { return path }
      guard let section = section(new: path.section),
        let item = items[list.orderKey(new: path.section)]?.new[path.item]
      else { return nil }
      return ItemPath(section: section, item: item)
    }
  }

  /// Returns the positions after a stage; stage 0 is the old list.
  func positions(after stage: Int) -> Positions {
    0 < stage && stage < assignment.lastStructural
      ? Positions(
        list: self,
        sections: sectionOrder.positions(after: stage),
        items: itemOrders.map { $0?.positions(after: stage) }
      )
      : Positions(list: self, sections: nil, items: [])
  }
}

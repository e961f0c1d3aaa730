/// A plan carried out: what is where after each stage, and what changes in between.
struct Schedule {
  private let changes: ListChanges
  private let vocabulary: Vocabulary
  private let plan: LoweringPlan
  private let oldSizes: [Int]
  private let newSizes: [Int]
  private let events: [ItemEvent]
  private let sectionTimeline: Timeline

  /// The new offset of each old section, and the other way round.
  private var newSections: [Int?]
  private var oldSections: [Int?]

  /// The items of the sections in which something happens: of those that were there by old offset, then of
  /// those that come by new offset.
  private var itemTimelines: [Timeline?] = []

  init(
    _ changes: ListChanges,
    _ vocabulary: Vocabulary,
    _ plan: LoweringPlan,
    _ events: [ItemEvent],
    _ oldSizes: [Int],
    _ newSizes: [Int]
  ) {
    self.changes = changes
    self.vocabulary = vocabulary
    self.plan = plan
    self.oldSizes = oldSizes
    self.newSizes = newSizes
    self.events = events
    sectionTimeline = Timeline(
      sectionsOf: changes,
      oldCount: oldSizes.count,
      newCount: newSizes.count,
      insertion: plan.sectionInsertions,
      move: plan.sectionMoves,
      deletion: plan.sectionDeletions
    )
    newSections = Array(repeating: nil, count: oldSizes.count)
    oldSections = Array(repeating: nil, count: newSizes.count)
    for slot in sectionTimeline.slots {
      if let old = slot.old, let new = slot.new { pair(Move(from: old, to: new)) }
    }
    for move in changes.sectionMoves { pair(move) }
    makeItemTimelines()
  }

  private mutating func pair(_ section: Move<Int>) {
    newSections[section.from] = section.to
    oldSections[section.to] = section.from
  }

  /// The last stage that changes the structure.
  private var lastStructuralStage: Int {
    var last = 0
    if !changes.sectionInsertions.isEmpty { last = max(last, plan.sectionInsertions) }
    if !changes.sectionMoves.isEmpty { last = max(last, plan.sectionMoves) }
    if !changes.sectionDeletions.isEmpty { last = max(last, plan.sectionDeletions) }
    for event in events { last = max(last, plan.stage(of: event)) }
    return last
  }

  /// Where the items of a new section have their timeline.
  private func key(new section: Int) -> Int { oldSections[section] ?? oldSizes.count + section }

  private mutating func makeItemTimelines() {
    guard plan.count > 1 else { return }
    let keys = 0..<oldSizes.count + newSizes.count
    var isTouched = keys.map { _ in false }
    var departures: [[Int?]] = keys.map { _ in [] }
    var arrivals = departures
    func touch(_ key: Int) {
      guard !isTouched[key] else { return }
      isTouched[key] = true
      let isOld = key < oldSizes.count
      let new = isOld ? newSections[key] : key - oldSizes.count
      // The rest comes or goes with the section.
      if isOld {
        departures[key] = Array(repeating: new == nil ? .max : nil, count: oldSizes[key])
      }
      if let new { arrivals[key] = Array(repeating: isOld ? nil : 0, count: newSizes[new]) }
    }
    for event in events {
      let stage = plan.stage(of: event)
      if let from = event.from {
        touch(from.section)
        departures[from.section][from.item] = stage
      }
      if let to = event.to {
        let key = key(new: to.section)
        touch(key)
        arrivals[key][to.item] = stage
      }
    }
    itemTimelines = keys.map { key in
      isTouched[key] ? Timeline(departures: departures[key], arrivals: arrivals[key]) : nil
    }
  }
}

// MARK: - What is where

extension Schedule {
  /// The sections after a stage, or nil when they are as new.
  func sections(after stage: Int) -> [LoweringStage.SectionState]? {
    stage >= lastStructuralStage ? nil : states(after: stage)
  }

  /// The number of items in each section before and after a stage.
  func sizes(around stage: Int) -> ListChanges.Sizes {
    (sizes(after: stage - 1), sizes(after: stage))
  }

  private func sizes(after stage: Int) -> [Int] {
    if stage == 0 { return oldSizes }
    if stage == plan.count { return newSizes }
    return states(after: stage).map { section in
      section.items?.count ?? section.new.map { newSizes[$0] } ?? section.old.map { oldSizes[$0] }
        ?? 0
    }
  }

  private func states(after stage: Int) -> [LoweringStage.SectionState] {
    sectionTimeline.slots.filter { $0.isTaken(after: stage) }.map { slot in
      let old = slot.old ?? slot.new.flatMap { oldSections[$0] }
      let new = slot.new ?? slot.old.flatMap { newSections[$0] }
      let timeline = (old ?? new.map { oldSizes.count + $0 }).flatMap { itemTimelines[$0] }
      return LoweringStage.SectionState(
        old: old,
        new: new,
        items: timeline?.slots.filter { $0.isTaken(after: stage) }
      )
    }
  }
}

// MARK: - What changes

extension Schedule {
  /// The changes of a stage, given the places before and after it.
  func changes(of stage: Int, from before: Places, to after: Places) -> ListChanges {
    var result = ListChanges()
    addSectionChanges(of: stage, before, after, to: &result)
    addItemChanges(of: stage, before, after, to: &result)
    if stage == plan.count {
      result.sectionReloads = changes.sectionReloads
      result.sectionReconfigurations = changes.sectionReconfigurations
      result.itemReloads = changes.itemReloads
      result.itemReconfigurations = changes.itemReconfigurations
    }
    return result
  }

  private func addSectionChanges(
    of stage: Int,
    _ before: Places,
    _ after: Places,
    to result: inout ListChanges
  ) {
    if stage == plan.sectionDeletions {
      for old in changes.sectionDeletions {
        if let offset = before.section(old: old) { result.sectionDeletions.append(offset) }
      }
    }
    if stage == plan.sectionInsertions {
      for new in changes.sectionInsertions {
        if let offset = after.section(new: new) { result.sectionInsertions.append(offset) }
      }
    }
    guard stage == plan.sectionMoves && !changes.sectionMoves.isEmpty else { return }
    for move in changes.sectionMoves {
      guard let from = before.section(old: move.from), let to = after.section(new: move.to) else {
        continue
      }
      if vocabulary.capabilities.contains(.sectionMoves) {
        result.sectionMoves.append(Move(from: from, to: to))
      } else {
        result.sectionDeletions.append(from)
        result.sectionInsertions.append(to)
      }
    }
    result.sectionDeletions.sort()
    result.sectionInsertions.sort()
  }

  /// Items go and come with the sections that the stage deletes and inserts.
  private func addItemChanges(
    of stage: Int,
    _ before: Places,
    _ after: Places,
    to result: inout ListChanges
  ) {
    let deleted = Set(result.sectionDeletions)
    let inserted = Set(result.sectionInsertions)
    for event in events where plan.stage(of: event) == stage {
      let from = event.from.flatMap { before.path(old: $0) }
      let to = event.to.flatMap { after.path(new: $0) }
      if event.isMove {
        if let from, let to { result.itemMoves.append(Move(from: from, to: to)) }
        continue
      }
      if let from, !deleted.contains(from.section) { result.itemDeletions.append(from) }
      if let to, !inserted.contains(to.section) { result.itemInsertions.append(to) }
    }
    result.itemDeletions.sort()
    result.itemInsertions.sort()
    result.itemMoves.sort { $0.to < $1.to }
  }

  /// Where everything is after a stage; stage 0 is before the first.
  func places(after stage: Int) -> Places {
    stage == 0 || stage == plan.count
      ? Places(schedule: self, sections: nil, items: [])
      : Places(
        schedule: self,
        sections: sectionTimeline.positions(after: stage),
        items: itemTimelines.map { $0?.positions(after: stage) }
      )
  }

  /// The places that sections and items have after a stage.
  struct Places {
    fileprivate let schedule: Schedule

    /// The positions of sections, or nil at either end: there everything is where the changes say.
    fileprivate let sections: Timeline.Positions?
    fileprivate let items: [Timeline.Positions?]

    fileprivate func section(old section: Int) -> Int? {
      guard let sections else { return section }
      return sections.old[section] ?? schedule.newSections[section].flatMap { sections.new[$0] }
    }

    fileprivate func section(new section: Int) -> Int? {
      guard let sections else { return section }
      return sections.new[section] ?? schedule.oldSections[section].flatMap { sections.old[$0] }
    }

    fileprivate func path(old path: ItemPath) -> ItemPath? {
      guard sections != nil else { return path }
      guard let section = section(old: path.section),
        let item = items[path.section]?.old[path.item]
      else { return nil }
      return ItemPath(section: section, item: item)
    }

    fileprivate func path(new path: ItemPath) -> ItemPath? {
      guard sections != nil else { return path }
      guard let section = section(new: path.section),
        let item = items[schedule.key(new: path.section)]?.new[path.item]
      else { return nil }
      return ItemPath(section: section, item: item)
    }
  }
}

extension Timeline {
  /// The timeline of sections.
  init(
    sectionsOf changes: ListChanges,
    oldCount: Int,
    newCount: Int,
    insertion: Int,
    move: Int,
    deletion: Int
  ) {
    var departures: [Int?] = Array(repeating: nil, count: oldCount)
    var arrivals: [Int?] = Array(repeating: nil, count: newCount)
    for offset in changes.sectionDeletions { departures[offset] = deletion }
    for offset in changes.sectionInsertions { arrivals[offset] = insertion }
    for section in changes.sectionMoves {
      departures[section.from] = move
      arrivals[section.to] = move
    }
    self.init(departures: departures, arrivals: arrivals)
  }
}

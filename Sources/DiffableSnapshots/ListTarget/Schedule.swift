/// A plan carried out: what is where after each stage, and what changes in between.
struct Schedule {
  private let changes: ListChanges
  private let vocabulary: Vocabulary
  private let plan: LoweringPlan
  private let oldSizes: [Int]
  private let newSizes: [Int]
  private let events: [Int: [ItemEvent]]
  private let sectionTimeline: Timeline

  /// The new offset of each old section, and the other way round.
  private let newSections: [Int: Int]
  private let oldSections: [Int: Int]

  /// The items of the sections in which something happens.
  private var itemTimelines: [SectionKey: Timeline] = [:]

  /// A section that was there, or one that comes.
  private enum SectionKey: Hashable {
    case old(Int)
    case new(Int)
  }

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
    self.events = Dictionary(grouping: events) { plan.stage(of: $0) }
    sectionTimeline = Timeline(
      sectionsOf: changes,
      oldCount: oldSizes.count,
      newCount: newSizes.count,
      insertion: plan.sectionInsertions,
      move: plan.sectionMoves,
      deletion: plan.sectionDeletions
    )
    let pairs =
      sectionTimeline.slots.compactMap { slot in
        slot.old.flatMap { old in slot.new.map { (old, $0) } }
      } + changes.sectionMoves.map { ($0.from, $0.to) }
    newSections = Dictionary(uniqueKeysWithValues: pairs)
    oldSections = Dictionary(uniqueKeysWithValues: pairs.map { ($1, $0) })
    makeItemTimelines(events)
  }

  /// The last stage that changes the structure.
  private var lastStructuralStage: Int {
    max(
      changes.sectionInsertions.isEmpty ? 0 : plan.sectionInsertions,
      changes.sectionMoves.isEmpty ? 0 : plan.sectionMoves,
      changes.sectionDeletions.isEmpty ? 0 : plan.sectionDeletions,
      events.keys.max() ?? 0
    )
  }

  private func key(new section: Int) -> SectionKey {
    oldSections[section].map { .old($0) } ?? .new(section)
  }

  private mutating func makeItemTimelines(_ events: [ItemEvent]) {
    guard plan.count > 1 else { return }
    var departures: [SectionKey: [Int: Int]] = [:]
    var arrivals: [SectionKey: [Int: Int]] = [:]
    for event in events {
      let stage = plan.stage(of: event)
      if let from = event.from { departures[.old(from.section), default: [:]][from.item] = stage }
      if let to = event.to { arrivals[key(new: to.section), default: [:]][to.item] = stage }
    }
    for section in Set(departures.keys).union(arrivals.keys) {
      var (leaving, coming) = (departures[section] ?? [:], arrivals[section] ?? [:])
      var (oldCount, newCount) = (0, 0)
      switch section {
      case .old(let old):
        oldCount = oldSizes[old]
        if let new = newSections[old] {
          newCount = newSizes[new]
        } else {
          // The rest goes with the section.
          for item in 0..<oldCount where leaving[item] == nil { leaving[item] = .max }
        }
      case .new(let new):
        newCount = newSizes[new]
        // The rest comes with the section.
        for item in 0..<newCount where coming[item] == nil { coming[item] = 0 }
      }
      itemTimelines[section] = Timeline(
        oldCount: oldCount,
        newCount: newCount,
        departures: leaving,
        arrivals: coming
      )
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
    if plan.count == 1 { return (oldSizes, newSizes) }
    return (sizes(after: stage - 1), sizes(after: stage))
  }

  private func sizes(after stage: Int) -> [Int] {
    states(after: stage).map { section in
      section.items?.count ?? section.new.map { newSizes[$0] } ?? section.old.map { oldSizes[$0] }
        ?? 0
    }
  }

  private func states(after stage: Int) -> [LoweringStage.SectionState] {
    sectionTimeline.slots.filter { $0.isTaken(after: stage) }.map { slot in
      let old = slot.old ?? slot.new.flatMap { oldSections[$0] }
      let new = slot.new ?? slot.old.flatMap { newSections[$0] }
      let timeline = old.map { itemTimelines[.old($0)] } ?? new.flatMap { itemTimelines[.new($0)] }
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
  /// The changes of a stage.
  func changes(of stage: Int) -> ListChanges {
    var result = sectionChanges(of: stage)
    addItemChanges(of: stage, to: &result)
    if stage == plan.count {
      result.sectionReloads = changes.sectionReloads
      result.itemReloads = changes.itemReloads
      result.itemReconfigurations = changes.itemReconfigurations
    }
    return result
  }

  private func sectionChanges(of stage: Int) -> ListChanges {
    var result = ListChanges()
    guard changes.hasSectionStructure else { return result }
    let before = sectionTimeline.positions(after: stage - 1)
    let after = sectionTimeline.positions(after: stage)
    if stage == plan.sectionDeletions {
      result.sectionDeletions = changes.sectionDeletions.compactMap { before.old[$0] }
    }
    if stage == plan.sectionInsertions {
      result.sectionInsertions = changes.sectionInsertions.compactMap { after.new[$0] }
    }
    guard stage == plan.sectionMoves else { return result }
    let moves = changes.sectionMoves.compactMap { move in
      before.old[move.from].flatMap { from in after.new[move.to].map { Move(from: from, to: $0) } }
    }
    if vocabulary.capabilities.contains(.sectionMoves) {
      result.sectionMoves = moves
    } else {
      result.sectionDeletions = (result.sectionDeletions + moves.map { $0.from }).sorted()
      result.sectionInsertions = (result.sectionInsertions + moves.map { $0.to }).sorted()
    }
    return result
  }

  /// Items go and come with the sections that the stage deletes and inserts.
  private func addItemChanges(of stage: Int, to result: inout ListChanges) {
    guard let events = events[stage] else { return }
    let before = Places(self, after: stage - 1)
    let after = Places(self, after: stage)
    let deleted = Set(result.sectionDeletions)
    let inserted = Set(result.sectionInsertions)
    for event in events {
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

  /// The paths that items have after a stage.
  private struct Places {
    private let schedule: Schedule
    private let sections: Timeline.Positions?
    private var items: [SectionKey: Timeline.Positions] = [:]

    init(_ schedule: Schedule, after stage: Int) {
      self.schedule = schedule
      // With a single stage, paths are as they are in the changeset.
      sections = schedule.plan.count == 1 ? nil : schedule.sectionTimeline.positions(after: stage)
      items = schedule.itemTimelines.mapValues { $0.positions(after: stage) }
    }

    func path(old path: ItemPath) -> ItemPath? {
      guard let sections else { return path }
      let section =
        sections.old[path.section]
        ?? schedule.newSections[path.section].flatMap { sections.new[$0] }
      return section.flatMap { section in
        items[.old(path.section)]?.old[path.item].map { ItemPath(section: section, item: $0) }
      }
    }

    func path(new path: ItemPath) -> ItemPath? {
      guard let sections else { return path }
      let section =
        sections.new[path.section]
        ?? schedule.oldSections[path.section].flatMap { sections.old[$0] }
      return section.flatMap { section in
        items[schedule.key(new: path.section)]?.new[path.item].map {
          ItemPath(section: section, item: $0)
        }
      }
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
    var departures: [Int: Int] = [:]
    var arrivals: [Int: Int] = [:]
    for offset in changes.sectionDeletions { departures[offset] = deletion }
    for offset in changes.sectionInsertions { arrivals[offset] = insertion }
    for section in changes.sectionMoves {
      departures[section.from] = move
      arrivals[section.to] = move
    }
    self.init(
      oldCount: oldCount,
      newCount: newCount,
      departures: departures,
      arrivals: arrivals
    )
  }
}

import DiffableSnapshotsTesting
@testable import DiffableSources
import TestSupport

/// Makes random trees of sources, and changes them at random.
///
/// A source that was removed from the tree can be inserted again.
struct SourceStorm {
  /// A record of the calls of the handlers.
  final class Recorder {
    var entries: [String] = []
  }

  let root: PlannedSource
  let recorder = Recorder()
  private var generator: SeededGenerator
  private var numberOfSources = 0
  private var removed: [PlannedSource] = []

  /// The maximum depth of a source; the root has depth 1.
  private static let maximumDepth = 4

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    root = PlannedSource("root", .composite(CompositeSource(), isMerged: false, []))
    for _ in 0..<3 { add(to: root, depth: 2) }
  }

  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func numbers() -> [Int] {
    Array((0..<8).shuffled(using: &generator).prefix(number(below: 6)))
  }

  private mutating func notes() -> [Noted] {
    numbers().compactMap { Noted("\($0)" + ["a", "b", "c"][number(below: 3)]) }
  }

  // MARK: Trees

  mutating func makeSource(depth: Int) -> PlannedSource {
    numberOfSources += 1
    let name = "s\(numberOfSources)"
    switch number(below: depth < Self.maximumDepth ? 7 : 2) {
    case 0:
      let source = BasicSource<Int, String> { "\(name):\($0)" }
      addHandler(to: source, name)
      source.items = numbers()
      return PlannedSource(name, .numbers(source, source.items))
    case 1:
      let source = BasicSource<Noted, String> { "\(name):\($0)" }
      addHandler(to: source, name)
      source.items = notes()
      return PlannedSource(name, .notes(source, source.items))
    case 2, 3:
      let isMerged = number(below: 2) == 0
      let source = CompositeSource<String>(sections: isMerged ? .merged : .separate)
      let plan = PlannedSource(name, .composite(source, isMerged: isMerged, []))
      for _ in 0..<number(below: 4) { add(to: plan, depth: depth + 1) }
      return plan
    case 4: return makeSections(name)
    default:
      let children = [0: makeSource(depth: depth + 1), 1: makeSource(depth: depth + 1)]
      let source = SegmentedSource<Int, String>(selection: 0)
      if number(below: 2) == 0 { source.emptySegment = (of: 0, shown: 1) }
      for (segment, child) in children { source[segment] = child.source }
      return PlannedSource(name, .segmented(source, selection: 0, children))
    }
  }

  private mutating func makeSections(_ name: String) -> PlannedSource {
    let sections = PlannedSections()
    var numberOfSections = 0
    let source = SnapshotSource<Int, Int, String> { [recorder] section in
      numberOfSections += 1
      let name = "\(name)-\(numberOfSections)"
      let source = BasicSource<Int, String> { "\(name):\($0)" }
      source.handlers.didSelect = { recorder.entries.append("\(name):\($0) at \($1)") }
      sections.members[section] = PlannedSource(name, .numbers(source, []))
      return source
    }
    let plan = PlannedSource(name, .sectioned(source, sections))
    for _ in 0..<3 { change(source, sections) }
    return plan
  }

  private func addHandler<Item>(to source: BasicSource<Item, String>, _ name: String) {
    source.handlers.didSelect = { [recorder] in recorder.entries.append("\(name):\($0) at \($1)") }
  }

  private mutating func add(to plan: PlannedSource, depth: Int) {
    guard case .composite(let source, let isMerged, var children) = plan.content else { return }
    let child = takeRemoved(depth: depth) ?? makeSource(depth: depth)
    let index = number(below: children.count + 1)
    source.children.insert(child.source, at: index)
    children.insert(child, at: index)
    plan.content = .composite(source, isMerged: isMerged, children)
  }

  private mutating func takeRemoved(depth: Int) -> PlannedSource? {
    guard number(below: 2) == 0 else { return nil }
    let index = removed.firstIndex { depth - 1 + height(of: $0) <= Self.maximumDepth }
    return index.map { removed.remove(at: $0) }
  }

  // MARK: Changes

  /// Returns a random source of the tree.
  mutating func somePlan() -> PlannedSource {
    let plans = root.all
    return plans[number(below: plans.count)]
  }

  /// Changes a random source, or moves a source to another parent.
  mutating func step() {
    let plan = somePlan()
    switch plan.content {
    case .numbers(let source, var items):
      if number(below: 2) == 0 {
        items = numbers()
        source.items = items
      } else if let item = (0..<8).first(where: { !items.contains($0) }) {
        items.append(item)
        source.items.append(item)
      }
      plan.content = .numbers(source, items)
    case .notes(let source, _):
      source.items = notes()
      plan.content = .notes(source, source.items)
    case .composite(let source, let isMerged, let children):
      if number(below: 3) == 0 { return moveSomething(to: plan) }
      change(plan, source, isMerged, children)
    case .segmented(let source, _, let children):
      source.selection = [0, 1, nil][number(below: 3)]
      plan.content = .segmented(source, selection: source.selection, children)
    case .sectioned(let source, let sections): change(source, sections)
    }
  }

  /// Edits the snapshot of a snapshot source, and sets it.
  ///
  /// The unedited sections share memory with the snapshot that was set before.
  private mutating func change(
    _ source: SnapshotSource<Int, Int, String>,
    _ sections: PlannedSections
  ) {
    var snapshot = source.snapshot
    let (section, item) = (number(below: 4), number(below: 12))
    let other = snapshot.sectionIdentifiers.first { $0 != section }
    switch (number(below: 5), snapshot.indexOfSection(section)) {
    case (_, nil): snapshot.appendSections([section])
    case (0, _): snapshot.deleteSections([section])
    case (1, _): if let other { snapshot.moveSection(section, beforeSection: other) }
    case (2, _): snapshot.deleteItems([item])
    case (3, _): snapshot.reloadSections([section])
    default: snapshot.appendItems([item], toSection: section)
    }
    source.snapshot = snapshot
    sections.order = snapshot.sectionIdentifiers
    for (section, member) in sections.members {
      guard snapshot.indexOfSection(section) != nil else {
        sections.members[section] = nil
        continue
      }
      let items = snapshot.itemIdentifiers(inSection: section)
      if case .numbers(let source, _) = member.content { member.content = .numbers(source, items) }
    }
  }

  private mutating func change(
    _ plan: PlannedSource,
    _ source: CompositeSource<String>,
    _ isMerged: Bool,
    _ oldChildren: [PlannedSource]
  ) {
    var children = oldChildren
    switch number(below: 3) {
    case 0 where depth(of: plan) < Self.maximumDepth:
      return add(to: plan, depth: depth(of: plan) + 1)
    case 1 where !children.isEmpty:
      let child = children.remove(at: number(below: children.count))
      source.remove(child.source)
      if number(below: 2) == 0 { removed.append(child) }
    default:
      children.shuffle(using: &generator)
      source.children = children.map { $0.source }
    }
    plan.content = .composite(source, isMerged: isMerged, children)
  }

  /// Moves a random source to a composite source.
  private mutating func moveSomething(to plan: PlannedSource) {
    let movable = root.all.filter { candidate in
      !candidate.all.contains { $0 === plan } && isMovable(candidate)
        && depth(of: plan) + height(of: candidate) <= Self.maximumDepth
    }
    guard !movable.isEmpty else { return }
    let child = movable[number(below: movable.count)]
    for parent in root.all {
      if case .sectioned(_, let sections) = parent.content {
        sections.members = sections.members.filter { $0.value !== child }
      }
      guard case .composite(let source, let isMerged, var children) = parent.content else {
        continue
      }
      children.removeAll { $0 === child }
      parent.content = .composite(source, isMerged: isMerged, children)
    }
    guard case .composite(let source, let isMerged, let children) = plan.content else { return }
    source.children = [child.source] + children.map { $0.source }
    plan.content = .composite(source, isMerged: isMerged, [child] + children)
  }

  /// Returns whether a source can be moved: sources of segments are not moved.
  private func isMovable(_ plan: PlannedSource) -> Bool {
    root.all.contains { parent in
      if case .segmented = parent.content { return false }
      return parent.children.contains { $0 === plan }
    }
  }

  private func depth(of plan: PlannedSource) -> Int {
    var depth = 1
    var level = [root]
    while !level.contains(where: { $0 === plan }) {
      level = level.flatMap { $0.children }
      depth += 1
    }
    return depth
  }

  private func height(of plan: PlannedSource) -> Int {
    1 + (plan.children.map { height(of: $0) }.max() ?? 0)
  }
}

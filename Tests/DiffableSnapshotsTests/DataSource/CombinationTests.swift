import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// All that a data source can do, at once and from within each other.
struct CombinationTests {
  @Test(arguments: ListKind.all, [true, false])
  func storm(_ kind: ListKind, nests: Bool) async throws {
    for seed in 0..<(Effort.isThorough ? 100 : 1) as Range<UInt64> {
      let storm = CombinationStorm(kind, nests: nests, seed: seed)
      try await storm.rage(steps: Effort.isThorough ? 100 : 30)
    }
  }
}

/// An actor that owns a screen and does everything to it, along with a model of what is to come of it.
private actor CombinationStorm {
  typealias Source = DiffableDataSource<Noted, Noted, StrictList<String>>

  /// What the providers share with the storm, so that neither holds the other.
  final class World {
    /// What cells and headers show besides their content: changes only where something is marked.
    var itemVersions: [Noted: Int] = [:]
    var sectionVersions: [Noted: Int] = [:]
    var interrupt: (() -> Void)?

    func text(_ item: Noted) -> String { "\(item) v\(itemVersions[item] ?? 0)" }
    func title(_ section: Noted) -> String { "\(section) v\(sectionVersions[section] ?? 0)" }
  }

  private let world = World()
  private let list: StrictList<String>
  private let source: Source
  private let nests: Bool
  private let comment: String
  private var random: SeededGenerator
  private var trace: [String] = []

  /// What the newest snapshot is to be.
  private var model = ""
  /// Counts what changes the model.
  private var stamp = 0
  private var depth = 0
  /// Whether no apply came since the user's drag began, and none prepares.
  private var isUndisturbed = false
  private var tasks = 0
  private var isDragging: Bool { list.draggedItemPath != nil }
  private var nextItem = 0
  private var applies = 0
  private var reports = 0
  /// The applies that have ended, in order.
  private var ended: [Int] = []
  /// Those of tasks, which run a little later, and those for which handlers made others go first.
  private var endedInAnyOrder: Set<Int> = []
  private var nextNumber = 0

  init(_ kind: ListKind, nests: Bool, seed: UInt64) {
    self.nests = nests
    comment = "\(kind), seed \(seed)"
    random = SeededGenerator(seed: seed)
    list = StrictList(kind.capabilities, by: kind.method)
    let world = world
    source = Source(target: list) { _, _, item in
      world.interrupt?()
      return world.text(item)
    }
    source.supplementaryViewProvider = { _, kind, _, section in
      world.interrupt?()
      return kind == .header ? world.title(section) : nil
    }
  }

  // MARK: - The course of it

  func rage(steps: Int) async throws {
    setUp()
    for _ in 0..<steps {
      try act()
      try expectAgreement()
      playTheList()
      for _ in 0..<max(0, Int.random(in: -3..<4, using: &random)) { await Task.yield() }
    }
    world.interrupt = nil
    list.endReordering()
    list.delaysCompletions = false
    list.isOnScreen = true
    for _ in 0..<100_000 where ended.count + endedInAnyOrder.count < nextNumber {
      list.completeNext()
      await Task.yield()
    }
    try #require(Set(ended).union(endedInAnyOrder) == Set(0..<nextNumber), failure)
    try expectAgreement()
    try expectSettled()
    try #require(ended == ended.sorted(), failure)
    try #require(reports == applies, failure)
  }

  private func setUp() {
    source.applyObserver = { [unowned self] _ in
      reports += 1
      interrupt()
    }
    world.interrupt = { [unowned self] in interrupt() }
    source.reorderingHandlers = ReorderingHandlers(
      canReorderItem: { [unowned self] _ in chance(0.9) },
      willReorder: { [unowned self] _ in interrupt(0.2) },
      didReorder: { [unowned self] transaction in
        follow(transaction)
        interrupt(0.2)
      }
    )
    source.sectionSnapshotHandlers.shouldExpandItem = { [unowned self] _ in
      interrupt()
      return chance(0.9)
    }
    source.sectionSnapshotHandlers.willExpandItem = { [unowned self] _ in interrupt() }
    source.sectionSnapshotHandlers.willCollapseItem = { [unowned self] _ in interrupt() }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { [unowned self] _, present in
      interrupt()
      if !present.items.isEmpty || chance(0.5) { return present }
      return (try? SectionSnapshot((0..<2).map { _ in newItem() })) ?? present
    }
  }

  private func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  private func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

  /// Does something from within a provider, a handler or an observer, now and then.
  private func interrupt(_ share: Double = 0.03) {
    guard nests && depth < 3 && chance(share) else { return }
    note("(")
    do { try apply() } catch { Issue.record(error) }
    note(")")
  }

  private func act() throws {
    if chance(0.25) { return drag() }
    try apply()
  }

  private func playTheList() {
    list.delaysCompletions = chance(0.3)
    if chance(0.15) && !isDragging { list.isOnScreen.toggle() }
    source.changeLimit = chance(0.2) ? number(below: 6) : nil
    for _ in 0..<number(below: 3) { list.completeNext() }
  }

  // MARK: - What happens

  private func drag() {
    let path = ItemPath(section: number(below: 4), item: number(below: 8))
    switch number(below: 4) {
    case 0 where !isDragging:
      trace.append("begin \(path)")
      isUndisturbed = tasks == 0
      list.beginReordering(at: path)
    case 1, 2:
      trace.append("drop \(path)")
      list.dropReorderedItem(at: path)
    default:
      trace.append("end")
      list.endReordering()
    }
  }

  /// The newest snapshot follows the user, unless one waits for the end of the drag.
  private func follow(_ transaction: ReorderingTransaction<Noted, Noted>) {
    let newest = source.snapshot().notation
    guard isUndisturbed || newest != model else { return }
    #expect(newest == transaction.finalSnapshot.notation, "\(failure)")
    model = newest
  }

  private func apply() throws {
    depth += 1
    defer { depth -= 1 }
    let animated = chance(0.5)
    let kind = number(below: 12)
    switch kind {
    case 0, 1:
      source.apply(try edited(), animatingDifferences: animated, completion: completion())
    case 2: source.applySnapshotUsingReloadData(try edited(), completion: completion())
    case 3:
      let completion = completion()
      try source.update(mode: animated ? .animated : .notAnimated, completion: completion) {
        $0 = try edited()
      }
    case 4, 5:
      let (next, number) = (try edited(), registered())
      tasks += 1
      Task.immediate {
        await source.apply(next, animatingDifferences: animated)
        endedInAnyOrder.insert(number)
        tasks -= 1
      }
    case 6, 7:
      let (outline, section) = try editedOutline()
      source.apply(outline, to: section, animatingDifferences: animated, completion: completion())
    case 8:
      let ((outline, section), number) = (try editedOutline(), registered())
      tasks += 1
      Task.immediate {
        await source.apply(outline, to: section, animatingDifferences: animated)
        endedInAnyOrder.insert(number)
        tasks -= 1
      }
    default: try toggle(animated)
    }
  }

  /// The item's row stays, and those below it come or go.
  private func toggle(_ animated: Bool) throws {
    let outlines = source.snapshot().sectionIdentifiers.map { source.snapshot(for: $0) }
    let item = outlines.flatMap(\.items).randomElement(using: &random)
    guard let item, let outline = outlines.first(where: { $0.contains(item) }) else { return }
    note("toggle \(item)")
    let (before, newest) = (stamp, source.snapshot())
    let number = nextNumber
    nextNumber += 1
    let hasChanged = try source.toggleItem(item, animatingDifferences: animated) { [self] in
      if nests { endedInAnyOrder.insert(number) } else { ended.append(number) }
    }
    if hasChanged { applies += 1 }
    let wasInterrupted = stamp != before
    if wasInterrupted || hasChanged { expect(source.snapshot().notation) }
    guard hasChanged && !wasInterrupted else { return }
    var items = newest.itemIdentifiers.map(\.description)
    if let row = newest.indexOfItem(item),
      let section = newest.sectionIdentifier(containingItem: item)
    {
      let below = { (outline: SectionSnapshot<Noted>) in
        try outline.snapshot(of: item).visibleItems.map(\.description)
      }
      if outline.isExpanded(item) {
        items.removeSubrange(row + 1..<row + 1 + (try below(outline)).count)
      } else {
        items.insert(contentsOf: try below(source.snapshot(for: section)), at: row + 1)
      }
    }
    try #require(source.snapshot().itemIdentifiers.map(\.description) == items, failure)
  }

  private func registered() -> Int {
    applies += 1
    defer { nextNumber += 1 }
    return nextNumber
  }

  private func completion() -> () -> Void {
    let number = registered()
    return { [self] in
      ended.append(number)
      interrupt()
    }
  }

  private func note(_ step: String) { trace.append(step) }

  // MARK: - What to show

  private func newItem() -> Noted {
    nextItem += 1
    return noted(nextItem)
  }

  private func noted(_ id: Int) -> Noted {
    Noted(stringLiteral: "\(id)\(chance(0.5) ? "a" : "b")")
  }

  /// The newest snapshot after some edits, with new content, and marks where what is not content changes.
  private func edited() throws -> Snapshot<Noted, Noted> {
    var next = source.snapshot()
    if chance(0.3) { next = try withOtherContent(next) }
    for _ in 0..<number(below: 4) { try edit(&next) }
    let text = next.notation
    note("apply \(text)")
    expect(text.filter { $0 != "!" && $0 != "?" })
    return next
  }

  /// Of other storage, and of other instances.
  private func withOtherContent(
    _ snapshot: Snapshot<Noted, Noted>
  ) throws -> Snapshot<Noted, Noted> {
    try Snapshot(
      snapshot.sectionIdentifiers.map { section in
        let items = try snapshot.itemIdentifiers(inSection: section)
        return (
          chance(0.8) ? section : noted(section.tagged.id),
          items.map { chance(0.8) ? $0 : noted($0.tagged.id) }
        )
      }
    )
  }

  private func edit(_ next: inout Snapshot<Noted, Noted>) throws {
    let (sections, items) = (next.sectionIdentifiers, next.itemIdentifiers)
    guard let section = sections.randomElement(using: &random),
      let other = sections.randomElement(using: &random)
    else { return try next.appendSections([noted(number(below: 4))]) }
    let item = items.randomElement(using: &random) ?? newItem()
    let anchor = items.randomElement(using: &random)
    switch number(below: 15) {
    case 0: try next.appendItems([newItem(), newItem()], toSection: section)
    case 1: try next.appendItems([item], toSection: section)
    case 2: next.deleteItems([item])
    case 3, 4: if let anchor { try next.moveItem(item, beforeItem: anchor) }
    case 5: if let anchor { try next.insertItems([newItem()], afterItem: anchor) }
    case 6: if chance(0.3) { next.deleteSections([section]) }
    case 7:
      let id = number(below: 4)
      if !sections.contains(where: { $0.tagged.id == id }) {
        try next.insertSections([noted(id)], beforeSection: section)
      }
    case 8: try next.moveSection(section, afterSection: other)
    case 9:
      let former = noted(1 + number(below: nextItem + 1))
      nextItem = max(nextItem, former.tagged.id)
      if next.itemPath(for: former) == nil { try next.appendItems([former], toSection: section) }
    case 10, 11:
      world.sectionVersions[section, default: 0] += 1
      if chance(0.5) {
        try next.reloadSections([section])
      } else {
        try next.reconfigureSections([section])
      }
    default:
      guard next.itemPath(for: item) != nil else { return }
      world.itemVersions[item, default: 0] += 1
      if chance(0.5) { try next.reloadItems([item]) } else { try next.reconfigureItems([item]) }
    }
  }

  /// An outline of the newest snapshot after some edits, some with items of other sections; and the section
  /// to show it in.
  private func editedOutline() throws -> (SectionSnapshot<Noted>, Noted) {
    let newest = source.snapshot()
    let known = newest.sectionIdentifiers.randomElement(using: &random)
    let section = known.flatMap { chance(0.9) ? $0 : nil } ?? noted(number(below: 4))
    var outline = source.snapshot(for: section)
    for _ in 0..<number(below: 5) {
      let item = outline.items.randomElement(using: &random)
      let elsewhere = newest.itemIdentifiers.randomElement(using: &random) ?? newItem()
      let guest = outline.contains(elsewhere) || chance(0.8) ? newItem() : elsewhere
      switch number(below: 6) {
      case 0, 1: try outline.append([guest], to: item)
      case 2: if let item { try outline.insert([guest], before: item) }
      case 3: if let item { outline.delete([item]) }
      default:
        guard let item else { continue }
        if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
      }
    }
    var sections = newest.sectionIdentifiers
    if newest.indexOfSection(section) == nil { sections.append(section) }
    let leaving = Set(outline.items)
    let next = try sections.map { other in
      let items =
        other == section
        ? outline.visibleItems
        : try newest.itemIdentifiers(inSection: other).filter { !leaving.contains($0) }
      return ([other] + items).map(\.description).joined(separator: " ")
    }
    note("outline \(section): \(outline.items), expanded \(outline.expandedItems)")
    expect(next.joined(separator: " | "))
    return (outline, section)
  }

  private func expect(_ newest: String) {
    stamp += 1
    isUndisturbed = false
    model = newest
  }

  // MARK: - What is expected

  private var failure: Comment { "\(comment): \(trace.suffix(20).joined(separator: ", "))" }

  /// The list shows what the data source answers, which has done what it was told.
  private func expectAgreement() throws {
    try #require(list.refusals.isEmpty, failure)
    let newest = source.snapshot()
    try #require(newest.notation == model, failure)
    let shown = list.cells.map { $0.map { $0.prefix { $0 != " " } } }
    let answers = (0..<(list.data?.numberOfSections ?? 0)).map { section in
      (0..<(list.data?.numberOfItems(inSection: section) ?? 0)).map { item in
        "\(source.itemIdentifier(for: ItemPath(section: section, item: item)) ?? "0none")"[...]
      }
    }
    if list.capabilities.contains(.sections) {
      try #require(shown == answers, failure)
    } else {
      try #require(Array(shown.joined()) == Array(answers.joined()), failure)
    }
    var everywhere: [Noted] = []
    for section in newest.sectionIdentifiers {
      let outline = source.snapshot(for: section)
      let items = try newest.itemIdentifiers(inSection: section)
      try #require(outline.visibleItems.map(\.description) == items.map(\.description), failure)
      everywhere += outline.items
    }
    try #require(Set(everywhere).count == everywhere.count, failure)
  }

  /// The list shows the newest snapshot, and nothing in it is stale.
  private func expectSettled() throws {
    let newest = source.snapshot()
    try #require(
      Array(list.cells.joined()) == newest.itemIdentifiers.map { world.text($0) },
      failure
    )
    guard list.capabilities.contains(.sections) || list.capabilities.contains(.headerRows)
    else { return }
    try #require(list.headers == newest.sectionIdentifiers.map { world.title($0) }, failure)
  }
}

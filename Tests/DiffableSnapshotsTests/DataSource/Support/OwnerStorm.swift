import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport

/// A list whose data sources create, use and release data sources of the same list inside all of their handlers.
final class OwnerStorm {
  typealias Source = DiffableDataSource<Int, Int, StrictList<String>>

  private let list: StrictList<String>
  private var random: SeededGenerator
  private var sources: [(name: Int, source: Source)] = []
  private var nextName = 0

  /// The number of completions that have been passed and called.
  private var (passed, called) = (0, 0)

  /// How many calls of handlers and providers are under way.
  private var depth = 0

  private(set) var notes: [String] = []
  private(set) var failure: String?

  init(_ kind: ListKind, seed: UInt64) {
    list = StrictList(kind.capabilities, by: kind.method)
    random = SeededGenerator(seed: seed)
    list.delaysCompletions = seed.isMultiple(of: 3)
    create()
  }

  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private func snapshot() -> Snapshot<Int, Int> {
    var items = (0..<8).shuffled(using: &random)[...]
    return Snapshot(
      (0..<3).shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)).map {
        section in
        let count = Int.random(in: 0...min(3, items.count), using: &random)
        defer { items = items.dropFirst(count) }
        return (section, Array(items.prefix(count)))
      }
    )
  }

  // MARK: Inside of the list

  /// Called in each handler and provider.
  private func hook(_ name: String) {
    guard depth < 3, chance(4) else { return }
    depth += 1
    notes.append("(\(name)")
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: create()
    case 2: applyRandomly()
    case 3: release()
    default: sources.randomElement(using: &random)?.source.update { $0.deleteItems([1, 2]) }
    }
    notes.append(")")
    depth -= 1
  }

  private func create() {
    let name = nextName
    nextName += 1
    notes.append("create \(name)")
    let source = Source(target: list) { [unowned self] _, _, item in
      hook("cell \(item)")
      return "\(name).\(item)"
    }
    source.supplementaryViewProvider = { [unowned self] _, _, _, section in
      hook("header \(section)")
      return "\(name).\(section)"
    }
    source.applyObserver = { [unowned self] _ in hook("observer") }
    source.waitsForAnimations = chance(4)
    source.reorderingHandlers.canReorderItem = { [unowned self] _ in
      hook("can reorder")
      return !chance(5)
    }
    source.reorderingHandlers.willReorder = { [unowned self] _ in hook("will reorder") }
    source.reorderingHandlers.didReorder = { [unowned self] _ in hook("did reorder") }
    source.itemHandlers.canDeleteItem = { [unowned self] _ in
      hook("can delete")
      return true
    }
    source.itemHandlers.willDeleteItem = { [unowned self] _ in hook("will delete") }
    source.itemHandlers.didDeleteItem = { [unowned self] _, _ in hook("did delete") }
    source.itemHandlers.prefetchItems = { [unowned self] _ in hook("prefetch") }
    source.sectionSnapshotHandlers.willExpandItem = { [unowned self] _ in hook("will expand") }
    source.sectionSnapshotHandlers.shouldCollapseItem = { [unowned self] _ in
      hook("should collapse")
      return true
    }
    // Its initializer can have called a completion that has created another data source, which is newer.
    sources.append((name, source))
    sources.sort { $0.name < $1.name }
    apply(name, source)
  }

  private func apply(_ name: Int, _ source: Source) {
    let mode =
      [ApplyMode.animated, .notAnimated, .reload].randomElement(using: &random) ?? .animated
    notes.append("apply \(name)")
    passed += 1
    if chance(5) {
      var outline = SectionSnapshot<Int>()
      outline.append([20, 21])
      outline.append([22, 23], to: 20)
      source.apply(outline, to: 0) { [unowned self] in complete() }
    } else {
      source.apply(snapshot(), mode: mode) { [unowned self] in complete() }
    }
  }

  private func complete() {
    called += 1
    hook("completion")
  }

  private func applyRandomly() {
    if let (name, source) = sources.randomElement(using: &random) { apply(name, source) }
  }

  /// Releases an older data source.
  private func release() {
    guard sources.count > 1 else { return }
    let released = sources.remove(at: Int.random(in: 0..<sources.count - 1, using: &random))
    notes.append("release \(released.name)")
  }

  // MARK: What the user and the app do

  private func randomPath() -> ItemPath {
    let shown = list.shownCells
    let section = Int.random(in: 0...shown.count, using: &random)
    let count = shown.indices.contains(section) ? shown[section].count : 0
    return ItemPath(section: section, item: Int.random(in: 0...count, using: &random))
  }

  func act() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: create()
    case 1, 2: applyRandomly()
    case 3, 4:
      notes.append("begin")
      list.beginReordering(at: randomPath())
    case 5, 6:
      notes.append("drop")
      list.dropReorderedItem(at: randomPath())
    case 7:
      notes.append("end")
      list.endReordering()
    case 8:
      notes.append("delete")
      list.data?.perform(.delete, at: randomPath())
    case 9:
      notes.append("prefetch")
      list.data?.prefetchItems(at: [randomPath()])
    case 10:
      notes.append("toggle")
      sources.last?.source.toggleItem(20)
    default:
      notes.append("complete")
      if list.numberOfDelayedCompletions > 0 { list.completeNext() }
    }
    check()
  }

  private func check() {
    if failure == nil, let refusal = list.refusals.first { failure = "\(refusal)" }
    // Outside of drags, the newest data source has the list.
    guard failure == nil, list.draggedItemPath == nil, let (name, source) = sources.last else {
      return
    }
    let counts = (0..<(list.data?.numberOfSections ?? 0)).map {
      list.data?.numberOfItems(inSection: $0) ?? 0
    }
    let data = counts.indices.map { section in
      (0..<counts[section]).map { item in
        let item = source.itemIdentifier(for: ItemPath(section: section, item: item))
        return item.map { "\(name).\($0)" } ?? "none"
      }
    }
    let isFlat = !list.capabilities.contains(.sections)
    let cells = isFlat ? [list.cells.joined().map { $0 }] : list.cells
    let expected = isFlat ? [data.joined().map { $0 }] : data
    if cells != expected { failure = "\(cells) is shown, the data is \(expected)" }
  }

  /// Ends everything that is under way, and checks that the list shows the newest data source.
  func finish() {
    depth = 3
    list.endReordering()
    while list.numberOfDelayedCompletions > 0 { list.completeNext() }
    check()
    guard failure == nil, let (name, source) = sources.last else { return }
    let shown = source.snapshot().sectionIdentifiers.map { section in
      source.snapshot().itemIdentifiers(inSection: section).map { "\(name).\($0)" }
    }
    let isFlat = !list.capabilities.contains(.sections)
    let cells = isFlat ? [list.cells.joined().map { $0 }] : list.cells
    let expected = isFlat ? [shown.joined().map { $0 }] : shown
    if cells != expected { failure = "\(cells) is shown for \(expected)" }
    if called != passed { failure = "\(called) of \(passed) completions were called" }
  }
}

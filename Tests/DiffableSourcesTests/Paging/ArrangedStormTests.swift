import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Random pages at both ends, deletions by the user, and closures that filter, sort and group.
@Suite(.timeLimit(.minutes(10))) @MainActor struct ArrangedStormTests {
  @Test(arguments: [false, true])
  func theListShowsWhatTheClosureMakesOfThePages(_ isGrouped: Bool) async {
    for seed in 0..<Effort.cases(20) {
      var storm = Storm(isGrouped, seed: Effort.seed &+ UInt64(seed))
      for _ in 0..<40 {
        await storm.act()
        storm.check()
      }
      await storm.finish()
      storm.check()
    }
  }
}

/// A list of the numbers from -30 to 29, which begins in the middle, in pages of five with up to two repeated items.
@MainActor private struct Storm {
  /// What the closure does; `naive` does the same to plain arrays.
  enum Order: CaseIterable {
    case all, even, none, descending, byDigit
  }

  private let list = StrictList<String>()
  private let source: SnapshotSource<Int, Int, String>
  private let flat: BasicSource<Int, String>
  private let connection: SourceConnection<String, StrictList<String>>
  private let pager: Pager<Void, Int, Int, Int>
  private let isGrouped: Bool
  private let comment: Comment
  private var generator: SeededGenerator
  private var order = Order.all

  /// The items that the user has deleted since the last refresh.
  private var deleted: Set<Int> = []

  init(_ isGrouped: Bool, seed: UInt64) {
    self.isGrouped = isGrouped
    comment = "\(isGrouped ? "grouped" : "flat"), seed \(seed)"
    generator = SeededGenerator(seed: seed)
    func makeSource() -> BasicSource<Int, String> {
      let source = BasicSource<Int, String> { "\($0)" }
      source.handlers.canDelete = { _, _ in true }
      return source
    }
    source = SnapshotSource { _ in makeSource() }
    flat = makeSource()
    connection = isGrouped ? source.connect(to: list) : flat.connect(to: list)
    pager = Pager(query: ()) { _, cursor in
      let page = cursor ?? 0
      let items = Array(page * 5..<page * 5 + 5)
      // A page repeats items that were loaded before it, which stay in place.
      let repeated = page < 0 ? [page * 5 + 5, page * 5 + 6] : page > 0 ? [page * 5 - 1] : []
      return Page(
        [SnapshotSection(0, items: items + repeated)],
        previous: page > -6 ? page - 1 : nil,
        next: page < 5 ? page + 1 : nil
      )
    }
    (pager.itemThreshold, pager.skippedPagesLimit) = (2, 3)
    show()
  }

  /// Returns the sections and items that are shown of some items.
  private static func naive(_ items: [Int], _ order: Order, _ isGrouped: Bool) -> [(Int, [Int])] {
    let shown =
      switch order {
      case .all: items
      case .even: items.filter { $0 % 2 == 0 }
      case .none: [Int]()
      case .descending: Array(items.reversed())
      case .byDigit:
        (0..<10).flatMap { digit in items.filter { abs($0) % 10 == digit } }
      }
    guard isGrouped else { return items.isEmpty ? [] : [(0, shown)] }
    var groups: [(Int, [Int])] = []
    for item in shown {
      let group = abs(item) / 7
      if let index = groups.firstIndex(where: { $0.0 == group }) {
        groups[index].1.append(item)
      } else {
        groups.append((group, [item]))
      }
    }
    // In the order of their first items, groups would move when the user deletes such an item.
    return groups.sorted { $0.0 < $1.0 }
  }

  private func show() {
    let arrange = { [order, isGrouped] (snapshot: Snapshot<Int, Int>) in
      // A filter edits the snapshot, and the others make a new one.
      guard order != .even || isGrouped else {
        var shown = snapshot
        shown.deleteItems(snapshot.itemIdentifiers.filter { $0 % 2 != 0 })
        return shown
      }
      return Snapshot(Self.naive(snapshot.itemIdentifiers, order, isGrouped))
    }
    if isGrouped {
      pager.show(in: source, arranged: arrange)
    } else {
      pager.show(in: flat, arranged: arrange)
    }
  }

  mutating func act() async {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      // A refresh ends the deletions.
      _ = await pager.refresh().outcome
      deleted = []
    case 1, 2: pager.loadNextPage()
    case 3, 4: pager.loadPreviousPage()
    case 5...7:
      if let path = randomPath() { list.data?.willDisplay(list, at: path) }
    case 8, 9:
      if let path = randomPath(), let item = Int(list.cells[path.section][path.item]) {
        #expect(list.deleteItem(at: path), comment)
        deleted.insert(item)
      }
    case 10: pager.cancel()
    default:
      order = Order.allCases.randomElement(using: &generator) ?? .all
      show()
    }
    if Bool.random(using: &generator) { await settle() }
  }

  private mutating func randomPath() -> ItemPath? {
    let paths = list.cells.enumerated().flatMap { section, cells in
      cells.indices.map { ItemPath(section: section, item: $0) }
    }
    return paths.randomElement(using: &generator)
  }

  private func settle() async {
    await waitUntil { !pager.state.isLoading && !pager.previousState.isLoading }
  }

  mutating func check() {
    // Deletions by the user reach the pager with the next displayed item, page or edit.
    let items = pager.snapshot.itemIdentifiers.filter { !deleted.contains($0) }
    if let first = items.first, let last = items.last {
      #expect(items == (first...last).filter { !deleted.contains($0) }, comment)
    }
    let shown = Self.naive(items, order, isGrouped).map { $0.1.map { "\($0)" } }
    let cells = list.cells.filter { !$0.isEmpty }
    #expect(cells == shown.filter { !$0.isEmpty }, comment)
    #expect(list.refusals.isEmpty, comment)
  }

  /// Scrolls to both ends until everything is loaded.
  mutating func finish() async {
    order = .even
    show()
    _ = await pager.refresh().outcome
    deleted = []
    check()
    for _ in 0..<12 {
      for path in [list.cells.firstPath, list.cells.lastPath].compactMap(\.self) {
        list.data?.willDisplay(list, at: path)
      }
      await settle()
      check()
    }
    #expect(pager.state.isAtEnd && pager.previousState.isAtEnd, comment)
    #expect(pager.snapshot.itemIdentifiers == Array(-30..<30), comment)
    withExtendedLifetime(connection) {}
  }
}

extension PagingState {
  fileprivate var isAtEnd: Bool { if case .ended = self { true } else { false } }
}

extension [[String]] {
  fileprivate var firstPath: ItemPath? {
    firstIndex { !$0.isEmpty }.map { ItemPath(section: $0, item: 0) }
  }

  fileprivate var lastPath: ItemPath? {
    lastIndex { !$0.isEmpty }.map { ItemPath(section: $0, item: self[$0].count - 1) }
  }
}

import DiffableSnapshotsTesting
import DiffableSources
import TestSupport
import Testing

/// Functions of the app that change a source while the source or a list calls them.
@Suite struct ChangeDuringChangeTests {
  private typealias Source = SnapshotSource<Int, Int, String>

  private final class Reference<Source: AnyObject> {
    weak var source: Source?
  }

  /// Returns a source that calls a closure once, when it makes the source of a section.
  private func source(
    callingIn section: Int,
    _ change: @escaping (Source) -> Void
  ) -> Source {
    let own = Reference<Source>()
    var isFirst = true
    let source = Source { made in
      if made == section, isFirst, let source = own.source {
        isFirst = false
        change(source)
      }
      return BasicSource<Int, String> { "\($0)" }
    }
    own.source = source
    return source
  }

  /// Expects that a list and the sources of the sections show the snapshot.
  private func expect(
    _ list: ShownList<String, StrictList<String>>,
    shows source: Source,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let snapshot = source.snapshot
    let items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    list.expect(items.map { $0.map { "\($0)" } }, sourceLocation: sourceLocation)
    let ownItems = snapshot.sectionIdentifiers.map { source[$0]?.items }
    #expect(ownItems == items, sourceLocation: sourceLocation)
  }

  @Test func aFactoryThatAlwaysSetsASnapshotEnds() {
    let own = Reference<Source>()
    var number = 0
    let source = Source { _ in
      number += 1
      own.source?.snapshot = Snapshot([(number, [number])])
      return BasicSource<Int, String> { "\($0)" }
    }
    own.source = source
    let list = ShownList(source)
    source.snapshot = Snapshot([(0, [0])])
    #expect(number == 17)
    expect(list, shows: source)
    source.snapshot = Snapshot([(100, [])])
    expect(list, shows: source)
  }

  private static let snapshots: [Snapshot<Int, Int>] = [
    Snapshot([(1, [9])]), Snapshot([(2, [9])]), Snapshot([(3, [9])]), Snapshot(),
    Snapshot([(2, [1, 2]), (1, [3])]), Snapshot([(1, [1, 2]), (2, [3])]),
    Snapshot([(3, [7]), (1, [2, 1]), (2, [3, 4])]),
  ]

  @Test(arguments: snapshots, [1, 2])
  func aFactoryCanSetTheSnapshotOfItsSource(_ snapshot: Snapshot<Int, Int>, section: Int) {
    for old in [Snapshot(), Snapshot([(0, [5]), (3, [6])])] as [Snapshot<Int, Int>] {
      let source = source(callingIn: section) { $0.snapshot = snapshot }
      let list = ShownList(source)
      source.snapshot = old
      source.snapshot = Snapshot([(1, [1, 2]), (2, [3])])
      #expect(source.snapshot.sectionIdentifiers == snapshot.sectionIdentifiers)
      #expect(source.snapshot.itemIdentifiers == snapshot.itemIdentifiers)
      expect(list, shows: source)
      source.snapshot = Snapshot([(2, [3]), (4, [4])])
      expect(list, shows: source)
    }
  }

  @Test func aFactoryCanEditTheSnapshotOfItsSourceRepeatedly() {
    let source = source(callingIn: 1) {
      $0.snapshot.appendItems([4], toSection: 2)
      $0.snapshot.deleteItems([1])
    }
    let list = ShownList(source)
    source.snapshot = Snapshot([(1, [1, 2]), (2, [3])])
    list.expect([["2"], ["3", "4"]])
    expect(list, shows: source)
  }

  @Test func aFactoryCanUpdateThePagerOfItsSource() async {
    await updateThePagerInAFactory()
  }

  @MainActor private func updateThePagerInAFactory() {
    let pager = Pager<Void, Int, Int, Int>(query: ()) { _, _ in Page([], next: nil) }
    let source = source(callingIn: 1) { _ in pager.update { $0 = Snapshot([(1, [9])]) } }
    let list = ShownList(source)
    pager.show(in: source)
    pager.update { $0 = Snapshot([(1, [1, 2]), (2, [3])]) }
    #expect(pager.snapshot.itemIdentifiers == [9])
    list.expect([["9"]])
    expect(list, shows: source)
  }

  /// The source calls the closure while it finds the items that need cells of another class.
  @Test func aCellClosureCanSetTheSnapshotOfTheSourceAbove() {
    let own = Reference<SnapshotSource<Int, Noted, ReusableCell>>()
    var isFirst = true
    let source = SnapshotSource<Int, Noted, ReusableCell> { _ in
      BasicSource { note in
        if note.tagged.tag == "b", isFirst {
          isFirst = false
          own.source?.snapshot = Snapshot([(1, ["3a"])])
        }
        return ReusableCell(TestCell.self) { $0.text = "\(note)" }
      }
    }
    own.source = source
    let list = ShownList(source, in: ReusingList<TestCell>())
    source.snapshot = Snapshot([(1, ["1a"]), (2, ["2a"])])
    source.snapshot = Snapshot([(1, ["1b"]), (2, ["2a", "4a"])])
    #expect(!isFirst)
    #expect(source.snapshot.itemIdentifiers == ["3a"])
    #expect(list.target.texts == [["3a"]])
    #expect(list.target.strict.refusals.isEmpty)
  }

  @Test func aFactoryCanChangeTheSourcesOfOtherSections() {
    let changed = source(callingIn: 2) { $0[1]?.items = [8] }
    let list = ShownList(changed)
    changed.snapshot = Snapshot([(1, [1, 2]), (2, [3])])
    list.expect([["8"], ["3"]])
    let other = CompositeSource<String>()
    let taken = source(callingIn: 2) { source in
      if let first = source[1] { other.children = [first] }
    }
    let (takenList, otherList) = (ShownList(taken), ShownList(other))
    taken.snapshot = Snapshot([(1, [1, 2]), (2, [3])])
    takenList.expect([["3"]])
    otherList.expect([["1", "2"]])
  }

  @Test func aProviderCanChangeTheSourcesAboveIt() {
    let (first, second, last) = (
      BasicSource([1]) { "\($0)" }, BasicSource([2]) { "\($0)" }, BasicSource([3]) { "\($0)" }
    )
    let segments = SegmentedSource<Int, String>([1: first, 2: second], selection: 1)
    let composite = CompositeSource<String>([segments])
    let list = ShownList(composite)
    second.supplementaryViewProvider = { [unowned composite, unowned segments] _ in
      if segments.selection == 2 {
        composite.children.insert(last, at: 0)
        segments.selection = 1
      }
      return "header"
    }
    segments.selection = 2
    list.expect([["3"], ["1"]])
  }

  @Test func aCellClosureCanChangeItsSource() {
    let own = Reference<BasicSource<Int, String>>()
    let source = BasicSource<Int, String> { item in
      if item == 2, own.source?.items == [1, 2, 3] { own.source?.items = [9] }
      return "\(item)"
    }
    own.source = source
    let list = ShownList(source)
    source.items = [1, 2, 3]
    list.expect([["9"]])
  }
}

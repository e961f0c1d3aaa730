import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Snapshot sources, which have a basic source for each section of a snapshot.
struct SnapshotSourceTests {
  private typealias TestSource = SnapshotSource<Tagged, Tagged, String>

  /// A record of the calls of the closures.
  private final class Recorder {
    var made: [Tagged] = []
    var cells: [String] = []
  }

  private let recorder = Recorder()
  private let source: TestSource

  init() {
    source = TestSource { [recorder] section in
      recorder.made.append(section)
      return BasicSource { item in
        recorder.cells.append("\(item)")
        return "\(section.id):\(item.id)"
      }
    }
  }

  @Test func allSectionsAreSectionsOfTheSource() throws {
    let banner = BasicSource<Int, String> { "\($0)" }
    banner.items = [1]
    let sections: [(Tagged, [Tagged])] = [("1a", ["1a"]), ("2a", [])]
    source.snapshot = Snapshot(sections)
    let connection = CompositeSource<String>([banner, source]).connect(to: StrictList<String>())
    let isSection = (0...3).map { connection.isSection($0, of: source) }
    #expect(isSection == [false, true, true, false])
    let second = try #require(source["2a"])
    #expect(connection.isSection(2, of: second) && !connection.isSection(1, of: second))
  }

  @Test(arguments: ListKind.all)
  func listMatchesTheSnapshot(_ kind: ListKind) {
    var generator = SeededGenerator(seed: Effort.seed)
    let list = ShownList(source, kind)
    for _ in 0..<200 {
      var items = Array(0..<12).shuffled(using: &generator)
      let sections = Array(0..<5).shuffled(using: &generator)
        .prefix(.random(in: 0...5, using: &generator))
      let snapshot = Snapshot<Tagged, Tagged>(
        sections.map { section in
          let count = Int.random(in: 0...min(4, items.count), using: &generator)
          defer { items.removeFirst(count) }
          return (Tagged(id: section, tag: ""), items.prefix(count).map { Tagged(id: $0, tag: "") })
        }
      )
      source.snapshot = snapshot
      #expect(source.snapshot == snapshot)
      let expected = snapshot.sectionIdentifiers.map { section in
        snapshot.itemIdentifiers(inSection: section).map { "\(section.id):\($0.id)" }
      }
      list.expect(expected)
      for section in 0..<5 {
        let isThere = snapshot.indexOfSection(Tagged(id: section, tag: "")) != nil
        #expect((source[Tagged(id: section, tag: "")] != nil) == isThere)
      }
    }
    #expect(list.log.count { $0 == .reload } == 1)
  }

  @Test func appendedPagesChangeOnlyTheirSections() {
    let list = ShownList(source)
    source.snapshot = Snapshot("1 1a 2a | 2 3a")
    var applies = 0
    list.connection.applyObserver = { _ in applies += 1 }
    recorder.cells = []
    source.snapshot.appendPage([
      SnapshotSection("1", items: ["4a"]), SnapshotSection("3", items: ["5a"]),
    ])
    list.expect([["1:1", "1:2", "1:4"], ["2:3"], ["3:5"]])
    #expect(recorder.cells == ["4a", "5a"])
    #expect(recorder.made == ["1", "2", "3"])
    #expect(applies == 1)
    // An item that moves to another section is deleted and inserted.
    source.snapshot.moveItem("1a", afterItem: "5a")
    list.expect([["1:2", "1:4"], ["2:3"], ["3:5", "3:1"]])
    source.snapshot.deleteSections(["1", "2"])
    list.expect([["3:5", "3:1"]])
  }

  @Test func marksAreCarriedOutOnce() {
    let list = ShownList(source)
    source.snapshot = Snapshot("1 1a 2a | 2 3a | 3 4a")
    recorder.cells = []
    var snapshot = source.snapshot
    snapshot.reconfigureItems(["2b"])
    snapshot.reconfigureSections(["3"])
    source.snapshot = snapshot
    #expect(recorder.cells.sorted() == ["2b", "4a"])
    #expect(source.snapshot.reconfiguredItemIdentifiers.isEmpty)
    source.snapshot.appendItems(["5a"])
    #expect(recorder.cells.sorted() == ["2b", "4a", "5a"])
    list.expect([["1:1", "1:2"], ["2:3"], ["3:4", "3:5"]])
  }

  /// The second snapshot shares all items with the first one, so it differs only in its marks.
  @Test func marksAreCarriedOutAgainWhenTheSnapshotIsSetAgain() {
    let list = ShownList(source)
    source.snapshot = Snapshot("1 1a 2a | 2 3a")
    var marked = source.snapshot
    marked.reloadItems(["2b"])
    for _ in 0..<2 {
      recorder.cells = []
      source.snapshot = marked
      #expect(recorder.cells == ["2b"])
    }
    list.expect([["1:1", "1:2"], ["2:3"]])
  }

  /// A mark of a section also updates its supplementary views.
  @Test(arguments: [true, false])
  func sectionMarksUpdateSupplementaryViews(_ reloads: Bool) {
    var asked: [Tagged] = []
    let source = TestSource { section in
      let source = BasicSource<Tagged, String> { "\($0)" }
      source.supplementaryViewProvider = { kind in
        if kind == .header { asked.append(section) }
        return kind == .header ? "\(section)" : nil
      }
      return source
    }
    let list = ShownList(source)
    source.snapshot = Snapshot("1 1a 2a | 2 3a")
    asked = []
    if reloads {
      source.snapshot.reloadSections(["1"])
    } else {
      source.snapshot.reconfigureSections(["1"])
    }
    #expect(Set(asked) == ["1"])
    asked = []
    source.snapshot.appendItems(["4a"])
    #expect(asked.isEmpty)
    #expect(list.refusals.isEmpty)
  }

  /// Setting a snapshot shows items again that the user has deleted, also in sections that were not edited.
  @Test(arguments: ["1", "2"] as [Tagged])
  func nextSnapshotShowsDeletedItemsAgain(_ edited: Tagged) {
    let list = ShownList(source)
    source.snapshot = Snapshot("1 1a 2a | 2 3a")
    source["1"]?.handlers.canDelete = { _, _ in true }
    #expect(list.connection.perform(.delete, at: ItemPath(section: 0, item: 0)))
    list.expect([["1:2"], ["2:3"]])
    #expect(source.snapshot.numberOfItems == 3)
    source.snapshot.appendItems(["4a"], toSection: edited)
    #expect(list.cells[0].prefix(2) == ["1:1", "1:2"])
    #expect(list.cells.joined().count == 4)
  }

  /// Setting a snapshot does not change the sources of unedited sections, regardless of their length.
  @Test(arguments: [3, 3_000])
  func uneditedSectionsAreNotSetAgain(_ count: Int) throws {
    let source = SnapshotSource<Int, Int, String> { _ in BasicSource { "\($0)" } }
    source.snapshot = Snapshot([(0, Array(0..<count)), (1, [-1])])
    let long = try #require(source[0])
    let connection = long.connect(to: StrictList<String>())
    var applies = 0
    connection.applyObserver = { _ in applies += 1 }
    source.snapshot.appendItems([-2], toSection: 1)
    source.snapshot.moveSection(1, beforeSection: 0)
    #expect(applies == 0)
    #expect(source[1]?.items == [-1, -2])
    source.snapshot.appendItems([-3], toSection: 0)
    #expect(applies == 1 && long.items == Array(0..<count) + [-3])
  }

  @Test func aSourceThatMovesToAnotherParentIsRemovedFromItsSection() throws {
    let list = ShownList(source)
    source.snapshot = Snapshot("1 1a 2a | 2 3a")
    let parent = CompositeSource<String>([try #require(source["1"])])
    #expect(source["1"] == nil)
    list.expect([["2:3"]])
    withExtendedLifetime(parent) {}
  }

  @Test func aSourceOfAnotherParentMovesToASectionInOneApply() {
    let songs = BasicSource<Int, String> { "\($0)" }
    songs.items = [1, 2]
    let former = CompositeSource<String>([songs])
    let source = SnapshotSource<String, Int, String> { _ in songs }
    let list = ShownList(CompositeSource<String>([former, source]))
    let formerList = ShownList(former)
    var applies = 0
    list.connection.applyObserver = { _ in applies += 1 }
    source.snapshot = Snapshot([("a", [2, 3])])
    #expect(applies == 1)
    list.expect([["2", "3"]])
    formerList.expect([])
  }

  /// The list does not show edits of the source either.
  @Test func deletedSectionsReleaseTheirSources() throws {
    let list = ShownList(source)
    source.snapshot = Snapshot("1 1a 2a | 2 3a")
    weak var weakFirst: BasicSource<Tagged, String>?
    do {
      let first = try #require(source["1"])
      weakFirst = first
      source.snapshot.deleteSections(["1"])
      list.connection.applyObserver = { _ in Issue.record("The list is updated") }
      first.items = ["4a"]
      list.connection.applyObserver = nil
    }
    list.expect([["2:3"]])
    #expect(weakFirst == nil)
    source.snapshot.appendSections(["1"])
    #expect(source["1"]?.isEmpty == true)
    #expect(!source.isEmpty)
    source.snapshot = Snapshot()
    #expect(source.isEmpty)
  }

  @Test func sharingASourceBetweenSectionsTraps() async {
    await #expect(processExitsWith: .failure) {
      let shared = BasicSource<Int, String> { "\($0)" }
      let source = SnapshotSource<Int, Int, String> { _ in shared }
      source.snapshot = Snapshot([(1, [1]), (2, [2])])
    }
  }
}

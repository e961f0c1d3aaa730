import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// What ``DiffableDataSource/snapshot()`` returns while the list changes.
///
/// Screens read the section at an index as `snapshot().sectionIdentifiers[index]`, and put the number of items in a header.
struct SnapshotInApplyTests {
  private typealias Source = DiffableDataSource<Int, Int, StrictList<String>>

  /// A list whose providers read sections by their index, with headers such as `1 (3)`.
  private final class Lists {
    let list: StrictList<String>
    private(set) var source: Source?
    var failures: [String] = []
    var onCell: ((Int) -> Void)?

    init(_ kind: ListKind) {
      list = StrictList(kind.capabilities, by: kind.method)
      let source = Source(target: list) { [unowned self] _, path, item in
        check(path.section)
        onCell?(item)
        return "\(item)"
      }
      source.supplementaryViewProvider = { [unowned self] _, _, path, section in
        check(path.section)
        return title(of: section)
      }
      self.source = source
    }

    func title(of section: Int) -> String {
      "\(section) (\(source?.snapshot().numberOfItems(inSection: section) ?? -1))"
    }

    private func check(_ index: Int) {
      let sections = source?.snapshot().sectionIdentifiers ?? []
      let shown = source?.sectionIdentifier(for: index)
      if !sections.indices.contains(index) || sections[index] != shown {
        failures.append("section \(index) of \(sections) is \(shown.map { "\($0)" } ?? "none")")
      }
    }

    /// Applies a snapshot that reconfigures the sections whose number of items differs.
    func apply(_ snapshot: Snapshot<Int, Int>) {
      guard let source else { return }
      var snapshot = snapshot
      let old = source.snapshot()
      snapshot.reconfigureSections(
        old.sectionIdentifiers.filter {
          snapshot.indexOfSection($0) != nil
            && old.numberOfItems(inSection: $0) != snapshot.numberOfItems(inSection: $0)
        }
      )
      source.apply(snapshot)
    }
  }

  private static func snapshot(_ random: inout SeededGenerator) -> Snapshot<Int, Int> {
    var items = (0..<8).shuffled(using: &random)[...]
    let sections = (0..<5).shuffled(using: &random)
    return Snapshot(
      sections.prefix(Int.random(in: 0...4, using: &random)).map { section in
        let count = min(items.count, Int.random(in: 0...3, using: &random))
        defer { items = items.dropFirst(count) }
        return (section, Array(items.prefix(count)))
      }
    )
  }

  @Test(arguments: ListKind.all) func sectionsAreFoundByTheirIndex(_ kind: ListKind) {
    var random = SeededGenerator(seed: 43)
    let lists = Lists(kind)
    for step in 0..<Effort.cases(3_000) {
      lists.apply(Self.snapshot(&random))
      #expect(lists.failures == [], "step \(step)")
      #expect(lists.list.refusals == [], "step \(step)")
      if kind.hasSections {
        let sections = lists.source?.snapshot().sectionIdentifiers ?? []
        #expect(lists.list.headers == sections.map { lists.title(of: $0) }, "step \(step)")
      }
      if !lists.failures.isEmpty { return }
    }
  }

  /// The cell provider and the header provider edit the newest snapshot with `update`, at any time.
  ///
  /// Each nested edit inserts an item that no other snapshot has; it must be in the end.
  @Test(arguments: ListKind.all) func nestedUpdatesAreNotLost(_ kind: ListKind) {
    var random = SeededGenerator(seed: 44)
    let lists = Lists(kind)
    var number = 1_000
    var inserted: [Int] = []
    lists.onCell = { [unowned lists] _ in
      guard inserted.count < 3, Bool.random(using: &random) else { return }
      let new = number
      number += 1
      lists.source?.update { snapshot in
        guard let section = snapshot.sectionIdentifiers.last else { return }
        snapshot.appendItems([new], toSection: section)
        inserted.append(new)
      }
    }
    for step in 0..<Effort.cases(1_000) {
      inserted = []
      lists.apply(Self.snapshot(&random))
      let items = lists.source?.snapshot().itemIdentifiers ?? []
      #expect(Set(inserted).isSubset(of: items), "step \(step)")
      #expect(lists.failures == [] && lists.list.refusals == [], "step \(step)")
    }
  }

  /// The first cell of an apply edits a copy of `snapshot()`, which then has the applied sections and items.
  @Test(arguments: ListKind.all) func anEditedCopyLosesNothing(_ kind: ListKind) {
    var random = SeededGenerator(seed: 45)
    let lists = Lists(kind)
    var hasEdited = true
    lists.onCell = { [unowned lists] _ in
      guard !hasEdited, let source = lists.source else { return }
      hasEdited = true
      var snapshot = source.snapshot()
      snapshot.appendSections([99])
      source.apply(snapshot)
      #expect(source.snapshot() == snapshot)
    }
    for step in 0..<Effort.cases(1_000) {
      hasEdited = false
      let new = Self.snapshot(&random)
      lists.apply(new)
      var expected = new
      if hasEdited { expected.appendSections([99]) }
      #expect(lists.source?.snapshot() == expected, "step \(step)")
      #expect(lists.failures == [] && lists.list.refusals == [], "step \(step)")
    }
  }

  // MARK: - A list that asks before and after the data changes

  /// A target that calls a function before and after the data of a batch changes, as views do that lay out.
  private final class AskingTarget: ListTarget {
    let capabilities = ListCapabilities.tableView
    var data: ListData<Int>?
    var ask: ((String) -> Void)?

    func willApply() { ask?("will apply") }

    func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      ask?("reload")
      completion()
    }

    func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      animated: Bool,
      updateData: () -> Void,
      completion: @escaping () -> Void
    ) {
      ask?("before")
      updateData()
      ask?("after")
      completion()
    }

    func didApply() { ask?("did apply") }
  }

  @Test func theSnapshotChangesWithTheData() {
    let target = AskingTarget()
    let source = DiffableDataSource<Int, Int, AskingTarget>(target: target) { _, _, item in item }
    var answers: [String] = []
    target.ask = { [unowned source] moment in
      answers.append("\(moment) \(source.snapshot().sectionIdentifiers)")
    }
    source.apply(Snapshot([(1, [1]), (2, [2])]))
    source.apply(Snapshot([(3, [1]), (2, [2, 4])]))
    source.apply(Snapshot([(2, [2]), (3, [4, 1])]))
    #expect(
      answers == [
        "will apply []", "reload [1, 2]", "did apply [1, 2]",
        "will apply [1, 2]", "before [1, 2]", "after [3, 2]", "did apply [3, 2]",
        "will apply [3, 2]", "before [3, 2]", "after [2, 3]", "before [2, 3]", "after [2, 3]",
        "did apply [2, 3]",
      ]
    )
  }

  /// Outside of providers, an apply that waits is in the snapshot at once, after the data has changed.
  @Test func aWaitingApplyIsInTheSnapshotAfterTheDataHasChanged() {
    let target = AskingTarget()
    let source = DiffableDataSource<Int, Int, AskingTarget>(target: target) { _, _, item in item }
    source.apply(Snapshot([(1, [1])]))
    var answers: [[Int]] = []
    target.ask = { [unowned source] moment in
      if moment == "before" { source.update { $0.appendItems([7]) } }
      if moment == "before" || moment == "after" {
        answers.append(source.snapshot().itemIdentifiers)
      }
      if moment == "did apply" { target.ask = nil }
    }
    source.apply(Snapshot([(1, [1, 2])]))
    #expect(answers == [[1], [1, 2, 7]])
    #expect(source.snapshot().itemIdentifiers == [1, 2, 7])
  }
}

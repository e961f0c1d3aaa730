#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableSnapshotsTesting
  import Testing

  /// Snapshots of fetched results controllers; the tests of UIKit check what does not depend on the framework.
  @MainActor
  struct SnapshotReferenceTests {
    @Test func aReferenceIsApplied() {
      let list = StrictList<Int>(.tableView)
      let dataSource = DiffableDataSource<String, Int, _>(target: list) { _, _, item in item }
      let reference = NSDiffableDataSourceSnapshotReference()
      reference.appendSections(withIdentifiers: ["A", "B", "C"])
      reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "A")
      reference.appendItems(withIdentifiers: [3], intoSectionWithIdentifier: "C")
      dataSource.apply(reference)
      #expect(dataSource.snapshot() == (Snapshot([("A", [1, 2]), ("B", []), ("C", [3])])))
      #expect(Snapshot(reference: reference) == dataSource.snapshot())
      #expect(list.cells == [[1, 2], [], [3]])
      #expect(list.refusals.isEmpty)
    }

    @Test func aReferenceIsAppliedWithoutAnimation() {
      let list = StrictList<Int>(.tableView)
      let dataSource = DiffableDataSource<String, Int, _>(target: list) { _, _, item in item }
      dataSource.apply(Snapshot([("A", [1, 2])]))
      let reference = NSDiffableDataSourceSnapshotReference()
      reference.appendSections(withIdentifiers: ["A"])
      reference.appendItems(withIdentifiers: [2], intoSectionWithIdentifier: "A")
      var isShown = false
      dataSource.apply(reference, animatingDifferences: false) { isShown = true }
      #expect(isShown)
      #expect(list.cells == [[2]])
      reference.appendItems(withIdentifiers: [3], intoSectionWithIdentifier: "A")
      dataSource.apply(reference)
      let animations: [Bool?] = list.log.dropFirst().map { event in
        if case .batch(_, let isAnimated) = event { isAnimated } else { nil }
      }
      #expect(animations == [false, true])
    }
  }
#endif

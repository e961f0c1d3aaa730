#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableSnapshotsTesting
  import Testing

  /// Snapshots of fetched results controllers; the tests of UIKit check what does not depend on the framework.
  @MainActor
  struct SnapshotReferenceTests {
    @Test func aReferenceIsApplied() throws {
      let list = StrictList<Int>(.tableView)
      let dataSource = DiffableDataSource<String, Int, _>(target: list) { _, _, item in item }
      let reference = NSDiffableDataSourceSnapshotReference()
      reference.appendSections(withIdentifiers: ["A", "B", "C"])
      reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "A")
      reference.appendItems(withIdentifiers: [3], intoSectionWithIdentifier: "C")
      dataSource.apply(reference)
      #expect(dataSource.snapshot() == (Snapshot([("A", [1, 2]), ("B", []), ("C", [3])])))
      #expect(try Snapshot(reference: reference) == dataSource.snapshot())
      #expect(list.cells == [[1, 2], [], [3]])
      #expect(list.refusals.isEmpty)
    }
  }
#endif

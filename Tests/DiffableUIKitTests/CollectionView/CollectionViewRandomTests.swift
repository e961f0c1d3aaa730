#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshotsTesting
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct CollectionViewRandomTests {
    @Test(arguments: 0..<10)
    func screenEqualsSnapshotAfterEachApply(seed: Int) throws {
      var generator = SnapshotGenerator(seed: UInt64(seed))
      let screen = CollectionViewScreen(headers: true)
      let dataSource: CollectionViewDiffableDataSource<Int, Int> = screen.dataSource()
      dataSource.supplementaryViewProvider = { _, kind, _, section in
        kind == .header ? .view(LabelView.self) { $0.text = "\(section)" } : nil
      }
      var snapshot = generator.snapshot(sections: 0...4, items: 0...10)
      dataSource.apply(snapshot)
      var batches = 0
      dataSource.applyObserver = { report in
        if case .batches(let all) = report.outcome { batches += all.count }
      }
      for turn in 0..<2000 {
        snapshot = generator.edited(dataSource.snapshot(), times: 1 + turn % 4)
        dataSource.apply(snapshot, animatingDifferences: turn % 2 == 0)
        let isShown = screen.texts == snapshot.texts
        try #require(isShown, "turn \(turn)")
        let hasHeaders = screen.headers == snapshot.sectionIdentifiers.map { "\($0)" }
        try #require(hasHeaders, "turn \(turn)")
      }
      #expect(batches > 1500)
    }
  }
#endif

import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests the default implementations of `ListTarget`, which `SilentList` uses.
struct ListTargetDefaultTests {
  private let list = SilentList<Int>()

  private func source() -> DiffableDataSource<String, Int, SilentList<Int>> {
    DiffableDataSource(target: list) { _, _, item in item }
  }

  @Test func aListOnScreenReceivesBatchesWithAnyNumberOfChanges() {
    #expect(list.isOnScreen && list.changeLimit == .max)
    let source = source()
    source.apply(TestSnapshot("a"))
    source.apply(Snapshot([("a", Array(0..<1_000))]))
    #expect(list.numberOfBatches == 1 && list.numberOfChanges == 1_000)
  }

  @Test func aListHasNoSupplementaryViews() {
    list.makeSupplementaryView = { _, _ in 1 }
    #expect(list.makeSupplementaryView == nil)
    #expect(list.supplementaryView(ofKind: .header, inSection: 0) == nil)
  }
}

import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The time that a strict list takes, in multiples of the time that a list takes that checks nothing.
@Suite(.withoutInternalChecks) struct StrictListCostTests {
  /// Returns the time to append sections one by one.
  private func timeToAppendSections<Target: ListTarget>(to target: Target, _ count: Int) -> Double
  where Target.Cell == Int {
    let dataSource = DiffableDataSource<Int, Int, Target>(target: target) { $2 }
    var snapshot = Snapshot<Int, Int>()
    dataSource.apply(snapshot)
    return processorTime(runs: 1) {
      for section in 0..<count {
        snapshot.appendSections([section])
        snapshot.appendItems([section], toSection: section)
        dataSource.apply(snapshot)
      }
    }
  }

  @Test(arguments: [StrictListMethod.batches, .edits])
  func appendingSectionsTakesAFewTimesAsLongAsInAListWithoutChecks(_ method: StrictListMethod) {
    let list = StrictList<Int>(by: method)
    let time = timeToAppendSections(to: list, 600)
    #expect(list.cells.count == 600 && list.refusals.isEmpty)
    #expect(time < 8 * timeToAppendSections(to: SilentList<Int>(), 600))
  }
}

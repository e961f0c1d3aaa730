import DiffableSnapshots
import TestSupport
import Testing

/// The `willApply` and `didApply` calls that a target receives around each apply.
struct ApplyBracketTests {
  /// The calls of a target, as in `(2 B 3)`.
  ///
  /// `(` stands for `willApply`, `R` for a reload, `B` for a batch and `)` for `didApply`. The numbers are the
  /// numbers of rows in the data.
  private final class Record {
    var calls = ""
    var onWillApply: (() -> Void)?
  }

  private typealias Source = DiffableDataSource<Int, Int, UnrulyTarget>

  private let record = Record()

  /// Returns a data source whose target records its calls.
  private func source(_ capabilities: ListCapabilities) -> Source {
    let target = UnrulyTarget(capabilities)
    let rowCount = { [unowned target] in target.data?.numberOfRows(headers: false) ?? 0 }
    target.onWillApply = { [record] in
      record.calls += "(\(rowCount())"
      record.onWillApply?()
    }
    target.onReload = { [record] in record.calls += " R " }
    target.onBatch = { [record] in record.calls += " B " }
    target.onDidApply = { [record] in record.calls += "\(rowCount()))" }
    return Source(target: target) { _, _, item in "\(item)" }
  }

  @Test(arguments: Preset.all)
  func oneWillApplyAndOneDidApplySurroundAllBatches(_ preset: Preset) {
    let source = source(preset.capabilities)
    source.apply(Snapshot([(0, [1, 2])]))
    #expect(record.calls == "(0 R 2)")
    record.calls = ""
    source.apply(Snapshot([(0, [1, 2])]))
    #expect(record.calls == "")
    let next = Snapshot([(0, [1]), (1, [2, 3, 4])])
    let batches = next.difference(from: source.snapshot()).batches(for: preset.capabilities)
    source.apply(next)
    let expected = "(2" + String(repeating: " B ", count: batches.count) + "4)"
    #expect(record.calls == expected)
  }

  /// The nested apply runs after the outer apply.
  @Test func aNestedApplyGetsItsOwnPairOfCalls() {
    let source = source(.tableView)
    source.apply(Snapshot([(0, [1, 2])]))
    record.calls = ""
    let nested = Snapshot([(0, [1])])
    record.onWillApply = { [record, unowned source] in
      record.onWillApply = nil
      source.apply(nested)
    }
    source.apply(Snapshot([(0, [1, 2, 3])]))
    #expect(record.calls == "(2 B 3)(3 B 1)")
  }
}

import DiffableSnapshots
import TestSupport
import Testing

/// The `willApply` and `didApply` calls that a target receives around each apply.
struct ApplyBracketTests {
  /// A target that records its calls, as in `(2 B 3)`.
  ///
  /// `(` stands for `willApply`, `R` for a reload, `B` for a batch and `)` for `didApply`. The numbers are the
  /// numbers of rows in the data.
  private final class RecordingTarget: ListTarget {
    let capabilities: ListCapabilities
    var data: ListData<Int>?
    var calls = ""
    var onWillApply: (() -> Void)?
    private let countRows: (ListData<Int>) -> Int

    init(_ capabilities: ListCapabilities) {
      self.capabilities = capabilities
      countRows = { $0.numberOfRows(headers: false) }
    }

    func willApply() {
      calls += "(\(data.map(countRows) ?? 0)"
      onWillApply?()
    }

    func didApply() { calls += "\(data.map(countRows) ?? 0))" }

    func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      calls += " R "
      completion()
    }

    func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      animated: Bool,
      updateData: () -> Void,
      completion: @escaping () -> Void
    ) {
      calls += " B "
      updateData()
      completion()
    }
  }

  private typealias Source = DiffableDataSource<Int, Int, RecordingTarget>

  @Test(arguments: Preset.all)
  func oneWillApplyAndOneDidApplySurroundAllBatches(_ preset: Preset) throws {
    let target = RecordingTarget(preset.capabilities)
    let source = Source(target: target) { _, _, item in item }
    source.apply(try Snapshot([(0, [1, 2])]))
    #expect(target.calls == "(0 R 2)")
    target.calls = ""
    source.apply(try Snapshot([(0, [1, 2])]))
    #expect(target.calls == "")
    let next = try Snapshot([(0, [1]), (1, [2, 3, 4])])
    let batches = next.difference(from: source.snapshot()).batches(for: preset.capabilities)
    source.apply(next)
    let expected = "(2" + String(repeating: " B ", count: batches.count) + "4)"
    #expect(target.calls == expected)
  }

  /// The nested apply runs after the outer apply.
  @Test func aNestedApplyGetsItsOwnPairOfCalls() throws {
    let target = RecordingTarget(.tableView)
    let source = Source(target: target) { _, _, item in item }
    source.apply(try Snapshot([(0, [1, 2])]))
    target.calls = ""
    let nested = try Snapshot([(0, [1])])
    target.onWillApply = { [target, unowned source] in
      target.onWillApply = nil
      source.apply(nested)
    }
    source.apply(try Snapshot([(0, [1, 2, 3])]))
    #expect(target.calls == "(2 B 3)(3 B 1)")
  }
}

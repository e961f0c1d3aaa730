import DiffableSnapshots
import TestSupport
import Testing

/// A target hears where an apply begins and where it ends.
struct ApplyBracketTests {
  private final class Notebook: ListTarget {
    let capabilities: ListCapabilities
    var data: ListData<Int>?
    var notes = ""
    var onWillApply: (() -> Void)?
    private let counts: (ListData<Int>) -> Int

    init(_ capabilities: ListCapabilities) {
      self.capabilities = capabilities
      counts = { $0.numberOfRows(headers: false) }
    }

    func willApply() {
      notes += "(\(data.map(counts) ?? 0)"
      onWillApply?()
    }

    func didApply() { notes += "\(data.map(counts) ?? 0))" }

    func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      notes += " R "
      completion()
    }

    func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      animated: Bool,
      updateData: () -> Void,
      completion: @escaping () -> Void
    ) {
      notes += " B "
      updateData()
      completion()
    }
  }

  private typealias Source = DiffableDataSource<Int, Int, Notebook>

  @Test(arguments: Preset.all)
  func aroundAllThatBelongsTogether(_ preset: Preset) throws {
    let target = Notebook(preset.capabilities)
    let source = Source(target: target) { _, _, item in item }
    source.apply(try Snapshot([(0, [1, 2])]))
    #expect(target.notes == "(0 R 2)")
    target.notes = ""
    source.apply(try Snapshot([(0, [1, 2])]))
    #expect(target.notes == "")
    let next = try Snapshot([(0, [1]), (1, [2, 3, 4])])
    let batches = next.difference(from: source.snapshot()).batches(for: preset.capabilities)
    source.apply(next)
    let expected = "(2" + String(repeating: " B ", count: batches.count) + "4)"
    #expect(target.notes == expected)
  }

  /// What is applied in between comes after, in brackets of its own.
  @Test func oneAfterTheOther() throws {
    let target = Notebook(.tableView)
    let source = Source(target: target) { _, _, item in item }
    source.apply(try Snapshot([(0, [1, 2])]))
    target.notes = ""
    let nested = try Snapshot([(0, [1])])
    target.onWillApply = { [target, unowned source] in
      target.onWillApply = nil
      source.apply(nested)
    }
    source.apply(try Snapshot([(0, [1, 2, 3])]))
    #expect(target.notes == "(2 B 3)(3 B 1)")
  }
}

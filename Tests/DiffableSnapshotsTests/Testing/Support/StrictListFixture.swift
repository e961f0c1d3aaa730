import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport

/// A strict list and the data that it asks, which can be made to lie.
final class StrictListFixture {
  let list: StrictList<Int>

  /// What the data answer from.
  var snapshot: Snapshot<String, Int> {
    get { shelf.snapshot }
    set { shelf.snapshot = newValue }
  }

  /// Called once, when the next cell is made.
  var onNextCell: (() -> Void)? {
    get { shelf.onNextCell }
    set { shelf.onNextCell = newValue }
  }

  /// How often each item was asked for a cell.
  var requests: [Int: Int] { shelf.requests }

  private let shelf = TestSnapshot()

  /// The list's data hold this, and not the scene, lest nothing ever goes.
  private final class TestSnapshot {
    var snapshot = Snapshot<String, Int>()
    var requests: [Int: Int] = [:]
    var onNextCell: (() -> Void)?

    func cell(_ item: Int) -> Int {
      requests[item, default: 0] += 1
      let action = onNextCell
      onNextCell = nil
      action?()
      return item
    }
  }

  init(_ capabilities: ListCapabilities, by method: StrictListMethod = .batches) {
    list = StrictList(capabilities, by: method)
    list.data = ListData(snapshot: { [shelf] in shelf.snapshot }) { [shelf] _, item in
      shelf.cell(item)
    }
  }

  /// The cells and their serial numbers, as in `["header#0", "7#1"]`.
  var picture: [[String]] {
    list.shownCells.map { section in
      section.map { "\($0.cell.map(String.init) ?? "header")#\($0.serialNumber)" }
    }
  }

  /// Shows some contents by a reload.
  func show(_ contents: Contents) throws {
    snapshot = try contents.snapshot()
    try list.reload(snapshot)
  }

  /// Carries out changes or edits, as the list takes them, or returns why not.
  @discardableResult
  func carryOut(_ script: Script, to contents: Contents) throws -> StrictListError? {
    let new = try contents.snapshot()
    return refusal { () throws(StrictListError) in
      try list.carryOut(script.changes, edits: script.edits, to: new) { snapshot = new }
    }
  }
}

/// Why something is refused, or nil when it is not.
func refusal(of body: () throws(StrictListError) -> Void) -> StrictListError? {
  do throws(StrictListError) {
    try body()
    return nil
  } catch {
    return error
  }
}

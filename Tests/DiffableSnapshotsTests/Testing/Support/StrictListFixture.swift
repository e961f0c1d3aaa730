import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport

/// A strict list and its data, which can be made inconsistent with the list.
final class StrictListFixture {
  let list: StrictList<Int>

  /// The snapshot that the data reads.
  var snapshot: Snapshot<String, Int> {
    get { state.snapshot }
    set { state.snapshot = newValue }
  }

  /// Called once, when the next cell is made.
  var onNextCell: (() -> Void)? {
    get { state.onNextCell }
    set { state.onNextCell = newValue }
  }

  /// The number of times that the list requested a cell for each item.
  var requests: [Int: Int] { state.requests }

  private let state = DataState()

  /// The state that the data reads.
  ///
  /// The data retains this object and not the fixture, which avoids a retain cycle.
  private final class DataState {
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
    list.data = ListData(snapshot: { [state] in state.snapshot }) { [state] _, item in
      state.cell(item)
    }
  }

  /// The cells and their serial numbers, as in `header#0 7#1 | 8#2`.
  var picture: String {
    list.shownCells.map { section in
      section.map { "\($0.cell.map(String.init) ?? "header")#\($0.serialNumber)" }
        .joined(separator: " ")
    }
    .joined(separator: " | ")
  }

  /// Reloads the list with new contents.
  func show(_ contents: TestSnapshot) throws {
    snapshot = contents
    try list.reload(snapshot)
  }

  func show(_ notation: String) throws { try show(TestSnapshot(notation)) }

  /// Performs a script as changes or edits, depending on the list's method.
  ///
  /// - Returns: The error of the list, or nil if it accepts the script.
  @discardableResult
  func perform(_ script: Script, to notation: String) throws -> StrictListError? {
    let new = TestSnapshot(notation)
    return refusal { () throws(StrictListError) in
      try list.perform(script.changes, edits: script.edits, to: new) { snapshot = new }
    }
  }
}

/// Returns the error that a closure throws, or nil if it throws none.
func refusal(of body: () throws(StrictListError) -> Void) -> StrictListError? {
  do throws(StrictListError) {
    try body()
    return nil
  } catch {
    return error
  }
}

import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A list together with the connection to the source that it shows.
@dynamicMemberLookup
struct ShownList<Cell, Target: ListTarget> {
  let connection: SourceConnection<Cell, Target>

  var target: Target { connection.target }

  subscript<Value>(dynamicMember property: KeyPath<Target, Value>) -> Value {
    target[keyPath: property]
  }
}

extension ShownList where Target == StrictList<Cell> {
  init(_ source: ListSource<Cell>, in list: StrictList<Cell> = StrictList()) {
    connection = source.connect(to: list)
  }

  init(_ source: ListSource<Cell>, _ kind: ListKind) {
    self.init(source, in: StrictList(kind.capabilities, by: kind.method))
  }
}

extension ShownList where Cell == ReusableCell, Target: ReusableCellTarget {
  init(_ source: ListSource<ReusableCell>, in list: Target) {
    connection = source.connect(to: list)
  }
}

/// A strict list of texts, or what shows one.
protocol ListOfTexts {
  var strictList: StrictList<String> { get }
}

extension StrictList: ListOfTexts where Cell == String {
  var strictList: StrictList<String> { self }
}

extension ShownList: ListOfTexts where Target == StrictList<String> {
  var strictList: StrictList<String> { target }
}

extension ListOfTexts {
  /// Expects that the list shows some cells, in sections if it has sections, and that it has refused no batch.
  func expect(
    _ cells: [[String]],
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if strictList.capabilities.contains(.sections) {
      #expect(strictList.cells == cells, comment, sourceLocation: sourceLocation)
    }
    expectJoined(Array(cells.joined()), comment, sourceLocation: sourceLocation)
  }

  /// Expects that the list shows some cells, in any sections, and that it has refused no batch.
  func expectJoined(
    _ cells: [String],
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = Array(strictList.cells.joined())
    #expect(shown == cells, comment, sourceLocation: sourceLocation)
    #expect(strictList.refusals.isEmpty, comment, sourceLocation: sourceLocation)
  }
}

extension StrictListEvent {
  /// The changes of a batch, or nil for another event.
  var changes: ListChanges? {
    if case .batch(let changes, _) = self { changes } else { nil }
  }
}

extension SegmentedSource<LoadingState, String> {
  /// Sets sources that show the names of the states without items.
  func showNamesOfStates() {
    for state in [LoadingState.loading, .empty, .failed] {
      self[state] = BasicSource([state]) { "\($0)" }
    }
  }
}

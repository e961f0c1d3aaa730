import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 18 to 22, and 26: legal changes with the wrong data or at the wrong time.
extension Violation {
  static let time: [Violation] = before + during + after + nesting + reloadRequired + dragging

  private static let before: [Violation] = [
    move(.countsBefore, "an additional item in the data before a batch")
      .withData(.dataBefore("a 1 2 7 | b"), naming: "3", "2", "0"),
    move(.countsBefore, "an additional section in the data before a batch")
      .withData(.dataBefore("a 1 2 | b | c"), naming: "2", "0"),
    move(.countsBefore, "an additional item in the data before edits", by: .edits)
      .withData(.dataBefore("a 1 2 7 | b"), naming: "3", "2", "0"),
    move(.countsBefore, "empty data before a batch")
      .withData(.dataBefore(""), naming: "2", "0"),
  ]

  private static let during: [Violation] = [
    move(.dataInsideBatch, "data that changes before the batch")
      .withData(.dataEarly, naming: "1", "2"),
    move(.dataInsideBatch, "data that changes before the edits", by: .edits)
      .withData(.dataEarly, naming: "1", "2"),
    move(.dataInsideBatch, "data that changes after the batch")
      .withData(.dataLate, naming: "1", "2"),
    move(.dataInsideBatch, "data that changes after the edits", by: .edits)
      .withData(.dataLate, naming: "1", "2"),
  ]

  private static let after: [Violation] = [
    move(.countsAfter, "an additional item in the data after a batch")
      .withData(.dataAfter("a 1 2 3 | b"), naming: "3", "1"),
    move(.countsAfter, "an additional section in the data after a batch")
      .withData(.dataAfter("a 1 | b 2 | c"), naming: "1", "0"),
    move(.countsAfter, "an additional item in the data after edits", by: .edits)
      .withData(.dataAfter("a 1 2 3 | b"), naming: "3", "1"),
    reload(.countsAfter, "an additional item in the data after a reload")
      .withData(.dataAfter("a 1 | b 2 3"), naming: "1", "2"),
  ]

  private static let nesting: [Violation] = [
    move(.nesting, "a batch inside a batch").withData(.insideBatch),
    move(.nesting, "a batch inside a reload").withData(.insideReload),
    move(.nesting, "edits inside a batch", by: .edits).withData(.insideBatch),
    move(.nesting, "edits inside a reload", by: .edits).withData(.insideReload),
    reload(.nesting, "a reload inside a batch").withData(.insideBatch),
    reload(.nesting, "a reload inside a reload").withData(.insideReload),
  ]

  private static let reloadRequired: [Violation] = [
    move(.reloadFirst, "a batch before the first reload").withData(.withoutData),
    move(.reloadFirst, "edits before the first reload", by: .edits).withData(.withoutData),
    move(.reloadFirst, "a batch off screen").withData(.offScreen),
    move(.reloadFirst, "edits off screen", by: .edits).withData(.offScreen),
  ]

  private static let dragging: [Violation] = [
    move(.changesDuringDrag, "a batch while the user drags").withData(.duringDrag, naming: "0.0"),
    move(.changesDuringDrag, "edits while the user drags", by: .edits)
      .withData(.duringDrag, naming: "0.0"),
    reload(.changesDuringDrag, "a reload while the user drags").withData(
      .duringDrag,
      naming: "0.0"
    ),
  ]

  /// Creates a violation whose change, the move of an item to another section, is legal in itself.
  private static func move(
    _ rule: ListRule,
    _ title: String,
    by method: StrictListMethod = .batches
  ) -> Violation {
    breaking(rule, title, by: method)
      .from("a 1 2 | b", to: "a 1 | b 2")
      .performing("move 0.1 to 1.0")
  }

  /// Creates a violation whose change is a reload.
  private static func reload(_ rule: ListRule, _ title: String) -> Violation {
    breaking(rule, title).from("a 1 2 | b", to: "a 1 | b 2")
  }
}

import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 18 to 22, and 26: the right thing at the wrong time.
extension Violation {
  static let time: [Violation] = before + during + after + nesting + first + dragging

  private static let before: [Violation] = [
    told(.countsBefore, "an item more in the data than the list saw")
      .when(.dataBefore("a 1 2 7 | b"), naming: "3", "2", "0"),
    told(.countsBefore, "a section more in the data than the list saw")
      .when(.dataBefore("a 1 2 | b | c"), naming: "2", "0"),
    told(.countsBefore, "an item more in the data before edits", by: .edits)
      .when(.dataBefore("a 1 2 7 | b"), naming: "3", "2", "0"),
    told(.countsBefore, "no data left")
      .when(.dataBefore(""), naming: "2", "0"),
  ]

  private static let during: [Violation] = [
    told(.dataInsideBatch, "the data change before the batch")
      .when(.dataEarly, naming: "1", "2"),
    told(.dataInsideBatch, "the data change before the edits", by: .edits)
      .when(.dataEarly, naming: "1", "2"),
    told(.dataInsideBatch, "the data change after the batch")
      .when(.dataLate, naming: "1", "2"),
    told(.dataInsideBatch, "the data change after the edits", by: .edits)
      .when(.dataLate, naming: "1", "2"),
  ]

  private static let after: [Violation] = [
    told(.countsAfter, "the data have an item more than the batch")
      .when(.dataAfter("a 1 2 3 | b"), naming: "3", "1"),
    told(.countsAfter, "the data have a section more than the batch")
      .when(.dataAfter("a 1 | b 2 | c"), naming: "1", "0"),
    told(.countsAfter, "the data have an item more than after the edits", by: .edits)
      .when(.dataAfter("a 1 2 3 | b"), naming: "3", "1"),
    reload(.countsAfter, "the data have an item more than the reload")
      .when(.dataAfter("a 1 | b 2 3"), naming: "1", "2"),
  ]

  private static let nesting: [Violation] = [
    told(.nesting, "a batch inside a batch").when(.insideBatch),
    told(.nesting, "a batch inside a reload").when(.insideReload),
    told(.nesting, "edits inside a batch", by: .edits).when(.insideBatch),
    told(.nesting, "edits inside a reload", by: .edits).when(.insideReload),
    reload(.nesting, "a reload inside a batch").when(.insideBatch),
    reload(.nesting, "a reload inside a reload").when(.insideReload),
  ]

  private static let first: [Violation] = [
    told(.reloadFirst, "a batch before the first reload").when(.withoutData),
    told(.reloadFirst, "edits before the first reload", by: .edits).when(.withoutData),
    told(.reloadFirst, "a batch off screen").when(.offScreen),
    told(.reloadFirst, "edits off screen", by: .edits).when(.offScreen),
  ]

  private static let dragging: [Violation] = [
    told(.changesDuringDrag, "a batch while the user drags").when(.duringDrag, naming: "0.0"),
    told(.changesDuringDrag, "edits while the user drags", by: .edits)
      .when(.duringDrag, naming: "0.0"),
    reload(.changesDuringDrag, "a reload while the user drags").when(.duringDrag, naming: "0.0"),
  ]

  /// The move of an item to another section, which is fine in itself.
  private static func told(
    _ rule: ListRule,
    _ title: String,
    by method: StrictListMethod = .batches
  ) -> Violation {
    breaking(rule, title, by: method)
      .from("a 1 2 | b", to: "a 1 | b 2")
      .telling("move 0.1 to 1.0")
  }

  private static func reload(_ rule: ListRule, _ title: String) -> Violation {
    breaking(rule, title).from("a 1 2 | b", to: "a 1 | b 2")
  }
}

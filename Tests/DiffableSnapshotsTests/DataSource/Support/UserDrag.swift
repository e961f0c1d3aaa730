import DiffableSnapshots
import TestSupport
import Testing

/// A drag by the user, and what the list shows after it.
struct UserDrag: Sendable, CustomTestStringConvertible {
  var title: String
  var item: Tagged
  var move: Move<ItemPath>
  var result: String

  var testDescription: String { title }

  /// What the list shows before each drag.
  static let start = "1 1a 2a 3a | 2 4a 5a | 3"

  static let all = [
    UserDrag("to a later path", "1a", (0, 0), (0, 2), "1 2a 3a 1a | 2 4a 5a | 3"),
    UserDrag("to an earlier path", "3a", (0, 2), (0, 0), "1 3a 1a 2a | 2 4a 5a | 3"),
    UserDrag("into another section", "2a", (0, 1), (1, 1), "1 1a 3a | 2 4a 2a 5a | 3"),
    UserDrag(
      "past the end of another section",
      "1a",
      (0, 0),
      (1, 2),
      "1 2a 3a | 2 4a 5a 1a | 3"
    ),
    UserDrag(
      "back to the end of an earlier section",
      "4a",
      (1, 0),
      (0, 3),
      "1 1a 2a 3a 4a | 2 5a | 3"
    ),
    UserDrag("into an empty section", "5a", (1, 1), (2, 0), "1 1a 2a 3a | 2 4a | 3 5a"),
  ]

  private init(
    _ title: String,
    _ item: Tagged,
    _ source: (section: Int, item: Int),
    _ destination: (section: Int, item: Int),
    _ result: String
  ) {
    self.title = title
    self.item = item
    move = Move(
      from: ItemPath(section: source.section, item: source.item),
      to: ItemPath(section: destination.section, item: destination.item)
    )
    self.result = result
  }
}

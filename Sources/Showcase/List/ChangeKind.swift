/// A kind of change to an item of a list.
///
/// The raw value is the mark that is shown.
enum ChangeKind: String, CaseIterable {
  case inserted = "+"
  case deleted = "−"
  case moved = "~"
  case updated = "*"

  /// The style of marked rows in a terminal.
  var style: Line.Style {
    switch self {
    case .inserted: .green
    case .deleted: .red
    case .moved: .yellow
    case .updated: .cyan
    }
  }
}

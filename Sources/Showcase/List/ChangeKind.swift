/// What can happen to an item of a list; the raw value stands for it wherever it is shown.
enum ChangeKind: String, CaseIterable {
  case inserted = "+"
  case deleted = "−"
  case moved = "~"
  case updated = "*"

  /// How a terminal shows it.
  var style: Line.Style {
    switch self {
    case .inserted: .green
    case .deleted: .red
    case .moved: .yellow
    case .updated: .cyan
    }
  }
}

/// A line of comma-separated values.
struct CSVLine {
  /// The values without leading and trailing spaces.
  let fields: [String]

  /// Parses a line.
  ///
  /// Fails if a quotation mark is not closed.
  ///
  /// A quoted value may contain commas. A doubled quotation mark stands for one quotation mark.
  init?(_ text: String) {
    var fields = [""]
    var isQuoted = false
    var previous: Character?
    for character in text {
      switch character {
      case "\"":
        if !isQuoted && previous == "\"" { fields[fields.count - 1].append(character) }
        isQuoted.toggle()
      case "," where !isQuoted:
        fields.append("")
      default:
        fields[fields.count - 1].append(character)
      }
      previous = character
    }
    guard !isQuoted else { return nil }
    self.fields = fields.map { $0.trimmed }
  }
}

extension String {
  /// The text without whitespace at its start and at its end.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

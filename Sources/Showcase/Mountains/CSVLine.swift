import Foundation

/// One line of a file of comma-separated values.
struct CSVLine {
  /// The values, without the spaces around them.
  let fields: [String]

  /// Reads a line, unless a quotation mark is left open.
  ///
  /// A value in quotation marks may hold commas, and quotation marks that are doubled.
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
    self.fields = fields.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

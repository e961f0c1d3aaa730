/// A mountain.
///
/// The name is the identity, and the other properties are content.
struct Mountain: Entity, Sendable {
  var name: String

  /// The height in metres.
  var height: Int

  var country: String

  var id: String { name }
}

extension Mountain {
  /// What the row of the mountain shows.
  ///
  /// Heights are aligned to four digits.
  var row: RowText {
    let digits = String(height)
    let indentation = String(repeating: " ", count: max(0, 4 - digits.count))
    return RowText("\(indentation)\(digits) m  \(name), \(country)", name: name)
  }

  /// Returns the mountains in a text with one mountain in each line, such as `Eiger,3967,Switzerland`.
  ///
  /// Empty lines, lines that begin with `#`, and the line with the column names are ignored.
  ///
  /// - Parameter text: The text.
  /// - Returns: The mountains in order.
  /// - Throws: An error that names the first line without a name, a height and a country.
  static func all(in text: String) throws(MessageError) -> [Mountain] {
    var mountains: [Mountain] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    for (number, line) in zip(1..., lines)
    where !line.isEmpty && line.first != "#" && line != "name,height,country" {
      let fields = line.split(separator: ",")
      guard fields.count == 3, let height = Int(fields[1]) else {
        throw MessageError("line \(number) is no name, height and country: \(line)")
      }
      mountains.append(
        Mountain(name: String(fields[0]), height: height, country: String(fields[2]))
      )
    }
    return mountains
  }
}

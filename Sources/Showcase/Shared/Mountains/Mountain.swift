/// A mountain.
///
/// The name is the identity, and the other properties are content.
struct Mountain: Sendable {
  var name: String

  /// The height in metres.
  var height: Int
  var country: String
}

extension Mountain: Hashable {
  static func == (left: Mountain, right: Mountain) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Mountain: CustomStringConvertible {
  /// The text of a row.
  ///
  /// Heights are aligned to four digits.
  var description: String {
    let digits = String(height)
    let indentation = String(repeating: " ", count: max(0, 4 - digits.count))
    return "\(indentation)\(digits) m  \(name)" + (country.isEmpty ? "" : ", \(country)")
  }
}

extension Mountain {
  /// What the row of the mountain shows.
  var row: RowText { RowText(description, name: name) }
}

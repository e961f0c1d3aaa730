/// A mountain, identified by its name; all else is content.
struct Mountain: Sendable {
  var name: String
  var height: Int
  var country: String
}

extension Mountain: Hashable {
  static func == (left: Mountain, right: Mountain) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Mountain: CustomStringConvertible {
  /// The mountain as a row of a list, in which the heights of all mountains of this world align.
  var description: String {
    let digits = String(height)
    let indentation = String(repeating: " ", count: max(0, 4 - digits.count))
    return "\(indentation)\(digits) m  \(name)" + (country.isEmpty ? "" : ", \(country)")
  }
}

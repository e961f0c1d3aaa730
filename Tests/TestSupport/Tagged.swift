/// An identifier with data that `==` ignores: `1a` and `1b` are equal, but their tags differ.
package struct Tagged: Hashable, Sendable, LosslessStringConvertible, ExpressibleByStringLiteral {
  package var id: Int
  package var tag: String

  package init?(_ description: String) {
    let digits = description.prefix { $0.isNumber }
    guard let id = Int(digits) else { return nil }
    self.id = id
    tag = String(description.dropFirst(digits.count))
  }

  package init(id: Int, tag: String) {
    self.id = id
    self.tag = tag
  }

  package init(stringLiteral value: String) {
    guard let tagged = Tagged(value) else { preconditionFailure("Not tagged: \(value)") }
    self = tagged
  }

  package var description: String { "\(id)\(tag)" }

  package static func == (left: Tagged, right: Tagged) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension [Tagged] {
  /// The descriptions of the elements, including the data that `==` ignores.
  package var text: String { map(\.description).joined(separator: " ") }
}

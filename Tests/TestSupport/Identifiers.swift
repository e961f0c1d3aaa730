import DiffableSnapshots

/// An identifier with the kinds of enum cases that apps use.
package enum Kind: Hashable, Sendable, Codable {
  case header
  case numbered(Int)
  case named(String, isLocal: Bool)

  package init(_ number: Int) {
    switch number % 3 {
    case 0: self = .numbered(number)
    case 1: self = .named("é\"\\\n\(number)", isLocal: number.isMultiple(of: 2))
    default: self = number == 2 ? .header : .numbered(-number)
    }
  }
}

/// An identifier with data that `==` does not compare.
package struct Contact: Hashable, Sendable, Codable {
  package var id: Int
  package var name: String
  package var address: [String]?

  package init(_ number: Int) {
    id = number
    name = "No. \(number)"
    address = number.isMultiple(of: 2) ? nil : ["a street", "\(number)"]
  }

  package static func == (left: Contact, right: Contact) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  package var data: [String?] { ["\(id)", name] + (address ?? [nil]) }
}

/// A model of an app, whose `==` compares all properties.
package struct Tune: Identifiable, Equatable, Sendable, Codable {
  package var id: Int
  package var title: String
  package var rating: Double?

  package init(_ number: Int) {
    id = number
    title = "No. \(number) é\u{0}\u{1F600}"
    rating = number.isMultiple(of: 2) ? nil : 0.5
  }
}

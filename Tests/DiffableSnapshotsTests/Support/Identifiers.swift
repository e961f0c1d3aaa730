import DiffableSnapshots

/// An identifier with the kinds of enum cases that apps use.
enum Kind: Hashable, Sendable, Codable {
  case header
  case numbered(Int)
  case named(String, isLocal: Bool)

  init(_ number: Int) {
    switch number % 3 {
    case 0: self = .numbered(number)
    case 1: self = .named("é\"\\\n\(number)", isLocal: number.isMultiple(of: 2))
    default: self = number == 2 ? .header : .numbered(-number)
    }
  }
}

/// An identifier with data that `==` does not compare.
struct Contact: Hashable, Sendable, Codable {
  var id: Int
  var name: String
  var address: [String]?

  init(_ number: Int) {
    id = number
    name = "No. \(number)"
    address = number.isMultiple(of: 2) ? nil : ["a street", "\(number)"]
  }

  static func == (left: Contact, right: Contact) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var data: [String?] { ["\(id)", name] + (address ?? [nil]) }
}

/// A model of an app, whose `==` compares all properties.
struct Tune: Identifiable, Equatable, Sendable, Codable {
  var id: Int
  var title: String
  var rating: Double?

  init(_ number: Int) {
    id = number
    title = "No. \(number) é\u{0}\u{1F600}"
    rating = number.isMultiple(of: 2) ? nil : 0.5
  }
}

/// An identifier with content that its stable hash covers and `==` does not compare.
struct Entry: Hashable, Sendable, Codable, StableHashable {
  var id: Int
  var text: String

  init(_ id: Int, _ text: String = "") {
    self.id = id
    self.text = text
  }

  static func == (left: Entry, right: Entry) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Kind: StableHashable {}
extension Tune: StableHashable {}

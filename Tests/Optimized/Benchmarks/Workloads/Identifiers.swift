/// A wrapper around a class instance, so that hashing must read the object.
struct Reference: Hashable, Sendable {
  private final class Object: Sendable {
    let number: Int
    let name: String

    init(_ number: Int) {
      self.number = number
      name = "Object \(number)"
    }
  }

  private let object: Object

  init(_ number: Int) { object = Object(number) }

  static func == (left: Reference, right: Reference) -> Bool {
    left.object.number == right.object.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(object.number) }
}

/// An identifier with a limited number of different hash values.
struct Colliding: Hashable, Sendable {
  let number: Int

  /// The number of different hash values.
  let hashes: Int

  static func == (left: Colliding, right: Colliding) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number % hashes) }
}

/// Returns a long string that shares a long prefix with the strings of other numbers.
func longName(_ number: Int) -> String {
  "https://example.org/libraries/photographs/2024/journeys/collections/album/\(number)/original"
}

/// A class behind a wrapper, as managed objects are: to hash it takes a look at the object.
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

/// An identifier of whose hash only the lowest bits of its number take part.
struct Colliding: Hashable, Sendable {
  let number: Int

  /// The number of different hashes.
  let hashes: Int

  static func == (left: Colliding, right: Colliding) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number % hashes) }
}

/// A long path, of which most is the same for all.
func longName(_ number: Int) -> String {
  "https://example.org/libraries/photographs/2024/journeys/collections/album/\(number)/original"
}

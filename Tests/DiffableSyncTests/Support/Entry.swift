import DiffableSync
import TestSupport

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

  func stableHash(into hasher: inout StableHasher) {
    hasher.combine(id)
    hasher.combine(text)
  }
}

extension Kind: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    switch self {
    case .header: hasher.combine(0)
    case .numbered(let number):
      hasher.combine(1)
      hasher.combine(number)
    case .named(let name, let isLocal):
      hasher.combine(2)
      hasher.combine(name)
      hasher.combine(isLocal)
    }
  }
}

extension Tune: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(id)
    hasher.combine(title)
    hasher.combine(rating)
  }
}

extension Measured: StableHashable {
  /// Counted as a comparison of content.
  package func stableHash(into hasher: inout StableHasher) {
    counter.countContent()
    hasher.combine(value)
  }
}

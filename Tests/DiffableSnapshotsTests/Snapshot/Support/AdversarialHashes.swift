// `_rawHashValue` is implemented because dictionaries use it without mixing. The mixing in `Hasher` would
// spread the hashes that are meant to collide.
// swift-format-ignore-file: NoLeadingUnderscores

/// An identifier with a number, and with hashes that are meant to collide.
protocol AdversarialIdentifier: Hashable, Sendable, LosslessStringConvertible {
  var number: Int { get }

  init(number: Int)
}

extension AdversarialIdentifier {
  init?(_ description: String) {
    guard let number = Int(description) else { return nil }
    self.init(number: number)
  }

  var description: String { "\(number)" }
}

/// An identifier whose hashes are all equal.
struct Colliding: AdversarialIdentifier {
  var number: Int

  func hash(into hasher: inout Hasher) {}
  func _rawHashValue(seed: Int) -> Int { 0 }
}

/// An identifier whose hashes collide in the low bits: they differ only in the upper half.
struct LowBits: AdversarialIdentifier {
  var number: Int

  var hashValue: Int { number << 32 }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
  func _rawHashValue(seed: Int) -> Int { number << 32 }
}

/// An identifier whose hashes collide in the high bits: the hash is the number itself.
///
/// Consecutive hashes form the densest clusters in a hash table.
struct HighBits: AdversarialIdentifier {
  var number: Int

  var hashValue: Int { number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
  func _rawHashValue(seed: Int) -> Int { number }
}

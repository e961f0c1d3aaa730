// Dictionaries take the raw hash as it is, without the mixing that would spread what is to collide.
// swift-format-ignore-file: NoLeadingUnderscores

/// An identifier whose hashes are all equal.
struct Colliding: Hashable, Sendable, LosslessStringConvertible {
  var number: Int

  init?(_ description: String) {
    guard let number = Int(description) else { return nil }
    self.number = number
  }

  var description: String { "\(number)" }

  func hash(into hasher: inout Hasher) {}
  func _rawHashValue(seed: Int) -> Int { 0 }
}

/// An identifier whose hashes differ in the upper half of their bits only.
struct LowBits: Hashable, Sendable, LosslessStringConvertible {
  var number: Int

  init?(_ description: String) {
    guard let number = Int(description) else { return nil }
    self.number = number
  }

  var description: String { "\(number)" }
  var hashValue: Int { number << 32 }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
  func _rawHashValue(seed: Int) -> Int { number << 32 }
}

/// An identifier whose hashes differ in the lowest bits only, by one each: the fullest clusters.
struct HighBits: Hashable, Sendable, LosslessStringConvertible {
  var number: Int

  init?(_ description: String) {
    guard let number = Int(description) else { return nil }
    self.number = number
  }

  var description: String { "\(number)" }
  var hashValue: Int { number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
  func _rawHashValue(seed: Int) -> Int { number }
}

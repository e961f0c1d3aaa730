/// A promise of `Hashable` that an identifier breaks.
enum Fault: String, CaseIterable {
  /// An identifier equals its neighbors, but these do not equal each other.
  case notTransitive

  /// An identifier equals greater ones, but these do not equal it.
  case asymmetric

  /// The results of `==` and `hash(into:)` are random.
  case random

  /// No identifier equals itself.
  case neverEqual

  /// All identifiers are equal.
  case alwaysEqual

  /// All identifiers have the same hash. This breaks no promise, but is as rare.
  case constantHash

  /// Some identifiers are not equal to themselves, like `Double.nan`.
  case notANumber

  /// Identifiers become equal or unequal, and their hashes stay the same.
  case changedObjects

  /// Identifiers become equal or unequal, and their hashes change.
  case changedHashes

  /// `==` and `hash(into:)` call the data source.
  case callsBack

  /// Comparing and hashing takes long. This breaks no promise either.
  case longTexts
}

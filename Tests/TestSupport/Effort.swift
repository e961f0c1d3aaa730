import Foundation

/// How much the tests try.
///
/// The normal run takes a minute or two; the environment asks for more.
package enum Effort {
  /// Whether `DIFFABLE_THOROUGH` is set: larger worlds and every set of capabilities.
  ///
  /// Meant for release builds.
  package static let isThorough = environment["DIFFABLE_THOROUGH"] != nil

  /// Whether it is `2`: worlds that take minutes in a release build.
  package static let isMostThorough = environment["DIFFABLE_THOROUGH"] == "2"

  /// The number of random pairs, from `DIFFABLE_RANDOM_PAIRS`.
  package static let randomPairs = environment["DIFFABLE_RANDOM_PAIRS"].flatMap(Int.init) ?? 20_000

  /// The seed of the random pairs, from `DIFFABLE_SEED`.
  package static let seed = environment["DIFFABLE_SEED"].flatMap(UInt64.init) ?? 2026

  private static let environment = ProcessInfo.processInfo.environment
}

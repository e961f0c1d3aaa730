import Foundation

/// The effort of the tests, which environment variables can raise.
///
/// A normal run takes a minute or two.
package enum Effort {
  /// Whether `DIFFABLE_THOROUGH` is set, which selects larger worlds and more sets of capabilities.
  ///
  /// Use it with release builds.
  package static let isThorough = environment["DIFFABLE_THOROUGH"] != nil

  /// Whether `DIFFABLE_THOROUGH` is `2`, which selects worlds that take minutes in a release build.
  package static let isMostThorough = environment["DIFFABLE_THOROUGH"] == "2"

  /// The number of random pairs, from `DIFFABLE_RANDOM_PAIRS`.
  package static let randomPairs = environment["DIFFABLE_RANDOM_PAIRS"].flatMap(Int.init) ?? 20_000

  /// The seed of the random pairs, from `DIFFABLE_SEED`.
  package static let seed = environment["DIFFABLE_SEED"].flatMap(UInt64.init) ?? 2026

  private static let environment = ProcessInfo.processInfo.environment
}

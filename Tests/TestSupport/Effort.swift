import Foundation

/// The effort of the tests, which environment variables can raise.
///
/// Tests that try many cases try fewer of them unless `CI` or `DIFFABLE_THOROUGH` is set.
package enum Effort {
  /// `DIFFABLE_THOROUGH`; by default 0 in CI, and -1 elsewhere.
  private static let level =
    environment["DIFFABLE_THOROUGH"].flatMap { Int($0) } ?? (environment["CI"] == nil ? -1 : 0)

  /// Whether tests try fewer cases than in CI.
  package static let isReduced = level < 0

  /// Whether tests try larger worlds and more sets of capabilities than in CI.
  ///
  /// Use it with release builds.
  package static let isThorough = level > 0

  /// Whether tests try worlds that take minutes in a release build.
  package static let isMostThorough = level > 1

  /// The number of random pairs, from `DIFFABLE_RANDOM_PAIRS`.
  package static let randomPairs =
    environment["DIFFABLE_RANDOM_PAIRS"].flatMap { Int($0) } ?? cases(20_000)

  /// The seed of the random pairs, from `DIFFABLE_SEED`.
  package static let seed = environment["DIFFABLE_SEED"].flatMap { UInt64($0) } ?? 2026

  private static let environment = ProcessInfo.processInfo.environment

  /// Returns how many of a number of cases a test tries: a tenth with reduced effort.
  package static func cases(_ count: Int) -> Int { isReduced ? max(1, count / 10) : count }
}

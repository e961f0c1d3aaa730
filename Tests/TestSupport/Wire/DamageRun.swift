import DiffableSnapshotsTesting
import Testing

/// A run that decodes damaged texts and counts the verdicts.
package struct DamageRun {
  private var generator: SnapshotGenerator
  private var damage: JSONDamage
  private var counts: [Verdict: Int] = [:]
  private var total = 0

  package init(seed: UInt64) {
    generator = SnapshotGenerator(seed: seed)
    damage = JSONDamage(seed: seed)
  }

  /// Decodes damaged texts and records an issue for each unexpected outcome.
  ///
  /// - Parameters:
  ///   - times: The number of damaged texts; a thorough run decodes ten times as many.
  ///   - text: Returns a valid text.
  ///   - verdict: Decodes a damaged text, and throws if the outcome is unexpected.
  /// - Throws: The error of `text`.
  package mutating func run(
    times: Int,
    text: (inout SnapshotGenerator) throws -> String,
    verdict: (String) throws -> Verdict
  ) throws {
    var json = ""
    let times = Effort.isThorough ? 10 * times : times
    for number in 0..<times {
      if number.isMultiple(of: 10) { json = try text(&generator) }
      let damaged = damage.damaged(json)
      do {
        counts[try verdict(damaged), default: 0] += 1
      } catch {
        Issue.record("text \(number): \(error)\nvalid text: \(json)\ndamaged text: \(damaged)")
      }
    }
    total += times
  }

  /// Checks that each verdict was frequent enough to make the run significant.
  package func expectShares(accepted: Double, invalid: Double) {
    let share = { (verdict: Verdict) in Double(counts[verdict] ?? 0) / Double(total) }
    #expect(share(.accepted) >= accepted, "\(counts)")
    #expect(share(.invalid) >= invalid, "\(counts)")
    #expect(share(.malformed) >= 0.1, "\(counts)")
  }
}

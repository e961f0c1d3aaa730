import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Damages texts and counts what a decoder makes of them.
struct DamageRun {
  private var generator: SnapshotGenerator
  private var damage: JSONDamage
  private var counts: [Verdict: Int] = [:]
  private var total = 0

  init(seed: UInt64) {
    generator = SnapshotGenerator(seed: seed)
    damage = JSONDamage(seed: seed)
  }

  /// - Parameters:
  ///   - times: The number of damaged texts, of which a thorough run has ten times as many.
  ///   - text: Makes a text that is good.
  ///   - verdict: What the decoder makes of one.
  /// - Throws: What `text` throws.
  mutating func run(
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
        Issue.record("\(number): \(error)\nfrom \(json)\nto \(damaged)")
      }
    }
    total += times
  }

  /// What is never accepted, or never refused by the package itself, would prove little.
  func expectShares(values: Double, nonsense: Double) {
    let share = { (verdict: Verdict) in Double(counts[verdict] ?? 0) / Double(total) }
    #expect(share(.value) >= values, "\(counts)")
    #expect(share(.nonsense) >= nonsense, "\(counts)")
    #expect(share(.malformed) >= 0.1, "\(counts)")
  }
}

import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// Decoding damaged text throws an error or results in another valid value, and never traps.
///
/// Each test runs in a separate process, so that a trap is reported as a failure.
@Suite(.withoutInternalChecks) struct DamageTests {
  @Test func damagedSnapshotsAreRefusedOrValid() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 1)
      var number = 0
      try run.run(times: 3_000) { generator in
        try generator.edited(generator.snapshot(sections: 1...3, items: 0...6), times: 3).json()
      } verdict: { json in
        number += 1
        let preset = Preset.all[number % Preset.all.count]
        return try .on(json, as: Snapshot<Int, Int>.self) {
          try $0.examine([preset.capabilities])
        }
      }
      run.expectShares(accepted: 0.1, invalid: 0.1)
    }
  }

  @Test func acceptedPathsAreNotNegative() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 4)
      try run.run(times: 2_000) { generator in
        #"[\#(generator.snapshot().numberOfItems),2]"#
      } verdict: { json in
        try .on(json, as: ItemPath.self) { path in
          if path.section < 0 || path.item < 0 { throw UnexpectedOutcome("\(path)") }
        }
      }
      run.expectShares(accepted: 0.2, invalid: 0.05)
    }
  }
}

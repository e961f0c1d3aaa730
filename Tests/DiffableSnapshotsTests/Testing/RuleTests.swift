import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The violations of each rule, and how a list refuses them.
@Suite struct RuleTests {
  /// The error names the numbers, and the refusal changes nothing, so that a reload can follow.
  @Test(arguments: Violation.all) func everyViolationIsRefused(_ violation: Violation) throws {
    for route in violation.attempt.routes {
      let fixture = try StrictListFixture.showingOldContents(of: violation.attempt)
      let outcome = try fixture.make(violation.attempt, by: route)
      let error = try #require(outcome.error, "accepted")
      #expect(error.rule == violation.rule, "\(error)")
      #expect(!error.details.isEmpty && error.details.numbers.isSuperset(of: violation.numbers))
      #expect(fixture.picture == outcome.pictureBefore)
      #expect(fixture.list.log.last == violation.attempt.event)
      #expect(outcome.updates == 1)
      // Only the methods of `ListTarget` record refusals and call completions.
      #expect(fixture.list.refusals.map(\.rule) == (route == .target ? [violation.rule] : []))
      #expect(outcome.completions == (route == .target ? 1 : 0))
      try fixture.show(violation.attempt.new)
      #expect(fixture.list.cells == violation.attempt.newCells)
    }
  }

  /// The corrected attempt is legal, so the violation breaks no other rule.
  @Test(arguments: Violation.all) func theCorrectedAttemptIsAccepted(_ violation: Violation) throws
  {
    let attempt = violation.corrected
    for route in attempt.routes {
      let fixture = try StrictListFixture.showingOldContents(of: attempt)
      let outcome = try fixture.make(attempt, by: route)
      #expect(outcome.error == nil)
      #expect(outcome.updates == 1)
      #expect(fixture.list.cells == attempt.newCells)
      #expect(fixture.list.log.last == attempt.event)
    }
  }
}

extension String {
  /// The integers and paths in this text.
  var numbers: Set<String> {
    Set(split { !($0.isNumber || $0 == "." || $0 == "-") }.map(String.init))
  }
}

import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The violations of each rule, and how a list refuses them.
@Suite struct RuleTests {
  @Test(arguments: Violation.all) func everyViolationIsRefused(_ violation: Violation) throws {
    let fixture = try StrictListFixture.showingOldContents(of: violation.attempt)
    let error = try fixture.make(violation.attempt).error
    #expect(error?.rule == violation.rule, "\(error.map(\.description) ?? "accepted")")
  }

  @Test(arguments: Violation.all) func theErrorNamesTheNumbers(_ violation: Violation) throws {
    let fixture = try StrictListFixture.showingOldContents(of: violation.attempt)
    let error = try #require(try fixture.make(violation.attempt).error)
    #expect(!error.details.isEmpty)
    for number in violation.numbers {
      #expect(error.details.numbers.contains(number), "\(number) in \(error.details)")
    }
  }

  @Test(arguments: Violation.all) func aRefusalChangesNothing(_ violation: Violation) throws {
    for route in violation.attempt.routes {
      let fixture = try StrictListFixture.showingOldContents(of: violation.attempt)
      let outcome = try fixture.make(violation.attempt, by: route)
      #expect(fixture.picture == outcome.pictureBefore)
      #expect(fixture.list.log.last == violation.attempt.event)
      #expect(outcome.updates == 1)
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

  @Test(arguments: Violation.all.filter { $0.attempt.routes.contains(.target) })
  func theTargetRecordsTheRefusal(_ violation: Violation) throws {
    let fixture = try StrictListFixture.showingOldContents(of: violation.attempt)
    let outcome = try fixture.make(violation.attempt, by: .target)
    #expect(fixture.list.refusals.map(\.rule) == [violation.rule])
    #expect(outcome.completions == 1)
    #expect(fixture.list.log.last == violation.attempt.event)
  }

  @Test(arguments: Violation.all)
  func aRefusedBatchCanBeFollowedByAReload(_ violation: Violation) throws {
    let fixture = try StrictListFixture.showingOldContents(of: violation.attempt)
    _ = try fixture.make(violation.attempt)
    try fixture.show(violation.attempt.new)
    #expect(fixture.list.cells == violation.attempt.newCells)
  }
}

extension String {
  /// The integers and paths in this text.
  var numbers: Set<String> {
    Set(split { !($0.isNumber || $0 == "." || $0 == "-") }.map(String.init))
  }
}

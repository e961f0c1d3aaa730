import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Each rule, broken on purpose.
@Suite struct RuleTests {
  @Test(arguments: Violation.all) func isRefused(_ violation: Violation) throws {
    let scene = try StrictListFixture.before(violation.attempt)
    let error = try scene.carryOut(violation.attempt).error
    #expect(error?.rule == violation.rule, "\(error.map(\.description) ?? "accepted")")
  }

  @Test(arguments: Violation.all) func namesTheNumbers(_ violation: Violation) throws {
    let scene = try StrictListFixture.before(violation.attempt)
    let error = try #require(try scene.carryOut(violation.attempt).error)
    #expect(!error.details.isEmpty)
    for number in violation.numbers {
      #expect(error.details.numbers.contains(number), "\(number) in \(error.details)")
    }
  }

  @Test(arguments: Violation.all) func leavesEverythingAsItWas(_ violation: Violation) throws {
    for route in violation.attempt.routes {
      let scene = try StrictListFixture.before(violation.attempt)
      let outcome = try scene.carryOut(violation.attempt, by: route)
      #expect(scene.picture == outcome.pictureBefore)
      #expect(scene.list.log.last == violation.attempt.event)
      #expect(outcome.updates == 1)
    }
  }

  /// That the same is accepted once it is put right shows that nothing else was wrong with it.
  @Test(arguments: Violation.all) func isAcceptedWhenPutRight(_ violation: Violation) throws {
    let attempt = violation.remedied
    for route in attempt.routes {
      let scene = try StrictListFixture.before(attempt)
      let outcome = try scene.carryOut(attempt, by: route)
      #expect(outcome.error == nil)
      #expect(outcome.updates == 1)
      #expect(scene.list.cells == attempt.newCells)
      #expect(scene.list.log.last == attempt.event)
    }
  }

  @Test(arguments: Violation.all.filter { $0.attempt.routes.contains(.target) })
  func isNotedByTheTarget(_ violation: Violation) throws {
    let scene = try StrictListFixture.before(violation.attempt)
    let outcome = try scene.carryOut(violation.attempt, by: .target)
    #expect(scene.list.refusals.map(\.rule) == [violation.rule])
    #expect(outcome.completions == 1)
    #expect(scene.list.log.last == violation.attempt.event)
  }

  @Test(arguments: Violation.all)
  func aRefusedBatchCanBeFollowedByAReload(_ violation: Violation) throws {
    let scene = try StrictListFixture.before(violation.attempt)
    _ = try scene.carryOut(violation.attempt)
    try scene.show(violation.attempt.new)
    #expect(scene.list.cells == violation.attempt.newCells)
  }
}

extension String {
  /// The whole numbers and paths in a text.
  var numbers: Set<String> {
    Set(split { !($0.isNumber || $0 == "." || $0 == "-") }.map(String.init))
  }
}

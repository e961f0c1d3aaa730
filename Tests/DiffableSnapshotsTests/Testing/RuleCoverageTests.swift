import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// A check that the table of violations covers every rule.
@Suite struct RuleCoverageTests {
  @Test(arguments: ListRule.allCases) func everyRuleHasAViolation(_ rule: ListRule) {
    #expect(Violation.all.contains { $0.rule == rule })
  }

  @Test func rulesAreNumberedFromOneToTwentySix() {
    #expect(ListRule.allCases.map(\.rawValue) == Array(1...26))
    #expect(ListRule.capabilities.rawValue == 25)
  }

  /// These rules concern sections as well as items.
  @Test(arguments: [
    ListRule.coordinates, .oldBounds, .newBounds, .uniqueSources, .uniqueDestinations,
    .uniqueDeletions,
    .moveOntoItself, .separateReloads, .reloadOfInsertionOrMove, .currentPositions,
    .countsAfterEdits,
    .capabilities,
  ])
  func theRuleHasViolationsWithSectionsAndWithItems(_ rule: ListRule) {
    let violations = Violation.all.filter { $0.rule == rule }
    #expect(violations.contains { $0.attempt.namesSections })
    #expect(violations.contains { !$0.attempt.namesSections })
  }

  /// For each of these rules, there is a capability that exempts a list from the rule.
  @Test(arguments: [
    ListRule.movesAcrossSectionChanges, .itemChangesOfSectionMoves, .movesIntoReloadedSections,
    .separateReloads, .separateReconfigurations, .capabilities,
  ])
  func theRuleHasAViolationThatACapabilityMakesLegal(_ rule: ListRule) {
    let violations = Violation.all.filter { $0.rule == rule }
    #expect(violations.contains { $0.attempt.capabilities != $0.corrected.capabilities })
  }

  @Test func titlesAreUnique() {
    #expect(Set(Violation.all.map(\.description)).count == Violation.all.count)
  }
}

extension StrictListFixture.Attempt {
  fileprivate var namesSections: Bool {
    guard case .script(let script) = change else { return false }
    return script.namesSections || old.sections.count != new.sections.count
  }
}

import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// That the table of violations leaves no rule out.
@Suite struct RuleCoverageTests {
  @Test(arguments: ListRule.allCases) func eachRuleIsBroken(_ rule: ListRule) {
    #expect(Violation.all.contains { $0.rule == rule })
  }

  @Test func thereAreTwentyFourRulesTheCapabilitiesAndTheDrag() {
    #expect(ListRule.allCases.map(\.rawValue) == Array(1...26))
    #expect(ListRule.capabilities.rawValue == 25)
  }

  /// The rules that concern sections as well as items are broken by both.
  @Test(arguments: [
    ListRule.coordinates, .oldBounds, .newBounds, .uniqueSources, .uniqueDestinations,
    .uniqueDeletions,
    .moveOntoItself, .separateReloads, .reloadOfInsertionOrMove, .currentPositions,
    .countsAfterEdits,
    .capabilities,
  ])
  func sectionsAndItemsBothBreakIt(_ rule: ListRule) {
    let violations = Violation.all.filter { $0.rule == rule }
    #expect(violations.contains { $0.attempt.touchesSections })
    #expect(violations.contains { !$0.attempt.touchesSections })
  }

  /// The rules that some lists need not obey are lifted by a capability.
  @Test(arguments: [
    ListRule.movesAcrossSectionChanges, .itemChangesOfSectionMoves, .movesIntoChangedSections,
    .separateReloads, .separateReconfigurations, .capabilities,
  ])
  func aCapabilityLiftsIt(_ rule: ListRule) {
    let violations = Violation.all.filter { $0.rule == rule }
    #expect(violations.contains { $0.attempt.capabilities != $0.remedied.capabilities })
  }

  @Test func titlesAreUnique() {
    #expect(Set(Violation.all.map(\.description)).count == Violation.all.count)
  }
}

extension StrictListFixture.Attempt {
  fileprivate var touchesSections: Bool {
    guard case .script(let script) = work else { return false }
    return script.touchesSections || old.sections.count != new.sections.count
  }
}

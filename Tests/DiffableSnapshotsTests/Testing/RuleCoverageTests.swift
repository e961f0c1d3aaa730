import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// A check that the table of violations covers every rule.
@Suite struct RuleCoverageTests {
  private static let ofSectionsAndItems: Set<ListRule> = [
    .coordinates, .oldBounds, .newBounds, .uniqueSources, .uniqueDestinations, .uniqueDeletions,
    .moveOntoItself, .separateReloads, .reloadOfInsertionOrMove, .currentPositions,
    .countsAfterEdits, .capabilities,
  ]

  /// The rules from which a capability exempts a list.
  private static let withExemptions: Set<ListRule> = [
    .movesAcrossSectionChanges, .itemChangesOfSectionMoves, .movesIntoReloadedSections,
    .separateReloads, .separateReconfigurations, .capabilities,
  ]

  @Test(arguments: ListRule.allCases) func everyRuleHasViolationsOfEachKind(_ rule: ListRule) {
    let violations = Violation.all.filter { $0.rule == rule }
    #expect(!violations.isEmpty)
    if Self.ofSectionsAndItems.contains(rule) {
      #expect(Set(violations.map(\.attempt.namesSections)) == [true, false])
    }
    if Self.withExemptions.contains(rule) {
      #expect(violations.contains { $0.attempt.capabilities != $0.corrected.capabilities })
    }
  }

  @Test func rulesAreNumberedFromOneToTwentySix() {
    #expect(ListRule.allCases.map(\.rawValue) == Array(1...26))
    #expect(ListRule.capabilities.rawValue == 25)
  }

  @Test func titlesAreUnique() {
    #expect(Set(Violation.all.map(\.description)).count == Violation.all.count)
  }
}

extension StrictListFixture.Attempt {
  fileprivate var namesSections: Bool {
    guard case .script(let script) = change else { return false }
    return script.namesSections || old.numberOfSections != new.numberOfSections
  }
}

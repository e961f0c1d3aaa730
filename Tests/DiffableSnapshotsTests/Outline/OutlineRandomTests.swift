import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Random applies of outlines and snapshots, expansions and collapses on every kind of list.
@Suite(.withoutInternalChecks) struct OutlineRandomTests {
  @Test(arguments: ListKind.all, 0..<4 as Range<UInt64>)
  func listSnapshotAndOutlinesAgree(_ kind: ListKind, _ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let screen = OutlineScreen(kind)
    let source = screen.dataSource
    for step in 0..<40 {
      let before = source.outlines
      let old = source.snapshot()
      var action = ""
      let known = before.values.flatMap { $0.items }.sorted()
      let item = known.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let section = ["a", "b", "c", "d"].randomElement(using: &random) ?? "a"
        let outline = NaiveOutline(using: &random)
        screen.show(outline, in: section)
        action = "show \(outline) in \(section)"
        #expect(screen.notation(of: section) == outline.description)
      case 1..<4:
        source.toggleItem(item)
        action = "toggle \(item)"
      default:
        var snapshot = old
        for _ in 0..<Int.random(in: 1..<4, using: &random) {
          snapshot.editRandomly(using: &random)
        }
        source.apply(snapshot)
        action = "apply \(snapshot)"
        try expectExpandedAndHiddenItemsKept(
          before,
          in: source,
          "seed \(seed), step \(step): \(action)"
        )
      }
      try screen.expectAgreement("seed \(seed), step \(step): \(action)")
    }
  }
}

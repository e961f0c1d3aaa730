import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Random outlines, plain applies, expansions and collapses on every kind of list.
struct OutlineRandomTests {
  @Test(arguments: Preset.all, 0..<6 as Range<UInt64>)
  func staysInStep(_ preset: Preset, _ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let screen = OutlineScreen(preset, by: seed % 2 == 0 ? .batches : .edits)
    let source = screen.dataSource
    for step in 0..<40 {
      let before = outlines(source)
      let old = source.snapshot()
      var action = ""
      let known = before.values.flatMap { $0.items }.sorted()
      let item = known.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let section = ["a", "b", "c", "d"].randomElement(using: &random) ?? "a"
        let outline = NaiveOutline(using: &random)
        try screen.show(outline, in: section)
        action = "show \(outline) in \(section)"
        #expect(screen.notation(of: section) == outline.description)
      case 1..<4:
        try source.toggleItem(item)
        action = "toggle \(item)"
      default:
        var snapshot = old
        for _ in 0..<Int.random(in: 1..<4, using: &random) {
          try snapshot.editRandomly(using: &random)
        }
        source.apply(snapshot)
        action = "apply \(snapshot)"
        try expectKept(before, source, "seed \(seed), step \(step): \(action)")
      }
      try screen.expectAgreement("seed \(seed), step \(step): \(action)")
    }
  }

  private func outlines(_ source: OutlineSource) -> [String: SectionSnapshot<Int>] {
    let sections = source.snapshot().sectionIdentifiers
    return Dictionary(uniqueKeysWithValues: sections.map { ($0, source.snapshot(for: $0)) })
  }

  /// Expects that what is expanded stays so, and that items are hidden as long as one of those that hide
  /// them is there.
  private func expectKept(
    _ before: [String: SectionSnapshot<Int>],
    _ source: OutlineSource,
    _ scene: Comment
  ) throws {
    let after = outlines(source)
    let shown = Set(source.snapshot().itemIdentifiers)
    for outline in before.values {
      for item in outline.items {
        let home = after.values.first { $0.contains(item) }
        if outline.isVisible(item) {
          try #require((home != nil) == shown.contains(item), scene)
          guard let home, outline.isExpanded(item) else { continue }
          try #require(home.isExpanded(item), scene)
          continue
        }
        var chain = [item]
        while let last = chain.last, let parent = outline.parent(of: last) { chain.append(parent) }
        // Up to the visible one that hides it; what is above that does not matter.
        let end = chain.firstIndex { outline.isVisible($0) } ?? 0
        let nearest = chain[1...end].first { shown.contains($0) }
        if shown.contains(item) {
          try #require(home?.isVisible(item) == true, scene)
        } else if let nearest {
          try #require(home?.isVisible(item) == false, scene)
          var above = home?.parent(of: item)
          while let parent = above, parent != nearest { above = home?.parent(of: parent) }
          try #require(above == nearest, scene)
        } else {
          try #require(home == nil, scene)
        }
      }
    }
  }
}

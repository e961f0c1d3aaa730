import DiffableSnapshots
import Testing

extension OutlineSource {
  /// The outlines of all sections.
  var outlines: [String: SectionSnapshot<Int>] {
    let sections = snapshot().sectionIdentifiers
    return Dictionary(uniqueKeysWithValues: sections.map { ($0, snapshot(for: $0)) })
  }
}

/// Checks that an apply preserved the expanded items and the hidden items.
///
/// - A visible item that the snapshot still has stays expanded if it was expanded.
/// - A visible item that the snapshot no longer has is in no outline.
/// - A hidden item stays hidden below the nearest of its ancestors that the snapshot has, up to the visible ancestor
///   that hides the item. If the snapshot has none of these ancestors, the item is in no outline.
/// - A hidden item that the snapshot now has is visible.
func expectExpandedAndHiddenItemsKept(
  _ before: [String: SectionSnapshot<Int>],
  in source: OutlineSource,
  _ scene: Comment
) throws {
  let after = source.outlines
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
      // Only the ancestors up to the nearest visible ancestor can hide the item.
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

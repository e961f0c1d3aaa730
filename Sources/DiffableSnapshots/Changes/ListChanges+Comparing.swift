extension ListChanges {
  /// Creates the deletions, insertions and moves for given runs of matching sections and items.
  ///
  /// The changes of the items are a ``Difference`` of the positions across all sections. An item from another section
  /// always moves. Of the other items in all sections, as many as possible stay in place.
  ///
  /// - Parameters:
  ///   - oldSizes: The number of items in each old section.
  ///   - newSizes: The number of items in each new section.
  ///   - matching: Which old section and item each new one is.
  init(oldSizes: [Int], newSizes: [Int], _ matching: Matching) {
    let (old, new) = (SectionRanges(sizes: oldSizes), SectionRanges(sizes: newSizes))
    let sectionDifference = Difference(
      runs: matching.sections,
      oldCount: oldSizes.count,
      newCount: newSizes.count
    )
    let itemDifference = Difference(
      runs: matching.items,
      moved: matching.movedItems(old, new),
      oldCount: old.itemCount,
      newCount: new.itemCount,
      unlisted: (
        old.items(ofSections: sectionDifference.deletions),
        new.items(ofSections: sectionDifference.insertions)
      )
    )
    sections.deletions = sectionDifference.deletions
    sections.insertions = sectionDifference.insertions
    sections.moves = sectionDifference.moves
    items.deletions = old.paths(of: itemDifference.deletions)
    items.insertions = new.paths(of: itemDifference.insertions)
    let moves = itemDifference.moves
    items.moves.reserveCapacity(moves.count)
    var (oldSection, newSection) = (-1, -1)
    var (oldItems, newItems) = (0..<0, 0..<0)
    for index in moves.indices {
      let from = old.path(of: moves[index].from, &oldSection, &oldItems)
      let to = new.path(of: moves[index].to, &newSection, &newItems)
      items.moves.append(Move(from: from, to: to))
    }
  }
}

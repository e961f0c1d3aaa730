extension ListChanges {
  /// Creates the deletions, insertions and moves for given runs of matching sections and items.
  ///
  /// An item from another section always moves. Of the other items in each section, as many as possible stay in place.
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
    sections.deletions = sectionDifference.deletions
    sections.insertions = sectionDifference.insertions
    sections.moves = sectionDifference.moves
    items.deletions = old.paths(
      of: Run.oldOffsets(
        outside: matching.items,
        count: old.itemCount,
        except: old.items(ofSections: sections.deletions)
      )
    )
    items.insertions = new.paths(
      of: Run.newOffsets(
        outside: matching.items,
        count: new.itemCount,
        except: new.items(ofSections: sections.insertions)
      )
    )
    items.setMoves(matching.movedItems(old, new), old, new)
  }
}

extension Changes<ItemPath> {
  /// Sets the moves to those of all items in some runs.
  mutating func setMoves(_ runs: [Run], _ old: SectionRanges, _ new: SectionRanges) {
    var moves: [Move<ItemPath>] = []
    moves.reserveCapacity(runs.length)
    Run.forEachPiece(of: runs, old, new) { oldSection, section, piece in
      let (from, to) = (piece.old - old.start(oldSection), piece.new - new.start(section))
      for step in 0..<piece.length {
        moves.append(
          Move(
            from: ItemPath(section: oldSection, item: from + step),
            to: ItemPath(section: section, item: to + step)
          )
        )
      }
    }
    self.moves = moves
  }
}

/// A batch to be: the changes of one stage, in the coordinates before and after it.
@usableFromInline
struct LoweringStage {
  @usableFromInline var changes: ListChanges

  /// The sections after the stage, or nil when they are those of the new snapshot.
  @usableFromInline var sections: [SectionState]?

  /// What a section holds between two batches.
  @usableFromInline
  struct SectionState {
    /// The offsets of the section among the old and the new ones.
    @usableFromInline var old: Int?
    @usableFromInline var new: Int?

    /// The items, or nil when they are all that the section holds in the new snapshot, or in the old one
    /// if it goes.
    @usableFromInline var items: [Timeline.Slot]?
  }
}

extension ListChanges {
  /// The number of elements in each section before and after the changes.
  typealias Sizes = (old: [Int], new: [Int])

  /// The same effect without moves onto the same place, or nil when that could break a rule because other
  /// changes are around.
  func withoutSelfMoves(_ sizes: @autoclosure () -> Sizes) -> ListChanges? {
    var result = self
    if sectionMoves.hasSelfMoves {
      guard !hasItemStructure && !hasUpdates else { return nil }
      let (old, new) = sizes()
      result.sectionMoves = sectionMoves.chosenAgain(
        oldCount: old.count,
        newCount: new.count,
        deletions: sectionDeletions,
        insertions: sectionInsertions
      )
    }
    if itemMoves.contains(where: { $0.from.item == $0.to.item }) {
      let (old, new) = sizes()
      let mended = result.withoutItemSelfMoves(oldSizes: old, newSizes: new)
      guard mended == result || sectionMoves.isEmpty && !hasUpdates else { return nil }
      result = mended
    }
    return result
  }
}

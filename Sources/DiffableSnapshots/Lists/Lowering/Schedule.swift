/// The stage in which each change of the structure is performed.
///
/// | stage | changes |
/// |---|---|
/// | 1 | changes of sections, except those of stage 4 |
/// | 2 | changes of items |
/// | 3 | changes of items in sections that stage 1 has inserted or moved; all changes of items if that suits the target |
/// | 4 | deletions of sections if an item moves out of one; then also insertions of sections if no item moves into one |
///
/// Sections move in the stage of the deletions or in stage 1. No stage changes both sections and items, so every target
/// can perform the stages one after the other. A batch holds as many stages as the target accepts.
struct Schedule {
  /// The stage of section deletions.
  let sectionDeletions: Int

  /// The stage of section insertions.
  let sectionInsertions: Int

  /// The stage of section moves.
  let sectionMoves: Int

  /// The sections whose items change in stage 3.
  private let laterSections: SectionSet

  /// Whether all items change in stage 3, because the target moves sections in a batch of their own.
  private let allItemsAreLater: Bool

  /// - Parameters:
  ///   - changes: The changes.
  ///   - rules: The rules of the target.
  ///   - movesSectionsFirst: Whether sections move in stage 1, even if they are deleted in stage 4.
  init(_ changes: ListChanges, _ rules: CombinationRules, movesSectionsFirst: Bool = false) {
    let sections = changes.sections
    let (deleted, inserted) = (Set(sections.deletions), Set(sections.insertions))
    sectionDeletions = changes.items.moves.contains { deleted.contains($0.from.section) } ? 4 : 1
    sectionInsertions =
      changes.items.moves.contains { inserted.contains($0.to.section) } ? 1 : sectionDeletions
    sectionMoves = movesSectionsFirst ? 1 : sectionDeletions
    let earlyMoves = sectionMoves == 1 ? sections.moves : []
    laterSections = SectionSet(
      old: Set(earlyMoves.map { $0.from }),
      new: Set(sections.insertions + earlyMoves.map { $0.to })
    )
    allItemsAreLater = !earlyMoves.isEmpty && !rules.allowItemChangesBesideSectionMoves
  }

  /// Returns the stage of an item change.
  ///
  /// - Parameters:
  ///   - from: The old path, or nil for an insertion.
  ///   - to: The new path, or nil for a deletion.
  /// - Returns: The stage.
  func stage(from: ItemPath?, to: ItemPath?) -> Int {
    let isLater =
      allItemsAreLater || laterSections.contains(from: from?.section, to: to?.section)
    return isLater ? 3 : 2
  }
}

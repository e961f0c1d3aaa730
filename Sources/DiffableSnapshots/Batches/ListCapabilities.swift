/// What a list can carry out in one batch.
///
/// Take the preset that fits the list, or put a set of your own together. The fewer capabilities a
/// list has, the more batches a change may take; none is ever lost.
///
/// | preset | one batch may hold |
/// |---|---|
/// | ``everything`` | all of it |
/// | ``collectionView`` | structure without the cases that such views fail on; reloads come last |
/// | ``tableView`` | the same, and section moves apart from any change of rows |
/// | ``rowsOnly`` | rows, headers being rows too; no sections |
/// | ``noMoves`` | deletions and insertions in place of moves |
public struct ListCapabilities: OptionSet, Hashable, Sendable {
  /// The bits, one for each capability.
  public var rawValue: UInt16

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each capability.
  /// - Complexity: O(1).
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The list has sections.
  ///
  /// Without it all paths are rows of one section with the offset 0.
  public static let sections = ListCapabilities(rawValue: 1 << 0)

  /// A list without sections shows a row for each section, in front of the rows of its items.
  public static let headerRows = ListCapabilities(rawValue: 1 << 1)

  /// Sections can move; otherwise they are deleted and inserted with their items.
  public static let sectionMoves = ListCapabilities(rawValue: 1 << 2)

  /// Items can move; otherwise they are deleted and inserted.
  public static let itemMoves = ListCapabilities(rawValue: 1 << 3)

  /// Items can move out of sections that go and into sections that come, in the same batch.
  public static let itemMovesAcrossSectionChanges = ListCapabilities(rawValue: 1 << 4)

  /// Sections can move in the batch that also inserts, deletes or moves items somewhere.
  public static let itemChangesBesideSectionMoves = ListCapabilities(rawValue: 1 << 5)

  /// Sections can move in the batch that also inserts, deletes or moves items inside them.
  ///
  /// Has no effect without ``itemChangesBesideSectionMoves``.
  public static let itemChangesInsideSectionMoves = ListCapabilities(rawValue: 1 << 6)

  /// Items can move into sections that move or are reloaded in the same batch.
  ///
  /// For sections that move it has no effect without ``itemChangesInsideSectionMoves``.
  public static let itemMovesIntoChangedSections = ListCapabilities(rawValue: 1 << 7)

  /// Reloads and reconfigurations can be in a batch that changes the structure; otherwise they come
  /// in a batch of their own, which is the last.
  public static let updatesBesideStructure = ListCapabilities(rawValue: 1 << 8)

  /// Cells can be updated in place; otherwise items are reloaded instead of reconfigured.
  ///
  /// A list with sections is told of sections to reconfigure in any case, since new headers and footers
  /// are no reason to make the cells anew; whether it updates the old ones or replaces them is up to it.
  /// In a list without sections their header rows are cells like others.
  public static let reconfigurations = ListCapabilities(rawValue: 1 << 9)

  /// A list with sections that takes any consistent batch.
  public static let everything: ListCapabilities = [
    .sections, .sectionMoves, .itemMoves, .itemMovesAcrossSectionChanges,
    .itemChangesBesideSectionMoves, .itemChangesInsideSectionMoves, .itemMovesIntoChangedSections,
    .updatesBesideStructure, .reconfigurations,
  ]

  /// What every collection view takes, the oldest ones included.
  public static let collectionView: ListCapabilities = [
    .sections, .sectionMoves, .itemMoves, .itemChangesBesideSectionMoves, .reconfigurations,
  ]

  /// What every table view takes.
  public static let tableView: ListCapabilities = [
    .sections, .sectionMoves, .itemMoves, .reconfigurations,
  ]

  /// A flat list that shows the sections as header rows.
  public static let rowsOnly: ListCapabilities = [.headerRows, .itemMoves, .reconfigurations]

  /// A list with sections that can only insert, delete and update.
  public static let noMoves: ListCapabilities = [.sections, .reconfigurations]
}

/// The changes that a target can perform in one batch.
///
/// Use the preset that fits the target, or combine capabilities. A target with fewer capabilities may need more
/// batches, but it receives every change.
///
/// | preset | changes that one batch can hold |
/// |---|---|
/// | ``everything`` | all changes |
/// | ``collectionView`` | insertions, deletions and moves, except combinations that views refuse; or only updates |
/// | ``tableView`` | the same, but never section moves together with item changes |
/// | ``flatList`` | insertions, deletions, moves and updates of rows; no sections, headers are rows |
/// | ``rowsOnly`` | insertions, deletions and moves of rows, or only updates; no sections, headers are rows |
/// | ``noMoves`` | insertions and deletions, also in place of moves; or only updates |
///
/// Updates are reloads and reconfigurations.
public struct ListCapabilities: OptionSet, Hashable, Sendable {
  /// The bits, one bit for each capability.
  public var rawValue: UInt16

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each capability.
  /// - Complexity: O(1).
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The list has sections.
  ///
  /// Without this capability all paths are rows of one section with the index 0.
  public static let sections = ListCapabilities(rawValue: 1 << 0)

  /// A list without sections shows a row for each section, before the rows of its items.
  public static let headerRows = ListCapabilities(rawValue: 1 << 1)

  /// Sections can move; otherwise a batch deletes the sections and inserts them again with their items.
  public static let sectionMoves = ListCapabilities(rawValue: 1 << 2)

  /// Items can move; otherwise a batch deletes the items and inserts them again.
  public static let itemMoves = ListCapabilities(rawValue: 1 << 3)

  /// Sections can move in a batch that also inserts, deletes, moves or updates items in other sections.
  public static let itemChangesBesideSectionMoves = ListCapabilities(rawValue: 1 << 4)

  /// Items can change in a batch in any way that is consistent with the changes of the sections.
  ///
  /// Items can change inside sections that move, move out of sections that the batch deletes, and move into sections
  /// that it inserts, moves or reloads. An item can also move to another section in a batch that shifts sections so
  /// that both paths have equal indexes. This capability includes ``itemChangesBesideSectionMoves``.
  ///
  /// An example of equal paths: the item at path 1.0 moves from section A to section B, and section A moves away, so that
  /// B becomes section 1. The item then moves from 1.0 to 1.0. Without this capability, sections and items change in
  /// separate batches in this case: no source says that table and collection views accept such a move, and they crash if
  /// a section moves to its own index.
  ///
  /// Without this capability, an item that leaves a deleted section is deleted with the section and inserted with a new
  /// cell.
  public static let itemChangesInsideSectionChanges = ListCapabilities(rawValue: 1 << 5)

  /// A batch can hold updates together with deletions, insertions and moves; otherwise only the last batch holds
  /// updates.
  ///
  /// Updates are reloads and reconfigurations. Without this capability, a batch with updates holds nothing else.
  ///
  /// With this capability, a batch for a list without ``sections`` can also reload a row that it moves: the list first
  /// moves the row, and then makes its cell again. A list with sections receives such a reload in another batch.
  public static let updatesBesideStructure = ListCapabilities(rawValue: 1 << 6)

  /// Cells can be updated in place; otherwise a batch reloads items instead of reconfiguring them.
  ///
  /// A target with sections receives reconfigurations of sections even without this capability, so that a new
  /// header or footer does not reload the cells. The target can update or replace the header and the footer. In
  /// a list without sections, header rows are cells like all others.
  public static let reconfigurations = ListCapabilities(rawValue: 1 << 7)

  /// A list with sections that accepts every consistent batch.
  public static let everything: ListCapabilities = [
    .sections, .sectionMoves, .itemMoves, .itemChangesBesideSectionMoves,
    .itemChangesInsideSectionChanges, .updatesBesideStructure, .reconfigurations,
  ]

  /// The capabilities that all collection views have, including the collection views of the oldest systems.
  public static let collectionView: ListCapabilities = [
    .sections, .sectionMoves, .itemMoves, .itemChangesBesideSectionMoves, .reconfigurations,
  ]

  /// The capabilities that all table views have.
  public static let tableView: ListCapabilities = [
    .sections, .sectionMoves, .itemMoves, .reconfigurations,
  ]

  /// A list without sections that shows headers as rows.
  public static let rowsOnly: ListCapabilities = [.headerRows, .itemMoves, .reconfigurations]

  /// A list without sections that takes updates in the batch that changes the structure, and shows headers as
  /// rows, such as a list of GTK, a web page or a terminal.
  ///
  /// Each apply needs at most one batch.
  /// A target performs such a batch edit by edit, with ``Batch/edits``, or as one ``Batch/rowSplice``. Without
  /// header rows: `.flatList.subtracting(.headerRows)`.
  public static let flatList: ListCapabilities = [.rowsOnly, .updatesBesideStructure]

  /// A list with sections that can only insert, delete and update.
  public static let noMoves: ListCapabilities = [.sections, .reconfigurations]
}

extension ListCapabilities: CustomStringConvertible {
  /// The name of the preset with these capabilities, or the names of the capabilities.
  public var description: String {
    for (name, preset) in Self.presets where preset == self { return name }
    let names = Self.all.filter { contains($0.capability) }.map { $0.name }
    return "[" + names.joined(separator: ", ") + "]"
  }

  private static var presets: [(String, ListCapabilities)] {
    [
      ("everything", .everything), ("collectionView", .collectionView), ("tableView", .tableView),
      ("flatList", .flatList), ("rowsOnly", .rowsOnly), ("noMoves", .noMoves),
    ]
  }

  /// Every single capability with its name.
  package static var all: [(name: String, capability: ListCapabilities)] {
    [
      ("sections", .sections), ("headerRows", .headerRows), ("sectionMoves", .sectionMoves),
      ("itemMoves", .itemMoves),
      ("itemChangesBesideSectionMoves", .itemChangesBesideSectionMoves),
      ("itemChangesInsideSectionChanges", .itemChangesInsideSectionChanges),
      ("updatesBesideStructure", .updatesBesideStructure), ("reconfigurations", .reconfigurations),
    ]
  }
}

/// The way in which a target shows a snapshot: with sections, or as rows only.
enum ListLayout: Hashable, Sendable {
  case sections
  case rows(headers: Bool)

  init(_ capabilities: ListCapabilities) {
    self =
      capabilities.contains(.sections)
      ? .sections : .rows(headers: capabilities.contains(.headerRows))
  }

  /// Returns the number of items in each section of the target; a target without sections has one section.
  func sizes(of shape: ListShape) -> [Int] {
    switch self {
    case .sections: shape.sizes
    case .rows(let headers): [shape.rowCount(headers: headers)]
    }
  }
}

/// What an edit of a snapshot was asked to do and could not do.
///
/// An edit does what it can. The rest is recorded in ``Snapshot/problems``. Each case holds the signature of the call,
/// and the identifiers that caused the problem. ``description`` is a sentence with both:
///
/// ```
/// insertItems(_:beforeItem:duplicates:) was given duplicate items: 4, 7
/// ```
///
/// ``Snapshot/edit(_:)-9hi06`` throws a problem as an error.
///
/// The problems of a ``SectionSnapshot`` are of the type ``SectionSnapshot/Problem``, because its edits are given no
/// sections.
public enum SnapshotProblem<Section: Hashable & Sendable, Item: Hashable & Sendable>: Error,
  Hashable
{
  /// A call was given items that repeat in the call; each repeated item is listed once.
  ///
  /// The call used only the first of equal items, or with ``DuplicatePolicy/reject`` none of its items.
  case duplicateItems(_ items: [Item], call: String)

  /// A call was given sections that repeat in the call; each repeated section is listed once.
  ///
  /// The call used only the first of equal sections.
  case duplicateSections(_ sections: [Section], call: String)

  /// A call was given items to insert that the outline already contains.
  ///
  /// These items stay where they are. Items that a ``Snapshot`` already contains are no problem: they move.
  case existingItems(_ items: [Item], call: String)

  /// A call was given sections to insert that the snapshot already contains.
  ///
  /// These sections stay where they are.
  case existingSections(_ sections: [Section], call: String)

  /// A call was to append items to the last section, but the snapshot has no sections.
  case noSections(call: String)

  /// A call was given sections that the snapshot does not contain.
  case unknownSections(_ sections: [Section], call: String)

  /// A call was given items that the snapshot does not contain.
  case unknownItems(_ items: [Item], call: String)

  /// A call was to insert items before or after an item that is itself one of the inserted items.
  case anchorIsInserted(_ anchor: Item, call: String)

  /// The signature of the call, such as `moveItem(_:beforeItem:)`.
  public var call: String {
    switch self {
    case .duplicateItems(_, let call), .duplicateSections(_, let call),
      .existingItems(_, let call), .existingSections(_, let call), .noSections(let call),
      .unknownSections(_, let call), .unknownItems(_, let call), .anchorIsInserted(_, let call):
      call
    }
  }

  /// Returns the same problem of another snapshot.
  ///
  /// - Parameters:
  ///   - section: Returns the identifier that a section has in the other snapshot.
  ///   - item: Returns the identifier that an item has in the other snapshot.
  ///   - newCall: The call that has the problem, if it is another call.
  /// - Returns: The problem with these identifiers.
  package func map<OtherSection, OtherItem>(
    section: (Section) -> OtherSection,
    item: (Item) -> OtherItem,
    call newCall: String? = nil
  ) -> SnapshotProblem<OtherSection, OtherItem> {
    let call = newCall ?? call
    switch self {
    case .duplicateItems(let items, _): return .duplicateItems(items.map(item), call: call)
    case .duplicateSections(let sections, _):
      return .duplicateSections(sections.map(section), call: call)
    case .existingItems(let items, _): return .existingItems(items.map(item), call: call)
    case .existingSections(let sections, _):
      return .existingSections(sections.map(section), call: call)
    case .noSections: return .noSections(call: call)
    case .unknownSections(let sections, _):
      return .unknownSections(sections.map(section), call: call)
    case .unknownItems(let items, _): return .unknownItems(items.map(item), call: call)
    case .anchorIsInserted(let anchor, _): return .anchorIsInserted(item(anchor), call: call)
    }
  }
}

extension SnapshotProblem where Section == Never {
  /// Returns the problem of an outline as a problem of a snapshot.
  func inSections<Other>() -> SnapshotProblem<Other, Item> {
    func section(_ never: Never) -> Other {}
    return map(section: section, item: { $0 })
  }
}

/// The problems of a snapshot.
@usableFromInline
struct ProblemLog<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The first problems, oldest first.
  private(set) var problems: [SnapshotProblem<Section, Item>] = []

  /// The number of all problems.
  private(set) var count = 0

  /// The number of problems that are kept, so that any number of problems takes constant memory.
  static var limit: Int { 16 }

  @usableFromInline
  init() {}

  /// Adds a problem.
  mutating func add(_ problem: SnapshotProblem<Section, Item>) {
    if problems.count < ProblemLog.limit { problems.append(problem) }
    count += 1
  }

  /// Adds the problems of another snapshot.
  mutating func add<OtherSection, OtherItem>(
    _ other: ProblemLog<OtherSection, OtherItem>,
    _ convert: (SnapshotProblem<OtherSection, OtherItem>) -> SnapshotProblem<Section, Item>
  ) {
    problems += other.problems.prefix(ProblemLog.limit - problems.count).map(convert)
    count += other.count
  }
}

// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension SnapshotProblem: CustomStringConvertible {
    /// A sentence that names the call and the identifiers that caused the problem.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the sentence.
    public var description: String {
      switch self {
      case .duplicateItems(let items, let call):
        "\(call) was given duplicate items: \(list(items))"
      case .duplicateSections(let sections, let call):
        "\(call) was given duplicate sections: \(list(sections))"
      case .existingItems(let items, let call):
        "\(call) was given items that the snapshot already has: \(list(items))"
      case .existingSections(let sections, let call):
        "\(call) was given sections that the snapshot already has: \(list(sections))"
      case .noSections(let call):
        "\(call) was called without a section, but the snapshot has no sections"
      case .unknownSections(let sections, let call):
        "\(call) was given sections that the snapshot does not have: \(list(sections))"
      case .unknownItems(let items, let call):
        "\(call) was given items that the snapshot does not have: \(list(items))"
      case .anchorIsInserted(let anchor, let call):
        "\(call) cannot insert an item next to itself: \(anchor)"
      }
    }

    private func list(_ identifiers: [some Any]) -> String {
      identifiers.map { "\($0)" }.joined(separator: ", ")
    }
  }
#endif

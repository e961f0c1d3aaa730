/// The changes of sections and items in a ``Changeset`` or a ``Batch``.
public struct ListChanges: Hashable, Sendable {
  /// The changes of the sections.
  ///
  /// The items of a deleted or an inserted section are deleted or inserted too, except those that ``items`` moves.
  public var sections = Changes<Int>()

  /// The changes of the items.
  ///
  /// Deletions in deleted sections and insertions in inserted sections are not listed, nor are updates in reloaded
  /// sections.
  public var items = Changes<ItemPath>()

  /// Creates empty lists of changes.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Whether no section and no item changes.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  /// The number of changes of sections and items.
  public var count: Int { sections.count + items.count }

  /// Whether any section or item is deleted, inserted or moved.
  public var hasStructure: Bool { sections.hasStructure || items.hasStructure }

  /// Whether any section or item is reloaded or reconfigured.
  public var hasUpdates: Bool { sections.hasUpdates || items.hasUpdates }
}

extension ListChanges {
  /// The number of changes of each kind, in one line for logs.
  ///
  /// An example is `1 section inserted, 12 inserted, 3 deleted, 1 moved`. Numbers without the word
  /// *section* count items, or the rows of a list without sections. Without changes the summary is
  /// `no changes`.
  public var summary: String {
    let counts =
      sections.counts { $0 == 1 ? " section" : " sections" } + items.counts { _ in "" }
    return counts.isEmpty ? "no changes" : counts.joined(separator: ", ")
  }
}

extension Changes {
  /// The number of changes of each kind with changes, insertions first.
  fileprivate func counts(of element: (_ count: Int) -> String) -> [String] {
    var kinds = kinds.filter { !$0.changes.isEmpty }
    if !deletions.isEmpty && !insertions.isEmpty { kinds.swapAt(0, 1) }
    return kinds.map { "\($0.changes.count)\(element($0.changes.count)) \($0.participle)" }
  }
}

// Descriptions are left out of Embedded Swift, which cannot print the values of generic types that they describe.
#if !hasFeature(Embedded)
  extension ListChanges {
    /// Returns one line for each change, with the kind of change, its indexes or paths, and the identifier.
    ///
    /// - Parameters:
    ///   - section: Returns the text for the section at an old or a new index. If nil, lines have no such text.
    ///   - item: Returns the text for the item at an old or a new path. If nil, lines have no such text.
    ///   - path: Returns the text for a path.
    /// - Returns: The lines, deletions first.
    func lines(
      section: ((_ index: Int, _ isOld: Bool) -> String)? = nil,
      item: ((_ path: ItemPath, _ isOld: Bool) -> String)? = nil,
      path: (ItemPath) -> String = { $0.description }
    ) -> [String] {
      sections.lines("section ", { $0.description }, section) + items.lines("", path, item)
    }
  }

  extension Changes {
    fileprivate func lines(
      _ prefix: String,
      _ text: (Position) -> String,
      _ name: ((_ position: Position, _ isOld: Bool) -> String)?
    ) -> [String] {
      kinds.flatMap { verb, _, changes in
        changes.map { old, new in
          let positions = [old, new].compactMap { $0.map(text) }.joined(separator: " to ")
          let name = name.flatMap { name in
            new.map { name($0, false) } ?? old.map { name($0, true) }
          }
          return verb + " " + prefix + positions + (name.map { ": " + $0 } ?? "")
        }
      }
    }
  }

  extension ListChanges: CustomStringConvertible {
    /// The changes in one line, such as `delete 0.2, move 0.3 to 0.0`, or `no changes`.
    ///
    /// - Complexity: O(*c*), where *c* is the number of changes.
    public var description: String {
      isEmpty ? "no changes" : lines().joined(separator: ", ")
    }
  }
#endif

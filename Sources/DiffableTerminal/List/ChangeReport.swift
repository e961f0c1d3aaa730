/// A report of the changes to the rows of a list, for the user of a program.
public struct ChangeReport {
  /// A kind of change to a row.
  ///
  /// The raw value is the character that a list shows before the row.
  public enum Kind: String, CaseIterable, Sendable {
    /// The row is new.
    case inserted = "+"

    /// The row was deleted, so the list no longer shows it.
    case deleted = "−"

    /// The row was moved.
    case moved = "~"

    /// The content of the row was updated.
    case updated = "*"

    /// The color of changed rows.
    public var color: TerminalStyle.Color {
      switch self {
      case .inserted: .green
      case .deleted: .red
      case .moved: .yellow
      case .updated: .cyan
      }
    }
  }

  /// The change of a row.
  public struct Change: Hashable, Sendable {
    /// The kind of change.
    public var kind: Kind

    /// The name of the cell.
    public var name: String

    /// The row numbers before and after the change, starting at 1.
    ///
    /// A deletion has only the number before, an insertion or update only the number after.
    public var rowNumbers: [Int]
  }

  /// The changes of each kind, in the order in which the list received them.
  private var changes: [Kind: [Change]] = [:]

  /// The error that the change threw, or nil.
  public internal(set) var error: (any Error)?

  /// Whether no row was changed.
  public var isEmpty: Bool { changes.isEmpty }

  /// Returns the changes of a kind.
  ///
  /// - Parameter kind: The kind of change.
  /// - Returns: The changes in the order in which the list received them.
  public func changes(of kind: Kind) -> [Change] { changes[kind] ?? [] }

  /// The number of changes of each kind, as text.
  public var summary: String {
    let counts = Kind.allCases.compactMap { kind in
      changes[kind].map { "\($0.count) \(kind)" }
    }
    return counts.isEmpty ? "nothing changed" : counts.joined(separator: ", ")
  }

  /// Adds the changes of a batch for a list without sections.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - old: The names of the rows before the batch.
  ///   - new: The names of the rows after the batch.
  mutating func add(_ batch: ListChanges, old: [String], new: [String]) {
    for path in batch.items.insertions { add(.inserted, name: new[path.item], at: path.item) }
    for path in batch.items.deletions { add(.deleted, name: old[path.item], at: path.item) }
    for move in batch.items.moves {
      add(.moved, name: new[move.to.item], at: move.from.item, move.to.item)
    }
    for path in (batch.items.reloads + batch.items.reconfigurations).sorted() {
      add(.updated, name: new[path.item], at: path.item)
    }
  }

  /// Adds the change of a row at the given offsets.
  mutating func add(_ kind: Kind, name: String, at offsets: Int...) {
    let change = Change(kind: kind, name: name, rowNumbers: offsets.map { $0 + 1 })
    changes[kind, default: []].append(change)
  }
}

extension ChangeReport.Change: CustomStringConvertible {
  /// The character of the kind, the name and the row numbers, such as `~ tea (4 → 1)`.
  public var description: String {
    "\(kind.rawValue) \(name) (\(rowNumbers.map(String.init).joined(separator: " → ")))"
  }
}

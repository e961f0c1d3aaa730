import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// A kind of list: one of the presets, and how it carries out a batch.
struct ListKind: Sendable, CustomTestStringConvertible {
  var name: String
  var capabilities: ListCapabilities
  var method: StrictListMethod

  var testDescription: String { "\(name) by \(method)" }
  var hasSections: Bool { capabilities.contains(.sections) }

  static let all = presets.flatMap { name, capabilities in
    [.batches, .edits].map { ListKind(name: name, capabilities: capabilities, method: $0) }
  }

  private static let presets: [(String, ListCapabilities)] = [
    ("everything", .everything),
    ("collection view", .collectionView),
    ("table view", .tableView),
    ("rows only", .rowsOnly),
    ("no moves", .noMoves),
  ]

  static let collectionView = ListKind(
    name: "collection view",
    capabilities: .collectionView,
    method: .batches
  )
}

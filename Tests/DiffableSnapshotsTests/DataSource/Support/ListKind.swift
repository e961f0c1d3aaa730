import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A kind of list: one of the presets, and how it carries out a batch.
struct ListKind: Sendable, CustomTestStringConvertible {
  var name: String
  var capabilities: ListCapabilities
  var method: StrictListMethod

  var testDescription: String { "\(name) by \(method)" }
  var hasSections: Bool { capabilities.contains(.sections) }

  static let all = Preset.all.flatMap { preset in
    [.batches, .edits].map { method in
      ListKind(name: preset.description, capabilities: preset.capabilities, method: method)
    }
  }

  static let collectionView = ListKind(
    name: "collectionView",
    capabilities: .collectionView,
    method: .batches
  )
}

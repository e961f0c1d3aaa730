import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// A preset of capabilities, and the method by which a strict list performs batches.
package struct ListKind: Sendable, CustomTestStringConvertible {
  package var name: String
  package var capabilities: ListCapabilities
  package var method: StrictListMethod

  package init(name: String, capabilities: ListCapabilities, method: StrictListMethod) {
    self.name = name
    self.capabilities = capabilities
    self.method = method
  }

  package var testDescription: String { "\(name) by \(method)" }
  package var hasSections: Bool { capabilities.contains(.sections) }

  package static let all = Preset.all.flatMap { preset in
    [.batches, .edits].map { method in
      ListKind(name: preset.description, capabilities: preset.capabilities, method: method)
    }
  }

  package static let collectionView = ListKind(
    name: "collectionView",
    capabilities: .collectionView,
    method: .batches
  )
}

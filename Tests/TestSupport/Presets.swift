import DiffableSnapshots

/// A set of capabilities with a name for messages.
package struct Preset: CustomStringConvertible, Sendable {
  package var description: String
  package var capabilities: ListCapabilities

  package init(description: String, capabilities: ListCapabilities) {
    self.description = description
    self.capabilities = capabilities
  }

  /// Whether each list with sections can do all that the ones before it can.
  package var isNested: Bool { capabilities.contains(.sections) }

  /// Of those that can do more than another one, the stricter come first.
  package static let all = [
    Preset(description: "noMoves", capabilities: .noMoves),
    Preset(description: "tableView", capabilities: .tableView),
    Preset(description: "collectionView", capabilities: .collectionView),
    Preset(description: "everything", capabilities: .everything),
    Preset(description: "rowsOnly", capabilities: .rowsOnly),
    Preset(description: "flatList", capabilities: .flatList),
  ]

  /// One set of capabilities in 37, or in 19 in a thorough run: steps that meet every capability.
  package static let combinations =
    stride(from: UInt16(0), to: 1 << 10, by: Effort.isThorough ? 19 : 37)
    .map { ListCapabilities(rawValue: $0) }
}

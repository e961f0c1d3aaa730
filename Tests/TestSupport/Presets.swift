// In `Tests/Proofs` these files belong to another package.
#if OTHER_PACKAGE
  @testable import DiffableSnapshots
#else
  import DiffableSnapshots
#endif

/// A set of capabilities with a name for messages.
package struct Preset: CustomStringConvertible, Sendable {
  package var description: String
  package var capabilities: ListCapabilities

  package init(description: String, capabilities: ListCapabilities) {
    self.description = description
    self.capabilities = capabilities
  }

  /// Whether the preset has sections; each such preset includes the capabilities of the previous ones in `all`.
  package var isNested: Bool { capabilities.contains(.sections) }

  /// All presets; a preset with fewer capabilities precedes a preset that includes them.
  package static let all = [
    Preset(description: "noMoves", capabilities: .noMoves),
    Preset(description: "tableView", capabilities: .tableView),
    Preset(description: "collectionView", capabilities: .collectionView),
    Preset(description: "everything", capabilities: .everything),
    Preset(description: "rowsOnly", capabilities: .rowsOnly),
    Preset(description: "flatList", capabilities: .flatList),
  ]

  /// Every 5th set of capabilities, every 3rd set in a thorough run, or every 37th set with reduced effort.
  ///
  /// These steps select sets with and without each capability.
  package static let combinations =
    stride(from: 0, to: numberOfSets, by: Effort.isThorough ? 3 : Effort.isReduced ? 37 : 5)
    .map { ListCapabilities(rawValue: UInt16($0)) }

  /// The number of sets of capabilities.
  package static let numberOfSets = 1 << ListCapabilities.all.count
}

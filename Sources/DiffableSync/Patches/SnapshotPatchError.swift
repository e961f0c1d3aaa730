import DiffableSnapshots

/// An error that `Snapshot.applying(_:)` throws when a patch does not fit.
///
/// The snapshot does not change. Usually the receiver has missed a patch, and asks the sender for a whole snapshot.
/// Indexes and paths are as in the patch. A list is named after the property of ``SnapshotPatch`` or
/// ``/DiffableSnapshots/ListChanges`` that contains it. Deletions and the origins of moves must not repeat, and neither
/// must insertions and the destinations of moves. In the other lists, repetitions are allowed.
public enum SnapshotPatchError: Error, Hashable, Sendable {
  /// The patch applies to a snapshot with another fingerprint.
  case otherSnapshot(found: SnapshotFingerprint, expected: SnapshotFingerprint)

  /// Section indexes of a list are out of bounds or occur twice.
  case invalidSections(_ indexes: [Int], list: String)

  /// Item paths of a list are out of bounds or occur twice, or ``/DiffableSnapshots/ListChanges/items`` has paths in
  /// inserted sections, whose items belong in ``SnapshotPatch/insertedSections``.
  case invalidPaths(_ paths: [ItemPath], list: String)

  /// A list of identifiers does not have one identifier for each position.
  case wrongCount(list: String, found: Int, expected: Int)

  /// The result would contain the inserted sections at these new indexes twice.
  case duplicateSections(_ indexes: [Int])

  /// The result would contain the inserted items at these new paths twice.
  case duplicateItems(_ paths: [ItemPath])

  /// The instances for the sections at these new indexes are not equal to the sections.
  case unequalSections(_ indexes: [Int])

  /// The instances for the items at these new paths are not equal to the items.
  case unequalItems(_ paths: [ItemPath])

  /// The result does not have the fingerprint that the patch announces.
  case otherResult(found: SnapshotFingerprint, expected: SnapshotFingerprint)
}

// Embedded Swift has no descriptions of errors: most errors have generic types, which it cannot print.
#if !hasFeature(Embedded)
  extension SnapshotPatchError: CustomStringConvertible {
    /// A sentence that names the call, and the indexes, paths or fingerprints that caused the error.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the sentence.
    public var description: String { "applying(_:) was given a patch \(problem)" }

    private var problem: String {
      switch self {
      case .otherSnapshot(let found, let expected):
        "for a snapshot with the fingerprint \(expected), not \(found)"
      case .invalidSections(let indexes, let list):
        "whose \(list) are out of bounds or repeat: \(text(indexes))"
      case .invalidPaths(let paths, let list):
        "whose \(list) are out of bounds, repeat, or are in inserted sections: \(text(paths))"
      case .wrongCount(let list, let found, let expected):
        "with \(found) instead of \(expected) \(list)"
      case .duplicateSections(let indexes): "that results in duplicate sections: \(text(indexes))"
      case .duplicateItems(let paths): "that results in duplicate items: \(text(paths))"
      case .unequalSections(let indexes):
        "whose sectionInstances differ from the sections: \(text(indexes))"
      case .unequalItems(let paths): "whose itemInstances differ from the items: \(text(paths))"
      case .otherResult(let found, let expected):
        "that results in the fingerprint \(found), not \(expected)"
      }
    }

    private func text(_ positions: [some CustomStringConvertible]) -> String {
      positions.map { $0.description }.joined(separator: ", ")
    }
  }
#endif

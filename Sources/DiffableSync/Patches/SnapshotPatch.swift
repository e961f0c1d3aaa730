import DiffableSnapshots

/// A change of a snapshot in a form that can be sent to another process.
///
/// The size of a patch depends on the change and not on the list.
///
/// A ``/DiffableSnapshots/Changeset`` contains the snapshots before and after the change. The receiver of a patch
/// already has the snapshot before the change. So a patch contains only the rest: the positions of all changes, the
/// inserted sections and items, and new instances of sections and items whose content differs.
///
/// ```swift
/// // In one process:
/// let patch = new.difference(from: old).patch
/// // In another:
/// snapshot = try snapshot.applying(patch)
/// ```
///
/// Deleted and moved identifiers are not sent. The fingerprints of the snapshots before and after the change prove that
/// the patch fits, and that the result is the snapshot of the sender. A patch does not fit if it was damaged, if it
/// was received before, or if an earlier patch was lost. The receiver then asks for a whole snapshot. See
/// <doc:SendingChanges>.
public struct SnapshotPatch<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The fingerprint of the snapshot that the patch applies to.
  public var oldFingerprint: SnapshotFingerprint

  /// The fingerprint of the snapshot with the patch.
  public var newFingerprint: SnapshotFingerprint

  /// The positions of the changes.
  public var changes = ListChanges()

  /// The inserted sections, in the order of ``/DiffableSnapshots/ListChanges/sections``, each with its inserted items.
  ///
  /// Items that move to an inserted section are not listed.
  public var insertedSections: [SnapshotSection<Section, Item>] = []

  /// The inserted items, in the order of ``/DiffableSnapshots/ListChanges/items``.
  public var insertedItems: [Item] = []

  /// The new indexes of the sections that have a new instance with another content, ascending.
  public var replacedSections: [Int] = []

  /// The new instances, in the order of ``replacedSections``.
  public var sectionInstances: [Section] = []

  /// The new paths of the items that have a new instance with another content, ascending.
  public var replacedItems: [ItemPath] = []

  /// The new instances, in the order of ``replacedItems``.
  public var itemInstances: [Item] = []

  /// Creates a patch without changes.
  ///
  /// Use this initializer to decode a patch from a format of your own: create an empty patch, then set its
  /// properties. To create the patch of a changeset, use `Changeset.patch`.
  ///
  /// - Parameters:
  ///   - oldFingerprint: The fingerprint of the snapshot that the patch applies to.
  ///   - newFingerprint: The fingerprint of the snapshot with the patch.
  /// - Complexity: O(1).
  public init(from oldFingerprint: SnapshotFingerprint, to newFingerprint: SnapshotFingerprint) {
    self.oldFingerprint = oldFingerprint
    self.newFingerprint = newFingerprint
  }

  /// Whether the patch changes no section and no item, and marks none.
  public var isEmpty: Bool { changes.isEmpty && replacedSections.isEmpty && replacedItems.isEmpty }
}

extension SnapshotPatch {
  /// Checks that each inserted or replaced section and item has an identifier.
  func checkCounts() throws(SnapshotPatchError) {
    for (list, found, expected) in [
      ("insertedSections", insertedSections.count, changes.sections.insertions.count),
      ("insertedItems", insertedItems.count, changes.items.insertions.count),
      ("sectionInstances", sectionInstances.count, replacedSections.count),
      ("itemInstances", itemInstances.count, replacedItems.count),
    ] where found != expected {
      throw .wrongCount(list: list, found: found, expected: expected)
    }
  }
}

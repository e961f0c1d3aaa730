/// The position of an item in a list: a section index, and the index of the item in that section.
///
/// Both indexes are zero-based. A path does not refer to a snapshot. Functions that take or return a path
/// say whether it is an *old* path, valid before a change, or a *new* path, valid after it.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The zero-based index of the section.
  public var section: Int

  /// The zero-based index of the item in its section.
  public var item: Int

  /// Creates a path from two zero-based indexes.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - item: The index of the item in its section.
  /// - Complexity: O(1).
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Returns whether a path is before another path in a list.
  ///
  /// Paths are ordered by section index, then by item index.
  ///
  /// - Complexity: O(1).
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

extension ItemPath: CustomStringConvertible {
  /// The path in the form `section.item`, as in `2.15`.
  public var description: String { "\(section).\(item)" }
}

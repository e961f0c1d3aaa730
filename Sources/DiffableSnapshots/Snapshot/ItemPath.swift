/// The place of an item in a list: which section, and which item of that section.
///
/// Both offsets count from zero. A path says nothing about which snapshot it belongs to; every
/// function that takes or returns one says whether it is an *old* or a *new* path.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The zero-based offset of the section.
  public var section: Int

  /// The zero-based offset of the item in its section.
  public var item: Int

  /// Creates a path from two zero-based offsets.
  ///
  /// - Parameters:
  ///   - section: The offset of the section.
  ///   - item: The offset of the item in its section.
  /// - Complexity: O(1).
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders paths as a list shows them: by section, and by item where the section is the same.
  ///
  /// - Complexity: O(1).
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

extension ItemPath: CustomStringConvertible {
  /// The path in the form `section.item`, as in `2.15`.
  ///
  /// - Complexity: O(1).
  public var description: String { "\(section).\(item)" }
}

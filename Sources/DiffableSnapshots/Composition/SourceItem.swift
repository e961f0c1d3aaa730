/// An item of whatever type, with the source that shows it: what a list of composed sources identifies its
/// rows by.
///
/// Equal items of two sources are two items, even where their types are the same. The content of items
/// whose type adopts ``ContentEquatable`` is compared through the wrapping.
///
/// Erased by a class instead of `AnyHashable`, which neither carries content nor exists in Embedded Swift.
public struct SourceItem: Hashable, Sendable {
  // One reference and no more: a list is copied more often than its items are asked for their source.
  let box: any ItemBox

  init(_ box: any ItemBox) { self.box = box }

  /// The source that shows the item.
  ///
  /// - Complexity: O(1).
  public var source: SourceID { box.source }

  /// The item itself.
  ///
  /// - Parameter type: The type that it should have.
  /// - Returns: The item, or nil when it is of another type.
  /// - Complexity: O(1).
  public func item<Item: Hashable & Sendable>(as type: Item.Type) -> Item? {
    (box as? TypedItem<Item>)?.item
  }

  /// Whether both stand for the same item of the same source, whatever its content.
  ///
  /// - Complexity: That of comparing two items.
  public static func == (left: SourceItem, right: SourceItem) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }

  /// Hashes the source and the item.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: That of hashing an item.
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

extension SourceItem: ContentEquatable {
  /// Whether a cell that shows the other item is up to date.
  ///
  /// - Parameter other: An equal item.
  /// - Returns: Whether the items have the same content, and nobody has asked since to show this one anew.
  /// - Complexity: That of comparing the content of two items; O(1) where nothing of their source has
  ///   changed.
  public func isContentEqual(to other: SourceItem) -> Bool {
    mark(after: other, where: .reconfigure) == .none
  }

  /// What is to happen to a cell that was made for an equal item.
  ///
  /// - Parameters:
  ///   - old: The other item.
  ///   - contentMark: The mark where the content is different.
  /// - Returns: The mark that this and what the source has asked for come to.
  func mark(after old: SourceItem, where contentMark: Mark) -> Mark {
    box === old.box ? .none : box.mark(after: old.box, where: contentMark)
  }
}

/// An item whose type is not known.
protocol ItemBox: AnyObject, Sendable {
  var source: SourceID { get }
  func isEqual(to other: any ItemBox) -> Bool
  func mark(after old: any ItemBox, where contentMark: Mark) -> Mark
  func hash(into hasher: inout Hasher)
}

/// An item whose type is known.
final class TypedItem<Item: Hashable & Sendable>: ItemBox {
  typealias AreContentsEqual = @Sendable (_ item: Item, _ other: Item) -> Bool

  let source: SourceID
  let item: Item

  /// Changes when a cell is to be made anew or updated although the item tells no difference.
  let version: ItemVersion

  private let areContentsEqual: AreContentsEqual

  init(
    _ item: Item,
    of source: SourceID,
    version: ItemVersion,
    areContentsEqual: @escaping AreContentsEqual
  ) {
    self.item = item
    self.source = source
    self.version = version
    self.areContentsEqual = areContentsEqual
  }

  func isEqual(to other: any ItemBox) -> Bool {
    guard source == other.source, let other = other as? TypedItem else { return false }
    return item == other.item
  }

  func mark(after old: any ItemBox, where contentMark: Mark) -> Mark {
    guard let old = old as? TypedItem else { return contentMark }
    let mark = version.mark(after: old.version)
    return areContentsEqual(item, old.item) ? mark : mark.joined(with: contentMark)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(item)
  }
}

/// An item of whatever type, with the source that shows it: what a list of composed sources identifies its
/// rows by.
///
/// Equal items of two sources are two items, even where their types are the same. The content of items
/// whose type adopts ``DiffableSnapshots/ContentEquatable`` is compared through the wrapping.
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
  /// - Returns: Whether the items have the same content, and the source was not asked since to reload or
  ///   reconfigure this one.
  /// - Complexity: That of comparing the content of two items; O(1) where nothing of their source has
  ///   changed.
  public func isContentEqual(to other: SourceItem) -> Bool {
    update(after: other, contentChanges: .reconfigure) == nil
  }

  /// Returns how a cell that was made for an equal item comes to show this one.
  ///
  /// - Parameters:
  ///   - old: The other item.
  ///   - contentChanges: How cells come to show content that has changed.
  /// - Returns: The update that the content and the source ask for; nil if the cell is up to date.
  func update(after old: SourceItem, contentChanges: ContentUpdate) -> ContentUpdate? {
    box === old.box ? nil : box.update(after: old.box, contentChanges: contentChanges)
  }
}

/// An item whose type is not known.
protocol ItemBox: AnyObject, Sendable {
  var source: SourceID { get }
  func isEqual(to other: any ItemBox) -> Bool
  func update(after old: any ItemBox, contentChanges: ContentUpdate) -> ContentUpdate?
  func hash(into hasher: inout Hasher)
}

/// An item whose type is known.
final class TypedItem<Item: Hashable & Sendable>: ItemBox {
  typealias AreContentsEqual = @Sendable (_ item: Item, _ other: Item) -> Bool

  let source: SourceID
  let item: Item

  /// Changes when the source was asked to reload or reconfigure the item.
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

  func update(after old: any ItemBox, contentChanges: ContentUpdate) -> ContentUpdate? {
    guard let old = old as? TypedItem else { return contentChanges }
    let update = version.update(after: old.version)
    if areContentsEqual(item, old.item) { return update }
    // A new cell shows the new content as well.
    return update == .reload ? .reload : contentChanges
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(item)
  }
}

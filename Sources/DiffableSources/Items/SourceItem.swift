/// An item of any type, together with its source; the item identifier in a list of composed sources.
///
/// Equal items of two sources are different source items. If the type of the item conforms to
/// ``/DiffableSnapshots/ContentEquatable``, ``isContentEqual(to:)`` also compares the content of the items.
public struct SourceItem: Hashable, Sendable {
  // A class erases the type of the item: `AnyHashable` cannot compare content, and Embedded Swift does not
  // have it. The source is in the box too, so that an item is a single reference and cheap to copy.
  let box: any ItemBox

  init(_ box: any ItemBox) { self.box = box }

  /// The identity of the item's source.
  var source: SourceID { box.source }

  /// Returns the item if it has a given type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The item; nil if it has another type.
  /// - Complexity: O(1).
  public func item<Item: Hashable & Sendable>(as type: Item.Type) -> Item? {
    (box as? TypedItem<Item>)?.item
  }

  /// Returns whether two source items are the same item of the same source, regardless of its content.
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

  /// Returns the box with its type, for an item of a source whose items have a known type.
  ///
  /// Only a ``BasicSource`` makes boxes with its identity, and all of its items have the same type. So the cast needs
  /// no check. A check would take longer than most comparisons of items.
  func typed<Item>(as type: Item.Type) -> TypedItem<Item> {
    unsafe unsafeDowncast(box, to: TypedItem<Item>.self)
  }

  /// Returns the item with a version.
  func withVersion(_ version: ItemVersion) -> SourceItem {
    box.version == version ? self : SourceItem(box.withVersion(version))
  }

  /// Returns how to update a cell from an equal item to this item.
  ///
  /// - Parameters:
  ///   - old: The item that the cell shows.
  ///   - contentChanges: How cells are updated when content has changed.
  /// - Returns: The update that new content or a new version requires; nil if the cell is up to date.
  func update(after old: SourceItem, contentChanges: ContentUpdate) -> ContentUpdate? {
    box === old.box ? nil : box.update(after: old.box, contentChanges: contentChanges)
  }
}

/// An item whose type is erased.
protocol ItemBox: AnyObject, Sendable {
  var source: SourceID { get }
  var version: ItemVersion { get }
  func withVersion(_ version: ItemVersion) -> any ItemBox
  func isEqual(to other: any ItemBox) -> Bool
  func update(after old: any ItemBox, contentChanges: ContentUpdate) -> ContentUpdate?
  func hash(into hasher: inout Hasher)
  #if !hasFeature(Embedded)
    var description: String { get }
  #endif
}

/// The box of an item of a given type.
final class TypedItem<Item: Hashable & Sendable>: ItemBox {
  typealias AreContentsEqual = @Sendable (_ item: Item, _ other: Item) -> Bool

  let source: SourceID
  let item: Item

  /// The version that the item had in its source when this box was created.
  let version: ItemVersion

  private let areContentsEqual: AreContentsEqual?

  init(
    _ item: Item,
    of source: SourceID,
    version: ItemVersion,
    areContentsEqual: AreContentsEqual?
  ) {
    self.item = item
    self.source = source
    self.version = version
    self.areContentsEqual = areContentsEqual
  }

  #if !hasFeature(Embedded)
    var description: String { "\(item)" }
  #endif

  func withVersion(_ version: ItemVersion) -> any ItemBox {
    TypedItem(item, of: source, version: version, areContentsEqual: areContentsEqual)
  }

  func isEqual(to other: any ItemBox) -> Bool {
    source == other.source && item == SourceItem(other).typed(as: Item.self).item
  }

  func update(after old: any ItemBox, contentChanges: ContentUpdate) -> ContentUpdate? {
    guard source == old.source else { return contentChanges }
    let old = SourceItem(old).typed(as: Item.self)
    let update = version.update(after: old.version)
    if areContentsEqual?(item, old.item) != false { return update }
    // A reload suffices if the content has changed too: the new cell shows the new content.
    return update == .reload ? .reload : contentChanges
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(item)
  }
}

/// The identity of a source.
///
/// An identity is an object, and its address is unique as long as it exists. The items of a source keep the
/// identity alive, even after the source was released. So a later source cannot have the identity of an
/// earlier source whose items are still in a snapshot.
final class SourceID: Hashable, Sendable {
  static func == (left: SourceID, right: SourceID) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SourceItem: ContentEquatable {
  /// Returns whether a cell that shows another instance of the item is up to date.
  ///
  /// - Parameter other: An equal item.
  /// - Returns: False if the items have different content, or if the source requires an update of the cell for another
  ///   reason, such as a mark or a new function that makes the cells; otherwise true.
  /// - Complexity: That of comparing the content of two items; O(1) if one source item is a copy of the other.
  public func isContentEqual(to other: SourceItem) -> Bool {
    update(after: other, contentChanges: .reconfigure) == nil
  }
}

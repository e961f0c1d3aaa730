#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The object by which an outline view knows an item or a section.
  ///
  /// An outline view compares these objects by identity, and on some systems it does not retain them. So the node of an
  /// item stays the same object as long as the item is a child of a loaded node.
  ///
  /// The nodes form the tree that the outline view shows. A node gets its children when the outline view asks for them.
  /// While the outline view shows the children, an update changes them directly before the view performs the change.
  @MainActor
  class OutlineNode: NSObject {
    /// The parent; nil for the root, and for a node that is not in the tree.
    weak var parent: OutlineNode?

    /// The children that the outline view knows.
    var children: [OutlineNode] = []

    /// Whether updates change ``children``.
    ///
    /// The value becomes true when the outline view asks for the children, or when an expanded node gets a child that
    /// is already in the tree. For the root, a reload of the outline view sets it.
    var isLoaded = false

    /// Whether the node can be expanded; always true for the root and for sections.
    var isExpandable = false

    /// Whether the item is expanded in its section snapshot; always true for the root and for sections.
    var isExpanded = false

    /// Whether the node stands for a section.
    var isSection: Bool { false }

    /// The children that the current update will give the node.
    ///
    /// Nil for a node without loaded children, for a deleted node, and once the update has taken the children.
    var nextChildren: [OutlineNode]?

    /// The number of the last update that found the node.
    ///
    /// A new node of an item starts with the number of the latest update, even if that update did not find the item.
    var update = 0

    /// Whether the outline view should show the children.
    var isOpen: Bool { isExpanded && isExpandable }

    /// Inserts a child at an index.
    func insertChild(_ child: OutlineNode, at index: Int) {
      child.parent = self
      children.insert(child, at: index)
    }

    /// Removes the child at an index.
    func removeChild(at index: Int) { children.remove(at: index).parent = nil }
  }

  /// A node that stands for an item, or for a section if `item` is nil.
  @MainActor
  final class TypedOutlineNode<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    OutlineNode
  {
    var section: Section
    var item: Item?

    init(_ section: Section, _ item: Item?) {
      self.section = section
      self.item = item
      super.init()
    }

    override var isSection: Bool { item == nil }
  }
#endif

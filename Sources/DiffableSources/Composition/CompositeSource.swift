/// A source that shows its children one after another.
///
/// Change ``children`` like any array: append, insert, remove or sort. The connected lists show the new children with
/// the fewest changes, however deep the composite is in its tree.
///
/// ```swift
/// let page = CompositeSource([banner, links], sections: .merged)
/// page.children.append(footer)
/// page.children.swapAt(0, 1)
/// page.remove(links)
/// ```
///
/// A child does not know its position in the list: its handlers receive positions among its own items.
public final class CompositeSource<Cell>: ListSource<Cell> {
  /// How the children of a composite source become sections.
  public enum Sections: Hashable, Sendable {
    /// Each child has its own sections.
    ///
    /// A basic source or a merged composite has one section. Any other child has the sections of the sources that it
    /// shows.
    case separate

    /// All items below the composite are in one section.
    case merged
  }

  /// The children in order.
  ///
  /// A new child that has another parent is removed from that parent. It is a programmer error and traps if
  /// a source occurs twice among the children, or if this source becomes its own descendant.
  ///
  /// - Complexity: Setting takes O(*c* + *d*) on average plus the cost of a change, where *c* is the number of
  ///   children of this source and of the former parents, and *d* the depth of this source in its tree.
  public var children: [ListSource<Cell>] {
    get { storedChildren }
    set { setChildren(newValue) }
  }

  private var storedChildren: [ListSource<Cell>] = []
  private let sections: Sections

  /// Creates a composite source.
  ///
  /// - Parameters:
  ///   - children: The children in order.
  ///   - sections: How the children become sections.
  /// - Complexity: O(*c*) on average, where *c* is the number of children. If a child has another parent, the
  ///   complexity is that of setting ``children``.
  public init(_ children: [ListSource<Cell>] = [], sections: Sections = .separate) {
    self.sections = sections
    super.init()
    setChildren(children)
  }

  deinit { ListSource.releaseTrees(removeChildren { _ in true }) }

  /// Removes a child.
  ///
  /// - Parameter child: The child. A source that is not a child is ignored.
  /// - Complexity: O(*n*) on average plus the cost of a change, where *n* is the number of children.
  public func remove(_ child: ListSource<Cell>) {
    if storedChildren.contains(where: { $0 === child }) { children.removeAll { $0 === child } }
  }

  private func setChildren(_ newChildren: [ListSource<Cell>]) {
    var ids = Set<SourceID>()
    for child in newChildren {
      precondition(
        ids.insert(child.id).inserted,
        "A source occurs twice among the children of a CompositeSource"
      )
    }
    let formerParents = attach(newChildren)
    for child in storedChildren where !ids.contains(child.id) { detach(child) }
    storedChildren = newChildren
    version += 1
    ListSource.updateLists(for: formerParents + [self])
  }

  override var shownChildren: [ListSource<Cell>] { storedChildren }
  override var mergesSections: Bool { sections == .merged }

  override func removeChildren(
    where shouldRemove: (ListSource<Cell>) -> Bool
  ) -> [ListSource<Cell>] {
    defer { storedChildren.removeAll(where: shouldRemove) }
    return storedChildren.filter(shouldRemove)
  }
}

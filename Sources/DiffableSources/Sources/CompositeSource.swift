/// Shows its children one after the other.
///
/// Change ``children`` like any array: append, insert, remove, sort; the lists follow by the fewest changes,
/// at any time and at any depth.
///
/// ```swift
/// let page = CompositeSource([banner, links], sections: .merged)
/// page.children.append(footer)
/// page.children.swapAt(0, 1)
/// page.remove(links)
/// ```
///
/// No child knows where it stands: its handlers hear of positions among its own items.
public final class CompositeSource<Cell>: ListSource<Cell> {
  /// How the children of a composite become sections.
  public enum Sections: Hashable, Sendable {
    /// Each child has a section of its own, or several if it is a composite like this one.
    case separate

    /// All that is below the composite is in one section.
    case merged
  }

  /// The children in order.
  ///
  /// A source that has another parent leaves that one. A child stands here once; that a source is
  /// repeated, or put below itself, is a mistake of the program, which ends there.
  ///
  /// - Complexity: To set them O(*c* + *d*) on average, where *c* is the number of children of all parents
  ///   that are concerned and *d* the depth at which this source is; beside that what a change costs.
  public var children: [ListSource<Cell>] {
    get { members }
    set { setChildren(newValue) }
  }

  private var members: [ListSource<Cell>] = []
  private let sections: Sections

  /// Creates a composite.
  ///
  /// - Parameters:
  ///   - children: The children in order.
  ///   - sections: How they become sections.
  /// - Complexity: O(*c*) on average, where *c* is the number of children.
  public init(_ children: [ListSource<Cell>] = [], sections: Sections = .separate) {
    self.sections = sections
    super.init()
    setChildren(children)
  }

  deinit { ListSource.dismiss(takeChildren()) }

  /// Removes a child.
  ///
  /// - Parameter child: The child; another source is ignored.
  /// - Complexity: O(*n*), where *n* is the number of children.
  public func remove(_ child: ListSource<Cell>) {
    if members.contains(where: { $0 === child }) { children.removeAll { $0 === child } }
  }

  private func setChildren(_ newChildren: [ListSource<Cell>]) {
    var ids = Set<SourceID>()
    for child in newChildren {
      precondition(ids.insert(child.id).inserted, "A source cannot be a child twice")
    }
    let former = adopt(newChildren)
    for child in members where !ids.contains(child.id) { abandon(child) }
    members = newChildren
    version += 1
    ListSource.show(former + [self])
  }

  override var shownChildren: [ListSource<Cell>] { members }
  override var mergesSections: Bool { sections == .merged }

  override func release(_ children: Set<SourceID>) {
    members.removeAll { children.contains($0.id) }
  }

  override func takeChildren() -> [ListSource<Cell>] {
    defer { members = [] }
    return members
  }
}

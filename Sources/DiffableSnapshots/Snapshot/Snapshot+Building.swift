/// A result builder that creates an array from elements, arrays, conditions and loops.
///
/// ``Snapshot/init(building:)`` and ``SnapshotSection/init(_:building:)`` use this builder. For a long list,
/// write an array instead of a loop: a loop creates an array for each iteration.
@resultBuilder
public enum ListBuilder<Element> {
  /// Returns an array of one element.
  ///
  /// This overload is disfavored: if the type of the elements is unknown, an array expression means the
  /// elements of the array, not one element that is an array.
  ///
  /// - Parameter element: The element.
  /// - Returns: An array that contains only the element.
  /// - Complexity: O(1).
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Returns the elements of an array expression.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The same elements.
  /// - Complexity: O(1).
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Returns the elements of consecutive statements.
  ///
  /// - Parameter parts: The elements of each statement, in order.
  /// - Returns: All elements, in order.
  /// - Complexity: O(*n*), where *n* is the number of elements; O(1) for a single statement.
  public static func buildBlock(_ parts: [Element]...) -> [Element] {
    parts.count == 1 ? parts[0] : buildArray(parts)
  }

  /// Returns the elements of an `if` statement without `else`.
  ///
  /// - Parameter part: The elements of the statement, or nil if its condition is false.
  /// - Returns: The elements; empty if `part` is nil.
  /// - Complexity: O(1).
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// Returns the elements of the first branch of an `if` or `switch` statement.
  ///
  /// - Parameter part: The elements of the branch.
  /// - Returns: The same elements.
  /// - Complexity: O(1).
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// Returns the elements of the second branch of an `if` or `switch` statement.
  ///
  /// - Parameter part: The elements of the branch.
  /// - Returns: The same elements.
  /// - Complexity: O(1).
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// Returns the elements of all iterations of a loop.
  ///
  /// - Parameter parts: The elements of each iteration.
  /// - Returns: All elements, in order.
  /// - Complexity: O(*n*), where *n* is the number of iterations and elements.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }
}

extension Snapshot {
  /// Creates a snapshot from a result builder, which lists the sections as they appear on screen.
  ///
  /// ```swift
  /// let snapshot = Snapshot {
  ///   SnapshotSection("favorites") { favorites }
  ///   SnapshotSection("settings") {
  ///     "account"
  ///     if isAdministrator {
  ///       "users"
  ///       "logs"
  ///     }
  ///     for plugin in plugins { "plugin \(plugin)" }
  ///   }
  ///   if !results.isEmpty { SnapshotSection("results", items: results) }
  /// }
  /// ```
  ///
  /// Sections and items that repeat are problems, as for ``init(_:)``. This initializer has no ``DuplicatePolicy``,
  /// because it could not return the dropped items. Append items that may repeat with
  /// ``appendItems(_:toSection:duplicates:)``.
  ///
  /// - Parameter sections: The sections in order, as single sections, arrays, conditions and loops.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items, provided that
  ///   the identifiers hash well.
  @inlinable
  public init(
    @ListBuilder<SnapshotSection<Section, Item>>
    building sections: () -> [SnapshotSection<Section, Item>]
  ) {
    self.init(sections().lazy.map { ($0.identifier, $0.items) }, call: #function)
  }

  /// Creates a snapshot by distributing items to sections.
  ///
  /// Items that repeat, and repeated sections in `sections`, are problems, as for ``init(_:)``.
  ///
  /// ```swift
  /// let snapshot = Snapshot(grouping: contacts) { $0.initial }
  /// ```
  ///
  /// - Parameters:
  ///   - items: The items. They keep their order in each section.
  ///   - sections: The first sections, in order. They exist even if they get no items. Other sections follow in
  ///     the order in which their first items occur. Of equal sections, the first instance is kept.
  ///   - section: Returns the section of an item.
  /// - Complexity: O(*n*) on average, where *n* is the number of items and sections.
  @inlinable
  public init(
    grouping items: some Sequence<Item>,
    into sections: [Section] = [],
    by section: (Item) -> Section
  ) {
    var groups = sections.map { ($0, [Item]()) }
    var known = SectionList(HashedItems(hashing: sections))
    for item in items {
      let section = section(item)
      if let offset = known.index(of: section) {
        groups[offset].1.append(item)
      } else {
        known.insert(HashedItems(hashing: [section]), at: groups.count)
        groups.append((section, [item]))
      }
    }
    self.init(groups, call: #function)
  }

  /// Creates a snapshot by distributing models to sections.
  ///
  /// An `id` that repeats, and repeated sections in `sections`, are problems, as for ``init(_:)``.
  ///
  /// If the models are also `Hashable`, they can be items themselves. Write the type of the snapshot, or pass the
  /// snapshot directly to a method that expects items of type ``ModelItem``:
  ///
  /// ```swift
  /// let snapshot: Snapshot<String, ModelItem<Note>> =
  ///   Snapshot(grouping: notes) { $0.folder }
  /// ```
  ///
  /// - Parameters:
  ///   - models: The models. They keep their order in each section.
  ///   - sections: The first sections, in order. They exist even if they get no items. Other sections follow in
  ///     the order in which their first models occur. Of equal sections, the first instance is kept.
  ///   - section: Returns the section of a model.
  /// - Complexity: O(*n*) on average, where *n* is the number of models and sections.
  @inlinable
  @_disfavoredOverload
  public init<Model>(
    grouping models: some Sequence<Model>,
    into sections: [Section] = [],
    by section: (Model) -> Section
  ) where Item == ModelItem<Model> {
    self.init(grouping: models.map { ModelItem($0) }, into: sections) { section($0.model) }
  }
}

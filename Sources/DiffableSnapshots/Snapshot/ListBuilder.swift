/// Makes an array of what a closure writes down: elements and arrays of elements, also in conditions
/// and loops.
///
/// ``Snapshot/init(building:)`` and ``SnapshotSection/init(_:building:)`` use it; one builder serves
/// sections and items. A long list comes as an array better than from a loop,
/// which makes an array for each round.
@resultBuilder
public enum ListBuilder<Element> {
  /// One element.
  ///
  /// Where nothing else says what the elements are, an array means its elements: this is the overload
  /// that yields.
  ///
  /// - Parameter element: The element.
  /// - Returns: An array of it alone.
  /// - Complexity: O(1).
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// The elements of an array.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The same.
  /// - Complexity: O(1).
  @inlinable
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// What stands one below the other.
  ///
  /// - Parameter parts: The parts in order.
  /// - Returns: Their elements.
  /// - Complexity: O(*n*), where *n* is the number of elements; O(1) for a single part.
  @inlinable
  public static func buildBlock(_ parts: [Element]...) -> [Element] {
    parts.count == 1 ? parts[0] : buildArray(parts)
  }

  /// What is there on one condition only.
  ///
  /// - Parameter part: What is there, or nil when the condition does not hold.
  /// - Returns: Its elements, or none.
  /// - Complexity: O(1).
  @inlinable
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// What is there when a condition holds, or in the first cases of several.
  ///
  /// - Parameter part: What is there.
  /// - Returns: The same.
  /// - Complexity: O(1).
  @inlinable
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// What is there when a condition does not hold, or in the last cases of several.
  ///
  /// - Parameter part: What is there.
  /// - Returns: The same.
  /// - Complexity: O(1).
  @inlinable
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// What the rounds of a loop add.
  ///
  /// - Parameter parts: What each round adds.
  /// - Returns: The elements of all rounds, in order.
  /// - Complexity: O(*n*), where *n* is the number of rounds and elements.
  @inlinable
  public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }
}

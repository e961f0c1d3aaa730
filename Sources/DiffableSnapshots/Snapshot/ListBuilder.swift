/// Makes an array of what a closure writes down: elements and arrays of elements, also in conditions
/// and loops.
///
/// It stands behind ``Snapshot/init(building:)`` and ``SnapshotSection/init(_:building:)``; one
/// builder does for sections and for items. A long list comes as an array better than from a loop,
/// which makes an array for each round.
@resultBuilder
public enum ListBuilder<Element> {
  /// One element.
  ///
  /// Where nothing else says what the elements are, an array means its elements: this is the overload
  /// that yields.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// The elements of an array.
  @inlinable
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// What stands one below the other.
  @inlinable
  public static func buildBlock(_ parts: [Element]...) -> [Element] {
    parts.count == 1 ? parts[0] : Array(parts.joined())
  }

  /// What is there on one condition only.
  @inlinable
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// What is there if a condition holds, or in the first cases.
  @inlinable
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// What is there otherwise.
  @inlinable
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// What the rounds of a loop add.
  @inlinable
  public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }
}

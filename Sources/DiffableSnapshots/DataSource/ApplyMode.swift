/// How a list is updated to show a snapshot.
///
/// Changing a list without animation is different from reloading it. A change keeps the cells of all items
/// that remain, together with their selection, their keyboard focus and the scroll position.
///
/// | mode | the difference | the list |
/// |---|---|---|
/// | ``animated`` | computed | performs the changes with animation |
/// | ``notAnimated`` | computed | performs the same changes without animation |
/// | ``reload`` | not computed | makes all cells again |
///
/// In three cases the first two modes also reload the list: the list shows nothing yet, the list is off screen,
/// or the number of changes exceeds its limit.
///
/// ```swift
/// let mode: ApplyMode = isScrolling ? .notAnimated : .animated
/// dataSource.apply(snapshot, mode: mode)
/// ```
public enum ApplyMode: Hashable, Sendable {
  /// Performs the fewest changes, with animation.
  case animated

  /// Performs the fewest changes, without animation.
  case notAnimated

  /// Reloads the list without computing the difference.
  case reload
}

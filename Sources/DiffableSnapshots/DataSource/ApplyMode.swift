/// How a list comes to show a snapshot.
///
/// These are three different things. In particular, to change a list without animation is not to
/// reload it: what stays keeps its cell, and with it the selection, the keyboard and the place on screen.
///
/// | mode | the difference | the list |
/// |---|---|---|
/// | ``animated`` | is found | carries out the changes, as movement |
/// | ``notAnimated`` | is found | carries out the same changes, without movement |
/// | ``reload`` | is not looked at | makes all of its cells anew |
///
/// The first two also reload a list that shows nothing yet, that is off screen, or that would have to
/// carry out more changes than its limit.
///
/// ```swift
/// dataSource.apply(snapshot, mode: isScrolling ? .notAnimated : .animated)
/// ```
public enum ApplyMode: Hashable, Sendable {
  /// By the fewest changes, shown as movement.
  case animated

  /// By the fewest changes, without movement.
  case notAnimated

  /// By a full reload, without looking at what differs.
  case reload
}

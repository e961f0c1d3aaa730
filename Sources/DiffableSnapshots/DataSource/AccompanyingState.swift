/// State that a list shows beside the snapshot, and that changes together with it.
///
/// A subclass stores the state. The data source knows only this base class.
package class AccompanyingState {
  init() {}

  /// Returns a function that replaces the shown state by the state that is the newest now.
  ///
  /// The data source calls this method when an apply begins or starts to wait. It calls the returned function when the
  /// list shows the snapshot of that apply.
  func makeShowNewest() -> () -> Void { {} }

  /// Called when an apply changes no visible item; the state can have changed nevertheless.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether to animate the change.
  ///   - completion: Call this function once when the list shows the state.
  func update(isAnimated: Bool, completion: @escaping () -> Void) { completion() }
}

// The list changes its rows immediately. Only the output of `draw()` changes in steps.

extension TerminalList {
  /// The seconds until ``showNextStep()`` should be called, or nil if no animation is running.
  ///
  /// Read this property after ``draw()``, which begins the animation of the changes since the last call.
  public var secondsToNextStep: Double? { animation?.seconds }

  /// Proceeds to the next step of the animation, which ``draw()`` then shows.
  ///
  /// After the last step, the next ``draw()`` shows the current rows.
  public func showNextStep() {
    if animation?.proceed() == false { animation = nil }
  }

  /// Ends the animation, so that the next ``draw()`` shows the current rows.
  ///
  /// Call this method when the user presses a key during the animation.
  public func finishAnimation() {
    animation = nil
    upcomingSteps = RowAnimation.Steps()
  }

  /// Begins the animation of the changes since the last ``draw()``.
  func beginAnimation() {
    animation = RowAnimation(upcomingSteps, from: drawnRows, firstRow: drawnFirstRow, in: self)
    upcomingSteps = RowAnimation.Steps()
  }

  /// Stores the moves of a batch, for an animation.
  func addSteps(of changes: ListChanges) {
    for move in changes.items.moves {
      let row = rows[move.to.item].number
      let start = upcomingSteps.moves[row]?.from ?? move.from.item
      upcomingSteps.moves[row] = Move(from: start, to: move.to.item)
    }
  }
}

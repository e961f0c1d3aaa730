extension ListSource {
  /// Changes several sources, or one several times, and shows it as one change.
  ///
  /// ```swift
  /// screen.update {
  ///   songs.items.removeFirst()
  ///   years.items.append(2016)
  /// }
  /// ```
  ///
  /// What the body changes elsewhere than in this source and below is shown at once. Updates may be inside
  /// one another; the outer one counts.
  ///
  /// - Parameters:
  ///   - mode: Whether lists show it by changes with or without movement, or by a full reload.
  ///   - body: Makes the changes. Those that it made before it threw are shown too.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  /// - Complexity: That of the body, and O(*n*) for each connected list, where *n* is the number of sources
  ///   and items in its tree.
  @discardableResult
  public func update<Result, Failure: Error>(
    _ mode: ApplyMode = .animated,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    numberOfUpdates += 1
    defer {
      numberOfUpdates -= 1
      if numberOfUpdates == 0 && hasChanged {
        hasChanged = false
        didChange(mode)
      }
    }
    return try body()
  }

  /// Shows a change in all lists that are connected here or above.
  func didChange(_ mode: ApplyMode = .animated) {
    var next: ListSource? = self
    while let source = next {
      if source.numberOfUpdates > 0 {
        source.hasChanged = true
        return
      }
      // Of those that go meanwhile the last change is not worth holding back.
      for observer in source.observers { observer.show(source, mode) }
      next = source.parent
      if let parent = next, !parent.shows(source) { return }
    }
  }

  private func shows(_ child: ListSource) -> Bool { shownChildren.contains { $0 === child } }
}

// MARK: - Children

extension ListSource {
  /// Becomes the parent of a source.
  ///
  /// - Parameter child: A source that is not above this one.
  /// - Returns: Its former parent, which is to be told when this one has the child: so an item that goes
  ///   from one to the other moves.
  func adopt(_ child: ListSource) -> ListSource? {
    guard child.parent !== self else { return nil }
    var ancestor: ListSource? = self
    while let source = ancestor {
      precondition(source !== child, "A source cannot be a child of itself, or of one below it")
      ancestor = source.parent
    }
    let former = child.parent
    former?.release(child)
    child.parent = self
    return former
  }

  /// Ceases to be the parent of a source.
  func abandon(_ child: ListSource) {
    if child.parent === self { child.parent = nil }
  }
}

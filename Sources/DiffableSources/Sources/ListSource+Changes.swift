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
  /// Where children of several parents change, update the nearest source that they are all below: the
  /// lists that are connected to it, above it or anywhere below it are each told once, in the end. What
  /// the body changes elsewhere is shown at once, and with it, in a list that shows both, what has changed
  /// here so far.
  ///
  /// Updates may be inside one another. One of this source, or of one below, within an update of a source
  /// above ends with that one, and by its mode.
  ///
  /// - Parameters:
  ///   - mode: Whether lists show it by changes with or without movement, or by a full reload.
  ///   - body: Makes the changes. Those that it made before it threw are shown too.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  /// - Complexity: That of the body, and for each connected list that of a change; beside that O(*d*) for
  ///   each change, where *d* is the depth of its source.
  @discardableResult
  public func update<Result, Failure: Error>(
    _ mode: ApplyMode = .animated,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Also when the body takes this source elsewhere.
    let outer = nearestUpdate
    numberOfUpdates += 1
    defer {
      numberOfUpdates -= 1
      if numberOfUpdates == 0 {
        let changed = heldBack
        heldBack = []
        if let outer {
          // That of an outer call, which ends later.
          outer.heldBack += changed
        } else {
          ListSource.show(changed, mode)
        }
      }
    }
    return try body()
  }

  /// Shows a change of this source in all lists that are connected here or above.
  func didChange() { ListSource.show([self]) }

  /// Shows changes in all lists that are connected to the changed sources or above them, unless an update
  /// is under way there: then it will.
  ///
  /// Each list is told once, and shows whatever has changed at that moment.
  static func show(_ changed: [ListSource], _ mode: ApplyMode = .animated) {
    var told = Set<SourceID>()
    for source in changed {
      if let updated = source.nearestUpdate {
        // Often it is one source that changes again and again.
        if updated.heldBack.last !== source { updated.heldBack.append(source) }
        continue
      }
      var next: ListSource? = source
      while let source = next, told.insert(source.id).inserted {
        // Of those that go meanwhile the last change is not worth holding back.
        for observer in source.observers { observer.show(mode) }
        next = source.parent
        if let parent = next, !parent.shows(source) { break }
      }
    }
  }

  /// This source or the nearest one above that is being updated, if any.
  ///
  /// Also above one that hides it: lists may be connected in between.
  private var nearestUpdate: ListSource? {
    var next: ListSource? = self
    while let source = next, source.numberOfUpdates == 0 { next = source.parent }
    return next
  }
}

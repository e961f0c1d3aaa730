extension ListSource {
  /// Performs several changes, and shows them as one change.
  ///
  /// ```swift
  /// screen.update {
  ///   songs.items.removeFirst()
  ///   years.items.append(2016)
  /// }
  /// ```
  ///
  /// Call this method on a source that contains all sources that change, such as their nearest common
  /// ancestor. A list that shows changed sources shows their changes as one change, at the end of the update.
  ///
  /// A source that is neither this source nor below it is not part of the update. A change of such a source is
  /// shown immediately, unless an update of that source or of a source above it is in progress. If a list shows
  /// that source and this source, the list then also shows the changes that the update has made so far.
  ///
  /// Updates can be nested. If this method is called during an update of the same source or of a source
  /// above it, its changes are shown when the outer update ends, with the mode of the outer update.
  ///
  /// - Parameters:
  ///   - mode: Whether lists show the change with animation, without animation, or by a full reload.
  ///   - body: Makes the changes. If it throws, the changes that it has made are shown as well.
  /// - Returns: The result of `body`.
  /// - Throws: The error that `body` throws.
  /// - Complexity: The cost of the body, plus the cost of one change for each connected list, plus O(*d*) for each
  ///   change, where *d* is the depth of the changed source in its tree.
  @discardableResult
  public func update<Result, Failure: Error>(
    _ mode: ApplyMode = .animated,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Determined before the call of `body`, which may move this source to another tree.
    let outer = nearestUpdatingSource
    numberOfUpdates += 1
    defer {
      numberOfUpdates -= 1
      if numberOfUpdates == 0 {
        let changed = changedSources
        changedSources = []
        if let outer {
          // The outer update shows the changes when it ends.
          outer.changedSources += changed
        } else {
          ListSource.updateLists(for: changed, mode)
        }
      }
    }
    return try body()
  }

  /// Records the problems of a snapshot that is set, for the next list that shows this source.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - call: The function that the app has called; nil for the function in the problem.
  ///   - item: Returns an item as lists show it.
  func recordProblems<Section, Item>(
    of snapshot: Snapshot<Section, Item>,
    call: String? = nil,
    item: (Item) -> SourceItem
  ) {
    guard snapshot.numberOfProblems > 0 else { return }
    // Comparing items can read the source, so the problems of the source change afterwards.
    var added = Snapshot<SourceSection, SourceItem>()
    added.recordProblems(of: snapshot) {
      $0.map(
        section: { SourceSection(source: id, version: sectionVersion, of: $0) },
        item: item,
        call: call
      )
    }
    problems.recordProblems(of: added) { $0 }
  }

  /// Updates the lists that show this source; see ``updateLists(for:_:)``.
  func didChange() { ListSource.updateLists(for: [self]) }

  /// Updates all lists that are connected to changed sources or to sources above them.
  ///
  /// A change in a segment that is not selected does not update the lists that are connected above the segment.
  ///
  /// During an update of a changed source or of a source above it, the change is recorded and shown at the end of
  /// that update. Each list is updated once, and shows everything that has changed until then.
  static func updateLists(for changed: [ListSource], _ mode: ApplyMode = .animated) {
    var visited = Set<SourceID>()
    var connected: [ListSource] = []
    for source in changed {
      if let updating = source.nearestUpdatingSource {
        // The same source often changes several times in succession. Recording it once is enough.
        if updating.changedSources.last !== source { updating.changedSources.append(source) }
        continue
      }
      var next: ListSource? = source
      // A source that now shows another child can change what the sources above it show.
      var showsOtherChild = false
      while let source = next {
        if visited.insert(source.id).inserted {
          if !source.observers.isEmpty { connected.append(source) }
        } else if !showsOtherChild {
          break
        }
        next = source.parent
        guard let parent = next else { break }
        let version = parent.version
        if !parent.childDidChange(source) { break }
        if parent.version != version { showsOtherChild = true }
      }
    }
    // A list reads all sources in its tree, so first all of them must know what they show.
    for source in connected {
      // The loop runs over a copy, so an observer that another observer removes is still called.
      for observer in source.observers { observer.show(mode) }
    }
  }

  /// The nearest source with an update in progress: this source or a source above it; nil if none.
  ///
  /// The search continues above an ancestor that does not show this source, because a list may be connected to
  /// a source below that ancestor.
  private var nearestUpdatingSource: ListSource? {
    var next: ListSource? = self
    while let source = next, source.numberOfUpdates == 0 { next = source.parent }
    return next
  }
}

#if !hasFeature(Embedded)
  extension Pager {
    /// Edits the snapshot, for example when the user deletes an item.
    ///
    /// Pages that are loaded later are added to the edited snapshot. If an edit removes a section whose next or
    /// previous page is being loaded, the edit supersedes that load.
    ///
    /// The ``snapshotHandler`` and the ``stateHandler`` are called after the edit, and may call this method again.
    /// Calling this method from within `body` is a programmer error and traps: one edit would overwrite the other.
    ///
    /// - Parameter body: Edits the snapshot, which has no marks yet.
    /// - Returns: The result of `body`.
    /// - Throws: The error that `body` throws. The snapshot is unchanged then.
    /// - Complexity: That of the edits, plus O(*p*), where *p* is the number of sections that have pages of
    ///   their own.
    @discardableResult
    public func update<Result, Failure: Error>(
      _ body: (inout Snapshot<Section, Item>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      precondition(!isUpdating, "Pager.update(_:) was called within an update of the same pager")
      isUpdating = true
      var edited = snapshot
      let result: Result
      do {
        defer { isUpdating = false }
        result = try body(&edited)
      }
      replaceSnapshot(with: edited)
      didChangeStates()
      return result
    }

    /// Removes ended and superseded loads from `runningLoads`, cancels their tasks, and calls the state handler.
    func didChangeStates() {
      for (load, task) in runningLoads where !scheduler.isCurrent(load) { task.cancel() }
      runningLoads.removeAll { !scheduler.isCurrent($0.load) }
      stateHandler?(self)
    }
  }
#endif

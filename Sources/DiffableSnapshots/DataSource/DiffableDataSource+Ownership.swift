// A list has one data source. Another one that is created for the list takes over when nothing of the first is under
// way: no apply, no call of a handler or a provider, and no drop that the list is performing. The target also says
// whether the list can change.
//
// The newest data source gets the list. The drag and the applies of the others end: their applies are skipped.

extension DiffableDataSource {
  /// Whether the target gets its data from this data source, and not from a later one.
  ///
  /// Also true while the data source waits for the target, because something of an earlier one is under way.
  package var hasTarget: Bool { queue.phase == nil || target.data === data }

  package func handOver(to laterDataSource: @escaping (_ getsList: Bool) -> Void) {
    laterDataSources.append(laterDataSource)
    runWaiting()
  }

  /// Lets the newest of the later data sources take over the list, if there is one and nothing is under way.
  func handOverTarget() {
    if laterDataSources.isEmpty || queue.isUnderWay { return }
    if shownState.calls.areUnderWay {
      shownState.calls.didEnd = { [self] in
        if let afterCall = data.afterCall { afterCall { self.runWaiting() } } else { runWaiting() }
      }
      return
    }
    if hasTarget {
      // A target can make cells in order to answer.
      let mustWait = shownState.calls.inHandler { target.applyMustWait() }
      if mustWait || laterDataSources.isEmpty { return }
    }
    let later = laterDataSources
    laterDataSources = []
    queue.resume()
    if let ticket = queue.animatedTicket { queue.endAnimation(ticket: ticket) }
    // The applies are skipped, also if the app has paused them.
    queue.isPausedByApp = false
    for index in later.indices.reversed() { later[index](index == later.indices.last) }
  }

  /// Makes this data source the only one that changes the target, and runs an apply that has waited for it.
  ///
  /// - Parameter getsList: Whether the data source gets the list. If not, a later one gets it, and the applies of this
  ///   one are skipped.
  func takeOverTarget(_ getsList: Bool) {
    if getsList {
      target.makeSupplementaryView = makeSupplementaryView
      target.data = data
    }
    queue.receiveList()
    runWaiting()
  }

  package func beginCall() { shownState.calls.begin() }

  package func endCall() { shownState.calls.end() }
}

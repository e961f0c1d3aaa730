#if os(macOS) || os(Linux)
import DiffableTerminal

/// A screen that shows a ``FeedList``, and loads more when the cursor is near the end.
protocol PagedScreen: Screen {
  var feedList: FeedList { get }

  /// The replies of the server, for which ticks stand.
  var replies: SlowReplies { get }

  func loadNextPageIfNeeded()
  func cancelLoads()
}

extension PagedScreen {
  var list: TerminalList { feedList.terminal }
  var interval: Double? { replies.isEmpty ? nil : 0.3 }
  var isBusy: Bool { replies.isSending }

  func tick() { replies.tick() }

  func didNavigate() {
    list.beginChangesWithNextApply()
    loadNextPageIfNeeded()
  }

  func close() {
    cancelLoads()
    replies.finish()
  }
}
#endif

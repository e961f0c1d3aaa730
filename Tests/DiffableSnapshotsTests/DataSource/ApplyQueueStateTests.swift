import Testing

@testable import DiffableSnapshots

/// Questions to the queue that scripts do not ask: about the applies themselves, reordering and the list.
struct ApplyQueueStateTests {
  private let path = ItemPath(section: 0, item: 0)

  @Test func nothingBeginsWhileTheListIsAsked() {
    var queue = ApplyQueue<QueuedApply>()
    _ = queue.admit(.init(ticket: 0, prepares: false))
    let asks = [queue.beginAsking(), queue.beginAsking()]
    #expect(asks == [true, false])
    // The user begins to reorder, and ends it.
    let reordering = queue.beginReordering(at: path)
    #expect(reordering != nil)
    queue.resume()
    let asksAgain = queue.beginAsking()
    #expect(!asksAgain)
    let skipped = queue.admit(.init(ticket: 1, prepares: false))
    #expect(skipped.map(\.ticket) == [0])
    let next = queue.endAsking(mustWait: false)
    #expect(next?.ticket == 1)
  }

  @Test func reorderingThatBeginsWhileTheListIsAskedStopsTheApply() {
    var queue = ApplyQueue<QueuedApply>()
    _ = queue.admit(.init(ticket: 0, prepares: false))
    let asks = queue.beginAsking()
    #expect(asks)
    let reordering = queue.beginReordering(at: path)
    let stopped = queue.endAsking(mustWait: true)
    #expect(stopped == nil)
    #expect(reordering != nil && queue.reordering == reordering)
    #expect(queue.waitsForEvent)
    queue.resume()
    let next = queue.next()
    #expect(next?.ticket == 0)
  }

  @Test func everyReorderingIsAnother() {
    var queue = ApplyQueue<QueuedApply>()
    let first = queue.beginReordering(at: path)
    let second = queue.beginReordering(at: path)
    #expect(first?.number != second?.number)
    queue.reordering?.source = nil
    #expect(queue.reordering?.number == second?.number)
    #expect(queue.reordering?.source == nil)
    // A reordering that has ended cannot be changed.
    queue.reordering = first
    #expect(queue.reordering?.number == second?.number)
    queue.resume()
    queue.reordering = second
    #expect(queue.reordering == nil)
  }

  @Test func appliesWaitForAnEarlierDataSource() {
    var queue = ApplyQueue<QueuedApply>(.waitingForList)
    _ = queue.admit(.init(ticket: 0, prepares: false))
    let early = queue.next()
    let reordering = queue.beginReordering(at: path)
    #expect(early == nil && reordering == nil)
    #expect(!queue.waitsForEvent)
    queue.finish()
    let next = queue.next()
    #expect(next?.ticket == 0)
  }

  @Test func anApplyThatHasPreparedIsNext() {
    var queue = ApplyQueue<QueuedApply>()
    let apply = QueuedApply(ticket: 0, prepares: true)
    _ = queue.admit(apply)
    let toPrepare = queue.next()
    #expect(toPrepare === apply)
    let reordering = queue.beginReordering(at: path)
    #expect(reordering != nil)
    let isNewest = queue.finishPreparing(0)
    #expect(isNewest)
    let early = queue.next()
    #expect(early == nil)
    queue.resume()
    let prepared = queue.next()
    #expect(prepared === apply)
    #expect(queue.phase == .applying)
    #expect(!queue.hasPendingApply)
  }

  @Test func waitingAndSkippedAppliesAreThoseThatWereAdmitted() {
    var queue = ApplyQueue<QueuedApply>()
    let applies = [
      QueuedApply(ticket: 0, prepares: false), QueuedApply(ticket: 1, prepares: true),
      QueuedApply(ticket: 2, prepares: true),
    ]
    _ = queue.admit(applies[0])
    let first = queue.next()
    #expect(first === applies[0])
    let skipped = applies[1...].map { queue.admit($0) }
    #expect(skipped.map { $0.map(\.ticket) } == [[], [1]])
    #expect(skipped[1].first === applies[1])
    #expect(queue.waiting === applies[2])
    queue.finish()
    let third = queue.next()
    #expect(third === applies[2])
    #expect(queue.preparing === applies[2])
  }
}

extension ApplyQueue {
  /// Asks the list, and returns the apply that is next, or nil.
  mutating func next(isBusy: Bool = false) -> Entry? {
    beginAsking() ? endAsking(mustWait: isBusy) : nil
  }
}

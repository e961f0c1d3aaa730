import Testing

@testable import DiffableSnapshots

/// Questions to the queue that scripts do not ask: about payloads, drags and the list.
struct ApplyQueueStateTests {
  private let path = ItemPath(section: 0, item: 0)

  @Test func nothingBeginsWhileTheListIsAsked() {
    var queue = ApplyQueue<Void>()
    _ = queue.admit(.init(ticket: 0, prepares: false, payload: ()))
    let asks = [queue.beginAsking(), queue.beginAsking()]
    #expect(asks == [true, false])
    // The list begins a drag and ends it.
    let drag = queue.beginDrag(at: path)
    #expect(drag != nil)
    queue.resume()
    let asksAgain = queue.beginAsking()
    #expect(!asksAgain)
    let skipped = queue.admit(.init(ticket: 1, prepares: false, payload: ()))
    #expect(skipped.map(\.ticket) == [0])
    let next = queue.endAsking(mustWait: false)
    #expect(next?.ticket == 1)
  }

  @Test func aDragThatBeginsWhileTheListIsAskedStopsTheApply() {
    var queue = ApplyQueue<Void>()
    _ = queue.admit(.init(ticket: 0, prepares: false, payload: ()))
    let asks = queue.beginAsking()
    #expect(asks)
    let drag = queue.beginDrag(at: path)
    let stopped = queue.endAsking(mustWait: true)
    #expect(stopped == nil)
    #expect(drag != nil && queue.drag == drag)
    #expect(queue.waitsForEvent)
    queue.resume()
    let next = queue.next()
    #expect(next?.ticket == 0)
  }

  @Test func everyDragIsAnother() {
    var queue = ApplyQueue<Void>()
    let first = queue.beginDrag(at: path)
    let second = queue.beginDrag(at: path)
    #expect(first?.number != second?.number)
    queue.drag?.source = nil
    #expect(queue.drag?.number == second?.number)
    #expect(queue.drag?.source == nil)
    // A drag that has ended cannot be changed.
    queue.drag = first
    #expect(queue.drag?.number == second?.number)
    queue.resume()
    queue.drag = second
    #expect(queue.drag == nil)
  }

  @Test func appliesWaitForAnEarlierDataSource() {
    var queue = ApplyQueue<Void>(.waitingForList)
    _ = queue.admit(.init(ticket: 0, prepares: false, payload: ()))
    let early = queue.next()
    let drag = queue.beginDrag(at: path)
    #expect(early == nil && drag == nil)
    #expect(!queue.waitsForEvent)
    queue.finish()
    let next = queue.next()
    #expect(next?.ticket == 0)
  }

  @Test func theNextApplyHasThePreparedPayload() {
    var queue = ApplyQueue<String>()
    _ = queue.admit(.init(ticket: 0, prepares: true, payload: "to do"))
    let toPrepare = queue.next()
    #expect(toPrepare?.payload == "to do")
    let drag = queue.beginDrag(at: path)
    #expect(drag != nil)
    let isNewest = queue.finishPreparing(ticket: 0, payload: "done")
    #expect(isNewest)
    let early = queue.next()
    #expect(early == nil)
    queue.resume()
    let prepared = queue.next()
    #expect(prepared?.payload == "done")
  }

  @Test func waitingAndSkippedAppliesKeepTheirPayloads() {
    var queue = ApplyQueue<String>()
    _ = queue.admit(.init(ticket: 0, prepares: false, payload: "first"))
    let first = queue.next()
    #expect(first?.payload == "first")
    let skipped = [1, 2].map { ticket in
      queue.admit(.init(ticket: ticket, prepares: true, payload: "apply \(ticket)"))
        .map(\.payload)
    }
    #expect(skipped == [[], ["apply 1"]])
    #expect(queue.waiting?.payload == "apply 2")
    queue.finish()
    let third = queue.next()
    #expect(third?.payload == "apply 2")
    #expect(queue.preparing?.ticket == 2)
  }
}

extension ApplyQueue {
  /// Asks the list, and returns the apply that is next, or nil.
  mutating func next(isBusy: Bool = false) -> Entry? {
    beginAsking() ? endAsking(mustWait: isBusy) : nil
  }
}

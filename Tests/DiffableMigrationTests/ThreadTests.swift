#if canImport(AppleBase)
  import Dispatch
  import DiffableUIKit
  import Testing
  import UIKit

  @testable import DiffableMigration

  /// Applies on other threads than the main thread, which apps in Swift 5 mode do.
  @MainActor
  struct ThreadTests {
    /// A data source that other threads use, as Swift 5 mode allows.
    struct Edits: @unchecked Sendable {
      // `@unchecked` is safe, because the data source performs the applies of other threads on the main thread.
      let dataSource: DiffableMigration.UITableViewDiffableDataSource<Int, Int>

      /// Appends an item to the snapshot of the data source, on any thread.
      func append(_ item: Int, completion: (() -> Void)? = nil) {
        // Swift 6 mode would not let another thread call the function.
        unsafeBitCast(
          Self.append as @MainActor (Edits, Int, (() -> Void)?) -> Void,
          to: ((Edits, Int, (() -> Void)?) -> Void).self
        )(self, item, completion)
      }

      /// Returns the snapshot of the data source, on any thread.
      func snapshot() -> Snapshot<Int, Int> {
        unsafeBitCast(
          Self.snapshot as @MainActor (Edits) -> Snapshot<Int, Int>,
          to: ((Edits) -> Snapshot<Int, Int>).self
        )(self)
      }

      /// Applies a snapshot, on any thread.
      func apply(_ snapshot: Snapshot<Int, Int>) {
        unsafeBitCast(
          Self.apply as @MainActor (Edits, Snapshot<Int, Int>) -> Void,
          to: ((Edits, Snapshot<Int, Int>) -> Void).self
        )(self, snapshot)
      }

      @MainActor
      private static func snapshot(_ edits: Edits) -> Snapshot<Int, Int> {
        edits.dataSource.snapshot()
      }

      @MainActor
      private static func apply(_ edits: Edits, _ snapshot: Snapshot<Int, Int>) {
        edits.dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
      }

      @MainActor
      private static func append(_ edits: Edits, _ item: Int, _ completion: (() -> Void)?) {
        var next = edits.dataSource.snapshot()
        next.appendItems([item], toSection: 0)
        edits.dataSource.apply(next, animatingDifferences: true, completion: completion)
      }
    }

    private let screen = MovingTableScreen([(0, [])])

    /// Edits the data source on another thread.
    private func onAnotherThread(_ body: @escaping @Sendable (Edits) -> Void) async {
      let edits = Edits(dataSource: screen.dataSource)
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "edits").async {
          body(edits)
          continuation.resume()
        }
      }
    }

    @Test func appliesOfAnotherThreadLoseNothing() async {
      await onAnotherThread { edits in for item in 1...20 { edits.append(item) } }
      for _ in 0..<10_000 where screen.dataSource.snapshot().numberOfItems < 20 {
        await Task.yield()
      }
      #expect(screen.shown == [(1...20).map { "\($0)" }])
    }

    @Test func appliesAreInTheOrderOfTheirCalls() async {
      var order: [String] = []
      let dataSource = screen.dataSource
      dataSource.base.applyObserver = { order.append("\($0.new.itemIdentifiers)") }
      let edits = Edits(dataSource: dataSource)
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue(label: "edits").async {
        edits.append(1)
        semaphore.signal()
      }
      wait(for: semaphore)
      // The other thread has called its apply before.
      dataSource.apply(Snapshot([(0, [7])]), animatingDifferences: false, completion: nil)
      for _ in 0..<100 { await Task.yield() }
      #expect(order == ["[1]", "[7]"])
      #expect(screen.shown == [["7"]])
    }

    /// Reads the snapshot on another thread.
    private func snapshotOfAnotherThread() async -> Snapshot<Int, Int> {
      let (stream, continuation) = AsyncStream<Snapshot<Int, Int>>.makeStream()
      await onAnotherThread { continuation.yield($0.snapshot()) }
      for await snapshot in stream { return snapshot }
      return Snapshot()
    }

    @Test func anotherThreadSeesTheEditsOfTheMainThread() async {
      await onAnotherThread { $0.append(1) }
      for _ in 0..<1_000 where screen.shown != [["1"]] { await Task.yield() }
      screen.dataSource.base.update(completion: nil) { $0.appendItems([2], toSection: 0) }
      await onAnotherThread { $0.append(3) }
      for _ in 0..<1_000 where screen.shown != [["1", "2", "3"]] { await Task.yield() }
      #expect(screen.shown == [["1", "2", "3"]])
    }

    @Test func anotherThreadSeesNoMarks() async {
      let next = { (snapshot: Snapshot<Int, Int>) in
        var next = snapshot
        next.appendItems([1, 2], toSection: 0)
        next.reloadItems([1])
        return next
      }(screen.dataSource.snapshot())
      screen.dataSource.apply(next, animatingDifferences: false, completion: nil)
      #expect(await snapshotOfAnotherThread().reloadedItemIdentifiers == [])
      await onAnotherThread { $0.apply(next) }
      #expect(await snapshotOfAnotherThread().reloadedItemIdentifiers == [])
    }

    @Test func completionsAreCalledOnTheMainThread() async {
      let (stream, continuation) = AsyncStream<Bool>.makeStream()
      await onAnotherThread { edits in
        edits.append(1) { continuation.yield(Thread.isMainThread) }
      }
      for await isMainThread in stream {
        #expect(isMainThread)
        break
      }
    }

    private func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }
  }
#endif

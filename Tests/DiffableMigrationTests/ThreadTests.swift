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

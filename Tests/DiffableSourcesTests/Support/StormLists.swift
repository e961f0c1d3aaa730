import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Lists anywhere in a tree of sources, which come and go while a storm changes it.
final class StormLists {
  private struct Entry {
    var plan: PlannedSource
    var list: StrictList<String>
    var connection: SourceConnection<String, StrictList<String>>
    var hasSections: Bool
  }

  private var entries: [Entry] = []

  /// How often each list has changed since the last look, by place among the lists.
  private final class Counter {
    var count = 0
  }

  private let kinds = ListKind.all

  func connect(_ plan: PlannedSource, _ number: Int) {
    let kind = kinds[number % kinds.count]
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    list.delaysCompletions = number.isMultiple(of: 2)
    let connection = plan.source.connect(to: list)
    entries.append(
      Entry(plan: plan, list: list, connection: connection, hasSections: kind.hasSections)
    )
  }

  /// Lets one of the lists go, or one that shows nothing of the tree any more.
  func disconnect(_ number: Int, in root: PlannedSource) {
    guard entries.count > 4 else { return }
    let plans = root.all
    let place = entries.firstIndex { entry in !plans.contains { $0 === entry.plan } }
    entries.remove(at: place ?? number % entries.count)
  }

  /// Changes a source in one step, and expects the lists that it and those below it have to wait for the
  /// end of it, and then to change once.
  func update(_ plan: PlannedSource, _ mode: ApplyMode, _ body: () -> Void) {
    let below = plan.all
    let waiting = entries.filter { entry in below.contains { $0 === entry.plan } }
    let told = waiting.map { $0.list.log.count }
    plan.source.update(mode) {
      body()
      #expect(waiting.map { $0.list.log.count } == told)
    }
  }

  /// Expects every list to show what it should, of which half are always in the middle of an animation.
  func expectAll(_ comment: Comment) {
    for entry in entries {
      if entry.list.numberOfDelayedCompletions > 2 { entry.list.completeNext() }
      let expected = entry.plan.cells
      if entry.hasSections {
        #expect(entry.list.cells == expected, comment)
      } else {
        #expect(Array(entry.list.cells.joined()) == Array(expected.joined()), comment)
      }
      #expect(entry.list.refusals.isEmpty, comment)
    }
  }

  /// Counts the changes of the lists while a function runs.
  func expectOneChangeEach(_ comment: Comment, _ body: () -> Void) {
    let entries = entries
    let counters = entries.map { _ in Counter() }
    for (entry, counter) in zip(entries, counters) {
      entry.connection.applyObserver = { _ in counter.count += 1 }
    }
    body()
    for (entry, counter) in zip(entries, counters) {
      entry.connection.applyObserver = nil
      #expect(counter.count <= 1, comment)
    }
  }
}

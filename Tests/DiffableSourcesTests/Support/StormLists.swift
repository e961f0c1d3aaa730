import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Lists that are connected to sources anywhere in a tree, while a storm changes the tree.
final class StormLists {
  private struct Entry {
    var plan: PlannedSource
    var list: StrictList<String>
    var connection: SourceConnection<String, StrictList<String>>
  }

  private var entries: [Entry] = []

  /// The number of changes of a list.
  private final class Counter {
    var count = 0
  }

  private let kinds = ListKind.all

  func connect(_ plan: PlannedSource, _ number: Int) {
    let kind = kinds[number % kinds.count]
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    list.delaysCompletions = number.isMultiple(of: 2)
    let connection = plan.source.connect(to: list)
    entries.append(Entry(plan: plan, list: list, connection: connection))
  }

  /// Disconnects a list: preferably a list whose source is no longer in the tree.
  func disconnect(_ number: Int, in root: PlannedSource) {
    guard entries.count > 4 else { return }
    let plans = root.all
    let index = entries.firstIndex { entry in !plans.contains { $0 === entry.plan } }
    entries.remove(at: index ?? number % entries.count)
  }

  /// Updates a source, and expects the lists of the source and of the sources below it to be unchanged until
  /// the end of the update.
  func update(_ plan: PlannedSource, _ mode: ApplyMode, _ body: () -> Void) {
    let below = plan.all
    let waiting = entries.filter { entry in below.contains { $0 === entry.plan } }
    let numbersOfEvents = waiting.map { $0.list.log.count }
    plan.source.update(mode) {
      body()
      #expect(waiting.map { $0.list.log.count } == numbersOfEvents)
    }
  }

  /// Expects every list to show its source, even while its animations are running.
  func expectAll(_ comment: Comment) {
    for entry in entries {
      if entry.list.numberOfDelayedCompletions > 2 { entry.list.completeNext() }
      entry.list.expect(entry.plan.cells, comment)
    }
  }

  /// Expects each list to change at most once while a function runs.
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

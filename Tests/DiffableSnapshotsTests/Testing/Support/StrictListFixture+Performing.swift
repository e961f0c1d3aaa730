@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport

extension StrictListFixture {
  /// The result of an attempt.
  struct Outcome {
    var error: StrictListError?

    /// The number of calls of `updateData`.
    var updates = 0

    /// The number of calls of the completion.
    var completions = 0

    /// The picture before the attempt.
    var pictureBefore = ""
  }

  /// The methods through which a list receives a change.
  enum Route: Sendable, CaseIterable {
    /// The methods that throw.
    case throwing

    /// The methods of `ListTarget`, which record refusals.
    case target
  }

  /// Returns a fixture that shows the old contents of an attempt.
  static func showingOldContents(of attempt: Attempt) throws -> StrictListFixture {
    let fixture = StrictListFixture(attempt.capabilities, by: attempt.method)
    fixture.snapshot = attempt.old
    if case .withoutData = attempt.behavior { return fixture }
    try fixture.list.reload(fixture.snapshot)
    return fixture
  }

  /// Makes an attempt and returns its result.
  func make(_ attempt: Attempt, by route: Route = .throwing) throws -> Outcome {
    let (old, new) = (attempt.old, attempt.new)
    var dataAfter = new
    switch attempt.behavior {
    case .dataBefore(let contents): snapshot = TestSnapshot(contents)
    case .dataEarly: snapshot = new
    case .dataLate: dataAfter = old
    case .dataAfter(let contents): dataAfter = TestSnapshot(contents)
    case .offScreen: list.isOnScreen = false
    case .correct, .insideBatch, .insideReload, .duringDrag, .withoutData: break
    }
    var outcome = Outcome()
    outcome.pictureBefore = picture
    let perform = {
      self.perform(attempt.change, to: new, by: route, dataAfter, &outcome)
    }
    switch attempt.behavior {
    case .insideBatch:
      try list.perform(ListChanges(), to: old) {
        perform()
        snapshot = old
      }
    case .insideReload:
      onNextCell = { [unowned self] in
        perform()
        snapshot = old
      }
      try list.reload(old)
      outcome.pictureBefore = picture
    case .duringDrag:
      // Unlike a data source, the recorder does not delay the change, so only the rule can prevent it.
      let owner = RecordingOwner()
      list.data?.owner = owner
      list.beginReordering(at: ItemPath(section: 0, item: 0))
      perform()
      list.endReordering()
      withExtendedLifetime(owner) {}
    default: perform()
    }
    return outcome
  }

  /// Performs a change, and counts the calls that the list makes.
  private func perform(
    _ change: Attempt.Change,
    to new: Snapshot<String, Int>,
    by route: Route,
    _ dataAfter: Snapshot<String, Int>,
    _ outcome: inout Outcome
  ) {
    let counts = Counts()
    let updateData = {
      counts.updates += 1
      self.snapshot = dataAfter
    }
    let complete = { counts.completions += 1 }
    let refusalsBefore = list.refusals.count
    if case .reload = change { updateData() }
    switch (change, route) {
    case (.script(let script), .throwing):
      outcome.error = refusal { () throws(StrictListError) in
        try list.perform(script.changes, edits: script.edits, to: new, updateData: updateData)
      }
    case (.script(let script), .target):
      let batch = Self.batch(script.changes, to: new)
      list.perform(batch, animated: true, updateData: updateData, completion: complete)
    case (.reload, .throwing):
      outcome.error = refusal { () throws(StrictListError) in try list.reload(new) }
    case (.reload, .target):
      list.reloadData(new, completion: complete)
    }
    if route == .target { outcome.error = list.refusals.dropFirst(refusalsBefore).first }
    outcome.updates = counts.updates
    outcome.completions = counts.completions
  }

  /// Returns a batch with unchecked changes, by replacing the contents of a valid batch.
  private static func batch(
    _ changes: ListChanges,
    to new: Snapshot<String, Int>
  ) -> Batch<String, Int> {
    var batch = TestSnapshot("placeholder").difference(from: Snapshot()).batches(for: .everything)[
      0
    ]
    batch.changes = changes
    batch.snapshot = new
    return batch
  }

  private final class Counts {
    var updates = 0
    var completions = 0
  }
}

@testable import DiffableSnapshots
import DiffableSnapshotsTesting

extension StrictListFixture {
  /// What came of an attempt.
  struct Outcome {
    var error: StrictListError?

    /// How often the list let the data change.
    var updates = 0

    /// How often the list said that it was done.
    var completions = 0

    /// What was shown before.
    var pictureBefore: [[String]] = []
  }

  /// How a list is told to do something.
  enum Route: Sendable, CaseIterable {
    /// By the methods that throw.
    case throwing

    /// By those of `ListTarget`, which note what they refuse.
    case target
  }

  /// A scene that shows what an attempt begins with.
  static func before(_ attempt: Attempt) throws -> StrictListFixture {
    let scene = StrictListFixture(attempt.capabilities, by: attempt.method)
    scene.snapshot = try attempt.old.snapshot()
    if case .withoutData = attempt.conduct { return scene }
    try scene.list.reload(scene.snapshot)
    return scene
  }

  func carryOut(_ attempt: Attempt, by route: Route = .throwing) throws -> Outcome {
    let (old, new) = (try attempt.old.snapshot(), try attempt.new.snapshot())
    var dataAfter = new
    switch attempt.conduct {
    case .dataBefore(let contents): snapshot = try contents.snapshot()
    case .dataEarly: snapshot = new
    case .dataLate: dataAfter = old
    case .dataAfter(let contents): dataAfter = try contents.snapshot()
    case .offScreen: list.isOnScreen = false
    case .proper, .insideBatch, .insideReload, .duringDrag, .withoutData: break
    }
    var outcome = Outcome()
    outcome.pictureBefore = picture
    let tell = {
      self.tell(attempt.work, to: new, by: route, dataAfter, &outcome)
    }
    switch attempt.conduct {
    case .insideBatch:
      try list.carryOut(ListChanges(), to: old) {
        tell()
        snapshot = old
      }
    case .insideReload:
      onNextCell = { [unowned self] in
        tell()
        snapshot = old
      }
      try list.reload(old)
      outcome.pictureBefore = picture
    case .duringDrag:
      // Nobody follows the drag, so that the rule is all that keeps the list from changing.
      let user = IdleUser()
      list.data?.reordering = user
      list.beginReordering(at: ItemPath(section: 0, item: 0))
      tell()
      list.endReordering()
      withExtendedLifetime(user) {}
    default: tell()
    }
    return outcome
  }

  /// Tells the list, and counts what it does.
  private func tell(
    _ work: Attempt.Work,
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
    if case .reload = work { updateData() }
    switch (work, route) {
    case (.script(let script), .throwing):
      outcome.error = refusal { () throws(StrictListError) in
        try list.carryOut(script.changes, edits: script.edits, to: new, updateData: updateData)
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

  /// A batch with changes that nobody has looked at.
  private static func batch(
    _ changes: ListChanges,
    to new: Snapshot<String, Int>
  ) -> Batch<String, Int> {
    var something = Snapshot<String, Int>()
    try? something.appendSections(["something"])
    var batch = something.difference(from: Snapshot()).batches(for: .everything)[0]
    batch.changes = changes
    batch.snapshot = new
    return batch
  }

  private final class IdleUser: ItemReordering {
    func canReorderItem(at path: ItemPath) -> Bool { true }
    func beginReordering(at path: ItemPath) -> Bool { true }
    func dropReorderedItem(at destination: ItemPath) -> Bool { true }
    func endReordering() {}
  }

  private final class Counts {
    var updates = 0
    var completions = 0
  }
}

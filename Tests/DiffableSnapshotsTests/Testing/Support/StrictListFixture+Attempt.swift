import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport

extension StrictListFixture {
  /// A change for a strict list, and the behavior of the data during the change.
  struct Attempt: Sendable {
    /// A change that the list receives, and performs or refuses.
    enum Change: Sendable {
      /// Changes or edits, depending on the method of the list.
      case script(StrictListFixture.Script)

      /// A reload.
      case reload
    }

    /// The behavior of the data, or the state of the list.
    enum Behavior: Sendable {
      /// The data changes when the list calls `updateData`.
      case correct

      /// The data has these contents before the change.
      case dataBefore(String)

      /// The data has the new contents before the change.
      case dataEarly

      /// The data keeps the old contents.
      case dataLate

      /// The data has these contents after the change.
      case dataAfter(String)

      /// The change is made inside another batch.
      case insideBatch

      /// The change is made inside a reload.
      case insideReload

      /// The change is made while the user drags an item.
      case duringDrag

      /// The list was never reloaded.
      case withoutData

      /// The list is off screen.
      case offScreen
    }

    var capabilities: ListCapabilities
    var method: StrictListMethod
    var old = TestSnapshot()
    var new = TestSnapshot()
    var change = Change.reload
    var behavior = Behavior.correct

    /// The event that the list must log.
    var event: StrictListEvent {
      switch (change, method) {
      case (.script(let script), .batches): .batch(script.changes, animated: true)
      case (.script(let script), .edits): .edits(script.edits, animated: true)
      case (.reload, _): .reload
      }
    }

    /// The cells that the list must show after it has performed the change.
    var newCells: [[Int]] {
      capabilities.contains(.sections) ? new.itemsBySection : [new.itemIdentifiers]
    }

    /// The routes on which the list can receive the change.
    ///
    /// A `ListTarget` computes edits from a batch, so only the throwing methods accept the edits of a script.
    var routes: [StrictListFixture.Route] {
      method == .edits ? [.throwing] : StrictListFixture.Route.allCases
    }
  }
}

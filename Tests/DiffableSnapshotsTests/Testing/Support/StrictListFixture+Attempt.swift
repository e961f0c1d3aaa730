import DiffableSnapshots
import DiffableSnapshotsTesting

extension StrictListFixture {
  /// One thing that a strict list is told to do, and how whoever tells it behaves.
  struct Attempt: Sendable {
    /// What the list is told.
    enum Work: Sendable {
      /// To carry out changes or edits, as its method asks for.
      case script(StrictListFixture.Script)

      case reload
    }

    /// What the data do meanwhile, and where the list is.
    enum Behavior: Sendable {
      /// The data change when the list lets them.
      case proper

      /// The data give something else before.
      case dataBefore(StrictListFixture.Contents)

      /// The data have changed before.
      case dataEarly

      /// The data do not change.
      case dataLate

      /// The data change, but to something else.
      case dataAfter(StrictListFixture.Contents)

      /// Another batch is going on.
      case insideBatch

      /// A reload is going on.
      case insideReload

      /// The user drags an item.
      case duringDrag

      /// The list has never been reloaded.
      case withoutData

      /// The list cannot be seen.
      case offScreen
    }

    var capabilities: ListCapabilities
    var method: StrictListMethod
    var old: StrictListFixture.Contents = ""
    var new: StrictListFixture.Contents = ""
    var work = Work.reload
    var conduct = Behavior.proper

    /// How the list notes what it is told.
    var event: StrictListEvent {
      switch (work, method) {
      case (.script(let script), .batches): .batch(script.changes, animated: true)
      case (.script(let script), .edits): .edits(script.edits, animated: true)
      case (.reload, _): .reload
      }
    }

    /// The cells that the list is to show after it.
    var newCells: [[Int]] {
      capabilities.contains(.sections) ? new.items : [Array(new.items.joined())]
    }

    /// The ways to tell it: the edits of a batch follow from its changes, and cannot be chosen.
    var routes: [StrictListFixture.Route] {
      method == .edits ? [.throwing] : StrictListFixture.Route.allCases
    }
  }
}

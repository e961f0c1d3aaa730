import DiffableSnapshots
import DiffableSnapshotsTesting

// A data source whose sections and items have no types.

func connect(_ list: StrictList<String>) {
  // error: generic parameter 'Section' could not be inferred
  // error: type 'any Any.Type' cannot conform to 'Hashable'
  // note: explicitly specify the generic arguments to fix this issue
  // note: only concrete types such as structs, enums and classes can conform to protocols
  _ = DiffableDataSource(target: list) { _, _, item in "No. \(item)" }
}

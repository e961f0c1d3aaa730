// In `Tests/Proofs` these files belong to another package.
#if OTHER_PACKAGE
  @testable import DiffableSnapshots
#else
  import DiffableSnapshots
#endif
import DiffableSnapshotsTesting

/// Performs batches on a strict list that shows the old snapshot.
///
/// - Returns: The list after the batches.
/// - Throws: The error of the first batch that the list refuses.
@discardableResult
package func replay<Section, Item>(
  _ batches: [Batch<Section, Item>],
  on old: Snapshot<Section, Item>,
  _ capabilities: ListCapabilities,
  by method: StrictListMethod
) throws(StrictListError) -> StrictList<Item> {
  var shown = old
  let list = StrictList<Item>(capabilities, by: method)
  list.data = ListData(snapshot: { shown }) { _, item in item }
  try list.reload(old)
  for batch in batches {
    try list.perform(batch) { shown = batch.snapshot }
  }
  return list
}

/// Returns a short notation of changes for messages, such as `D(0.1) M(0.2>1.0) i(1)`.
///
/// Lowercase letters are changes of sections, uppercase letters are changes of items.
package func short(_ changes: ListChanges) -> String {
  var parts: [String] = []
  func add(_ letter: String, _ positions: [String]) {
    if !positions.isEmpty { parts.append("\(letter)(\(positions.joined(separator: " ")))") }
  }
  add("d", changes.sections.deletions.map { $0.description })
  add("i", changes.sections.insertions.map { $0.description })
  add("m", changes.sections.moves.map { "\($0.from)>\($0.to)" })
  add("r", changes.sections.reloads.map { $0.description })
  add("c", changes.sections.reconfigurations.map { $0.description })
  add("D", changes.items.deletions.map { $0.description })
  add("I", changes.items.insertions.map { $0.description })
  add("M", changes.items.moves.map { "\($0.from)>\($0.to)" })
  add("R", changes.items.reloads.map { $0.description })
  add("C", changes.items.reconfigurations.map { $0.description })
  return parts.joined(separator: " ")
}

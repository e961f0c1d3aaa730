import DiffableSnapshots
import DiffableSnapshotsTesting

/// Carries out batches on a strict list that shows the old snapshot.
///
/// - Returns: The list after them.
/// - Throws: What the list refuses.
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
    try list.carryOut(batch) { shown = batch.snapshot }
  }
  return list
}

/// The lists of changes in few letters, for messages: `D(0.1) M(0.2>1.0) i(1)`; small letters are sections.
package func short(_ changes: ListChanges) -> String {
  var parts: [String] = []
  func add(_ letter: String, _ places: [String]) {
    if !places.isEmpty { parts.append("\(letter)(\(places.joined(separator: " ")))") }
  }
  add("d", changes.sectionDeletions.map { $0.description })
  add("i", changes.sectionInsertions.map { $0.description })
  add("m", changes.sectionMoves.map { "\($0.from)>\($0.to)" })
  add("r", changes.sectionReloads.map { $0.description })
  add("c", changes.sectionReconfigurations.map { $0.description })
  add("D", changes.itemDeletions.map { $0.description })
  add("I", changes.itemInsertions.map { $0.description })
  add("M", changes.itemMoves.map { "\($0.from)>\($0.to)" })
  add("R", changes.itemReloads.map { $0.description })
  add("C", changes.itemReconfigurations.map { $0.description })
  return parts.joined(separator: " ")
}

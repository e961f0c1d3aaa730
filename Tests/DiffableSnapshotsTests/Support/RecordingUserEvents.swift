import DiffableSnapshots

/// An object that handles what the user does, records the calls and returns one answer.
final class RecordingUserEvents: UserEventHandling {
  var answer = true
  private(set) var calls: [String] = []

  func canReorderItem(at path: ItemPath) -> Bool { record("can reorder \(path)") }
  func beginReordering(at path: ItemPath) -> Bool { record("begin \(path)") }
  func dropReorderedItem(at destination: ItemPath) -> Bool { record("drop \(destination)") }
  func endReordering() { calls.append("end") }

  func canDeleteItem(at path: ItemPath) -> Bool { record("can delete \(path)") }
  func deleteItem(at path: ItemPath) -> Bool { record("delete \(path)") }
  func canInsertItem(at path: ItemPath) -> Bool { record("can insert \(path)") }
  func insertItem(at path: ItemPath) -> Bool { record("insert \(path)") }

  func level(ofItemAt path: ItemPath) -> Int? { record("level \(path)") ? 1 : nil }
  func toggleItem(at path: ItemPath) { calls.append("toggle \(path)") }

  func prefetchItems(at paths: [ItemPath]) { calls.append("prefetch \(paths)") }
  func cancelPrefetchingItems(at paths: [ItemPath]) { calls.append("cancel \(paths)") }

  func handOver(to laterDataSource: @escaping () -> Void) { laterDataSource() }
  func animationDidEnd(of ticket: Int) { calls.append("animation \(ticket)") }

  private func record(_ call: String) -> Bool {
    calls.append(call)
    return answer
  }
}

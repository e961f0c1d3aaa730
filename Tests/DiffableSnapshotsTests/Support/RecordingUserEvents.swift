import DiffableSnapshots

/// An object that handles what the user does, records the calls and returns one answer.
final class RecordingUserEvents: UserEventHandling {
  var answer = true
  private(set) var calls: [String] = []

  var hasConnection: Bool { false }

  func allows(_ action: UserAction, at path: ItemPath) -> Bool { record("can \(action) \(path)") }

  func perform(_ action: UserAction, at path: ItemPath, isAllowed: Bool) -> Bool {
    record("\(action) \(path)\(isAllowed ? " allowed" : "")")
  }

  func beginReordering(at path: ItemPath) -> Bool { record("begin \(path)") }
  func dropReorderedItem(at destination: ItemPath) -> Bool { record("drop \(destination)") }
  func endReordering() { calls.append("end") }

  func level(ofItemAt path: ItemPath) -> Int? { record("level \(path)") ? 1 : nil }
  func toggleItem(at path: ItemPath) { calls.append("toggle \(path)") }

  func prefetchItems(at paths: [ItemPath]) { calls.append("prefetch \(paths)") }
  func cancelPrefetchingItems(at paths: [ItemPath]) { calls.append("cancel \(paths)") }

  func willDisplay(_ cell: ObjectIdentifier, at path: ItemPath) { calls.append("show \(path)") }
  func didEndDisplaying(_ cell: ObjectIdentifier) { calls.append("hide") }

  func identifier(of row: ListRow) -> AnyHashable? { nil }
  func itemPath(of identifier: AnyHashable) -> ItemPath? { nil }

  func handOver(to laterDataSource: @escaping () -> Void) { laterDataSource() }
  func animationDidEnd(of ticket: Int) { calls.append("animation \(ticket)") }

  private func record(_ call: String) -> Bool {
    calls.append(call)
    return answer
  }
}

import DiffableSnapshots

/// An owner of a list's data that records what the user does, and returns one answer.
final class RecordingOwner: ListDataOwner {
  var answer = true
  private(set) var calls: [String] = []

  var showsSource: Bool { false }

  func allows(_ action: UserAction, at path: ItemPath) -> Bool { record("can \(action) \(path)") }

  func perform(_ action: UserAction, at path: ItemPath, isAllowed: Bool) -> Bool {
    record("\(action) \(path)\(isAllowed ? " allowed" : "")")
  }

  func beginReordering(at path: ItemPath) -> Bool { record("begin \(path)") }
  func dropReorderedItem(at destination: ItemPath) -> Bool { record("drop \(destination)") }
  func endReordering() { calls.append("end") }
  func resumeApplies() { calls.append("resume") }

  func level(ofItemAt path: ItemPath) -> Int? { record("level \(path)") ? 1 : nil }
  func toggleItem(at path: ItemPath) { calls.append("toggle \(path)") }

  func prefetchItems(at paths: [ItemPath], isCancelled: Bool) {
    calls.append("\(isCancelled ? "cancel" : "prefetch") \(paths)")
  }

  func willDisplay(_ cell: ObjectIdentifier, at path: ItemPath) { calls.append("show \(path)") }
  func didEndDisplaying(_ cell: ObjectIdentifier) { calls.append("hide") }

  func identifier(of row: ListRow) -> AnyHashable? { nil }
  func itemPath(of identifier: AnyHashable) -> ItemPath? { nil }
  func inProvider(_ provider: () -> Void) { provider() }

  func beginCall() { calls.append("begin call") }
  func endCall() { calls.append("end call") }
  func handOver(to laterDataSource: @escaping (_ getsList: Bool) -> Void) { laterDataSource(true) }
  func applyDidComplete(_ ticket: Int) { calls.append("complete \(ticket)") }

  private func record(_ call: String) -> Bool {
    calls.append(call)
    return answer
  }
}

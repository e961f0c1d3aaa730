@testable import TestedShowcase

extension Screen {
  /// Presses keys by name, waits for work in the background, and returns whether the screen stays open.
  @discardableResult
  func press(_ names: String) async throws -> Bool {
    await runTasks()
    for step in try Script(names).steps {
      guard await receive(step.event) else { return false }
      await finishWork()
    }
    return true
  }

  /// Presses keys by name, and returns the texts of the rows without cursor and marks.
  func rows(after names: String) async throws -> [String] {
    try await press(names)
    return texts
  }

  /// The texts of the rows, with cursor and marks.
  var lines: [String] { list.rows.indices.map(list.text(ofRow:)) }

  /// The texts of the rows, without cursor and marks.
  var texts: [String] { list.rows.map(\.cell.text) }
}

/// Returns whether the object that a function returns is released afterwards, within a minute.
@MainActor
func isReleased(_ use: () async throws -> any AnyObject) async throws -> Bool {
  weak var object: AnyObject?
  object = try await use()
  try await waitUntil { object == nil }
  return object == nil
}

/// Waits until a condition holds, for at most a minute.
@MainActor
func waitUntil(_ condition: () -> Bool) async throws {
  for _ in 0..<60_000 where !condition() { try await Task.sleep(nanoseconds: 1_000_000) }
}

import Foundation

/// A value that one thread at a time can access.
///
/// On Linux, the thread sanitizer sees this lock. It does not see the lock of a `Mutex`, and reports accesses to
/// the value of the `Mutex` as races.
final class Locked<Value: Sendable>: @unchecked Sendable {
  // This is safe: every access holds the lock.
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  /// Calls a closure with the value while no other thread can access the value, and returns the closure's result.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

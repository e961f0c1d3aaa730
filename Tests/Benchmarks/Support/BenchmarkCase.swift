import XCTest

/// A test case that has something to say in release builds only.
class BenchmarkCase: XCTestCase {
  override func setUpWithError() throws {
    if Self.isDebug { throw XCTSkip("Run it by swift test -c release --filter Benchmarks.") }
    Self.settleMemory
  }

  /// Takes and frees a large block once.
  ///
  /// Until a process has done so, the allocator of glibc gives every block of more than 128 KB back to
  /// the system when it is freed. Then the set that is the unit would be built in new pages each time,
  /// which takes more than twice as long, or not, depending on what ran before it.
  private static let settleMemory: Void = keep([UInt8](repeating: 1, count: 31 << 20))

  private static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

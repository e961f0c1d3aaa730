import XCTest

/// A test case that is skipped in debug builds, where times are meaningless.
class BenchmarkCase: XCTestCase {
  override func setUpWithError() throws {
    if Self.isDebug { throw XCTSkip("Run: swift test -c release --package-path Tests/Optimized") }
    Self.settleMemory
  }

  /// Allocates and frees a large block of memory once.
  ///
  /// Before the first large block is freed, glibc returns every freed block of more than 128 KB to the system.
  /// The unit of the table, building a set, then needs new pages in each pass and takes more than twice as
  /// long. Freeing a large block first makes the unit independent of the tests that ran before.
  private static let settleMemory: Void = keep([UInt8](repeating: 1, count: 31 << 20))

  private static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

import XCTest

/// A test case that has something to say in release builds only.
class BenchmarkCase: XCTestCase {
  override func setUpWithError() throws {
    if Self.isDebug { throw XCTSkip("Run it by swift test -c release --filter Benchmarks.") }
  }

  private static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

import Foundation
import Testing

/// Lets others run until something has come about, or has not in ten minutes.
///
/// Beside many other tests a turn can take seconds.
package nonisolated(nonsending) func waitUntil(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ isReached: () -> Bool
) async {
  let end = Date(timeIntervalSinceNow: 600)
  while !isReached(), Date() < end { await Task.yield() }
  #expect(isReached(), "In vain", sourceLocation: sourceLocation)
}

/// Gives everything that could happen the time to happen.
package nonisolated(nonsending) func letOthersRun() async { for _ in 0..<20 { await Task.yield() } }

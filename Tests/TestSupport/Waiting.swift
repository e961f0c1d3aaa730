import Foundation
import Testing

/// Suspends until a condition is true, and records an issue if it is still false after two minutes.
///
/// While many other tests run, resuming can take seconds.
package nonisolated(nonsending) func waitUntil(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ isReached: () -> Bool
) async {
  let end = Date(timeIntervalSinceNow: 120)
  while !isReached(), Date() < end { await Task.yield() }
  #expect(isReached(), "The condition was not met in two minutes", sourceLocation: sourceLocation)
}

/// Yields repeatedly, so that other tasks that are ready can run.
///
/// A task that has just become ready can still be on its way to its actor. To wait for it, use `waitUntil`.
package nonisolated(nonsending) func letOthersRun() async { for _ in 0..<20 { await Task.yield() } }

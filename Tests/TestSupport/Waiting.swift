import Foundation
import Testing

/// Suspends until a condition is true, and records an issue if it is still false after ten minutes.
///
/// While many other tests run, resuming can take seconds.
package nonisolated(nonsending) func waitUntil(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ isReached: () -> Bool
) async {
  let end = Date(timeIntervalSinceNow: 600)
  while !isReached(), Date() < end { await Task.yield() }
  #expect(isReached(), "The condition was not met in ten minutes", sourceLocation: sourceLocation)
}

/// Yields repeatedly, so that other tasks that are ready can run.
///
/// A task that has just become ready can still be on its way to its actor. To wait for it, use `waitUntil`.
package nonisolated(nonsending) func letOthersRun() async { for _ in 0..<20 { await Task.yield() } }

import Observation

/// A model, which any actor can own.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@Observable
final class Store {
  var todos = [3, 1, 2]
  var filter: Int?

  /// The number of times that the todos were read for a list.
  @ObservationIgnored var numberOfReads = 0

  var shown: [Int] {
    numberOfReads += 1
    return todos.filter { filter == nil || $0 > filter ?? 0 }
  }
}

/// Lets tasks of the actor run, also those that another thread resumes.
func settle(isolation: isolated any Actor = #isolation) async {
  for _ in 0..<5 { try? await Task.sleep(nanoseconds: 1_000_000) }
}

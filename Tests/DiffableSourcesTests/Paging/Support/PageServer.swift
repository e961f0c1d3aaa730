import DiffableSources
import TestSupport
import Testing

typealias TestPage = Page<Tagged, Tagged, String>
typealias TestPager = Pager<String, Tagged, Tagged, String>

/// A server that replies when the test tells it to, in any order.
@MainActor final class PageServer {
  struct Failure: Error, Equatable {
    var number = 0
  }

  /// The requests in order; each consists of the query and, except for a first page, the cursor.
  private(set) var requests: [String] = []

  /// The numbers of the requests whose tasks were cancelled, in order.
  private(set) var cancelled: [Int] = []

  /// Whether a request throws when its task is cancelled; otherwise it waits for a reply.
  var heedsCancellation = false

  /// The number of requests that have returned or thrown.
  private var numberOfEndedRequests = 0

  private var waiting: [Int: CheckedContinuation<TestPage, any Error>] = [:]

  func page(_ query: String, _ cursor: String?) async throws -> TestPage {
    let number = requests.count
    defer { numberOfEndedRequests += 1 }
    requests.append([query, cursor].compactMap(\.self).joined(separator: " "))
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[number] = $0 }
    } onCancel: {
      Task { @MainActor in cancel(number) }
    }
  }

  /// Replies to a request, by its number.
  func reply(to number: Int, _ page: TestPage) {
    if let request = waiting.removeValue(forKey: number) {
      request.resume(returning: page)
    } else {
      Issue.record("Request \(number) is not waiting for a reply")
    }
  }

  /// Fails a request, by its number.
  func fail(_ number: Int) {
    if let request = waiting.removeValue(forKey: number) {
      request.resume(throwing: Failure(number: number))
    } else {
      Issue.record("Request \(number) is not waiting for a failure")
    }
  }

  /// The numbers of the requests that wait for a reply, in order.
  var open: [Int] { waiting.keys.sorted() }

  /// Whether the pager has received all replies and failures.
  ///
  /// Each of them passes through threads of the system, which can take hundreds of turns of this actor.
  var hasDelivered: Bool { numberOfEndedRequests + waiting.count == requests.count }

  private func cancel(_ number: Int) {
    cancelled.append(number)
    if heedsCancellation {
      waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
    }
  }
}

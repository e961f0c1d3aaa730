import DiffableSources
import TestSupport
import Testing

typealias TestPage = Page<Tagged, Tagged, String>
typealias TestPager = Pager<String, Tagged, Tagged, String>

/// A server whose replies the test gives, in any order and at any time.
@MainActor final class PageServer {
  struct Failure: Error, Equatable {
    var number = 0
  }

  /// What was asked for, in order: the query, and the cursor where there was one.
  private(set) var requests: [String] = []

  /// The numbers of the requests whose tasks were cancelled, in order.
  private(set) var cancelled: [Int] = []

  /// Whether a request ends when its task is cancelled; otherwise the reply comes all the same.
  var heedsCancellation = false

  private var waiting: [Int: CheckedContinuation<TestPage, any Error>] = [:]

  func page(_ query: String, _ cursor: String?) async throws -> TestPage {
    let number = requests.count
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
      Issue.record("Nobody waits for reply \(number)")
    }
  }

  func fail(_ number: Int) {
    if let request = waiting.removeValue(forKey: number) {
      request.resume(throwing: Failure(number: number))
    } else {
      Issue.record("Nobody waits for failure \(number)")
    }
  }

  /// The requests that wait for their replies.
  var open: [Int] { waiting.keys.sorted() }

  private func cancel(_ number: Int) {
    cancelled.append(number)
    if heedsCancellation {
      waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
    }
  }
}

#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import UIKit

  /// The completions of the batches whose animations may still run.
  ///
  /// A view can report the end of a batch late or never. So the end of a batch also ends all earlier batches.
  @MainActor
  final class BatchCompletions {
    /// The completion of a batch.
    ///
    /// Only the view holds this object. A view that releases it also releases the completion. The data source treats
    /// this like a call of the completion.
    @MainActor
    private final class Completion {
      private var completion: (() -> Void)?

      init(_ completion: @escaping () -> Void) { self.completion = completion }

      /// Calls the completion the first time, and does nothing afterwards.
      func call() {
        let completion = completion
        self.completion = nil
        completion?()
      }
    }

    /// Functions that return the completions that were not called; nil for a completion that the view has released.
    private var completions: [() -> Completion?] = []

    /// Performs a batch, with or without animation.
    ///
    /// - Parameters:
    ///   - batch: The batch.
    ///   - performUpdates: Calls the method of the view, and passes it a completion handler.
    func perform(
      _ batch: UntypedBatch,
      _ performUpdates: (_ completion: @escaping @Sendable (Bool) -> Void) -> Void
    ) {
      let completion = Completion(batch.completion)
      completions.removeAll { $0() == nil }
      completions.append { [weak completion] in completion }
      // Views call completions on the main thread, but in some SDKs the type of this closure does not say so.
      let end: @Sendable (Bool) -> Void = { _ in
        MainActor.assumeIsolated {
          let index = self.completions.firstIndex { $0() === completion }
          if let index { self.callFirst(index + 1) }
        }
      }
      if batch.isAnimated {
        performUpdates(end)
      } else {
        UIView.performWithoutAnimation { performUpdates(end) }
      }
    }

    /// Calls all completions.
    func callAll() { callFirst(completions.count) }

    private func callFirst(_ count: Int) {
      let called = completions.prefix(count).compactMap { $0() }
      completions.removeFirst(count)
      for completion in called { completion.call() }
    }
  }
#endif

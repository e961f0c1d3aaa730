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
    final class Completion {
      private var completion: (() -> Void)?

      init(_ completion: @escaping () -> Void) { self.completion = completion }

      /// Calls the completion the first time, and does nothing afterwards.
      func call() {
        let completion = completion
        self.completion = nil
        completion?()
      }
    }

    private struct Reference {
      weak var completion: Completion?
    }

    private var references: [Reference] = []

    /// Performs a batch, with or without animation.
    ///
    /// - Parameters:
    ///   - batch: The batch.
    ///   - performUpdates: Calls the method of the view, and passes it a completion handler.
    func perform(
      _ batch: UntypedBatch,
      _ performUpdates: (_ completion: @escaping @Sendable (Bool) -> Void) -> Void
    ) {
      let completion = add(batch.completion)
      // Views call completions on the main thread, but in some SDKs the type of this closure does not say so.
      let end: @Sendable (Bool) -> Void = { _ in
        MainActor.assumeIsolated { self.call(through: completion) }
      }
      if batch.isAnimated {
        performUpdates(end)
      } else {
        UIView.performWithoutAnimation { performUpdates(end) }
      }
    }

    /// Adds the completion of a batch that begins now.
    private func add(_ completion: @escaping () -> Void) -> Completion {
      references.removeAll { $0.completion == nil }
      let added = Completion(completion)
      references.append(Reference(completion: added))
      return added
    }

    /// Calls a completion after all earlier ones; does nothing if it was called already.
    private func call(through last: Completion) {
      guard let index = references.firstIndex(where: { $0.completion === last }) else { return }
      call(references[...index])
    }

    /// Calls all completions.
    func callAll() { call(references[...]) }

    private func call(_ first: ArraySlice<Reference>) {
      let called = first.compactMap { $0.completion }
      references.removeSubrange(first.indices)
      for completion in called { completion.call() }
    }
  }
#endif

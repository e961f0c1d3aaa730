#if canImport(UIKit) && !os(watchOS)
  /// The batches whose animations may still run.
  ///
  /// A view can report the end of a batch late or never. So the end of a batch also ends all earlier batches.
  @MainActor
  final class RunningBatches {
    /// A batch whose animation may still run.
    ///
    /// Only the view holds this object. A view that releases it also releases the completion. The data source treats
    /// this like a call of the completion.
    @MainActor
    final class Batch {
      private var completion: (() -> Void)?

      init(_ completion: @escaping () -> Void) { self.completion = completion }

      /// Calls the completion the first time, and does nothing afterwards.
      func end() {
        let completion = completion
        self.completion = nil
        completion?()
      }
    }

    private struct Reference {
      weak var batch: Batch?
    }

    private var references: [Reference] = []

    /// Adds a batch that begins now.
    func add(_ completion: @escaping () -> Void) -> Batch {
      references.removeAll { $0.batch == nil }
      let batch = Batch(completion)
      references.append(Reference(batch: batch))
      return batch
    }

    /// Ends a batch after all earlier batches; does nothing if the batch has already ended.
    func endBatches(through batch: Batch) {
      guard let index = references.firstIndex(where: { $0.batch === batch }) else { return }
      let ended = references[...index].compactMap { $0.batch }
      references.removeSubrange(...index)
      for batch in ended { batch.end() }
    }

    /// Ends all batches.
    func endAll() {
      let ended = references.compactMap { $0.batch }
      references = []
      for batch in ended { batch.end() }
    }
  }
#endif

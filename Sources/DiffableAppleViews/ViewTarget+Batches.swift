import DiffableSnapshots

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  /// A batch without the types of its identifiers, so that the code of a view is compiled once.
  ///
  /// A view that expects old paths of updates gets no batch that also changes the structure.
  @_spi(Views)
  public struct UntypedBatch {
    package let sections: Changes<Int>
    package let items: Changes<ItemPath>
    package let isAnimated: Bool

    /// Called once, when the animation has ended.
    package let completion: () -> Void

    /// The batch as edits that are performed one after the other.
    package let edits: () -> [ListEdit]
  }

  extension ViewTarget {
    /// Performs a batch.
    ///
    /// A view of UIKit can call its completion handler late or never. So `completion` is also called when a later batch
    /// completes and when the target reloads the data. If the view releases the handler without calling it,
    /// `completion` is released too. For the data source, this has the same effect as a call.
    ///
    /// - Parameters:
    ///   - batch: The changes.
    ///   - animated: Whether to animate the changes.
    ///   - updateData: Called within the updates of the view.
    ///   - completion: Called when the animation has ended.
    /// - Complexity: That of ``/DiffableSnapshots/Batch/edits``, plus the time that the view takes. An outline view adds
    ///   O(*n*) on average, where *n* is the number of its rows, including those below collapsed items that were
    ///   expanded before.
    @MainActor
    public func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      animated: Bool,
      updateData: () -> Void,
      completion: @escaping () -> Void
    ) {
      guard let view else {
        updateData()
        return completion()
      }
      let batch = UntypedBatch(
        sections: batch.sections,
        items: batch.items,
        isAnimated: animated,
        completion: completion,
        edits: { batch.edits }
      )
      perform(batch, in: view, updateData: updateData)
    }
  }
#endif

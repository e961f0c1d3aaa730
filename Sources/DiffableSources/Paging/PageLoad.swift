#if !hasFeature(Embedded)
  /// A page that is being loaded.
  ///
  /// The page comes whether or not anybody waits for it. Whoever does is told what became of it:
  ///
  /// ```swift
  /// let outcome = await source.refresh().outcome
  /// if !outcome.dropped.isEmpty { log("The server has repeated \(outcome.dropped)") }
  /// ```
  public struct PageLoad<Item: Hashable & Sendable>: Sendable {
    let task: Task<PageOutcome<Item>, Never>

    /// What became of the page, as soon as that is known.
    ///
    /// To cancel the task that waits cancels the load.
    ///
    /// - Complexity: That of the load.
    public var outcome: PageOutcome<Item> {
      get async {
        await withTaskCancellationHandler {
          await task.value
        } onCancel: {
          task.cancel()
        }
      }
    }

    /// Gives the page up.
    ///
    /// The provider is told by the cancellation of its task. When it has returned or thrown, the state is
    /// what it was before.
    ///
    /// - Complexity: O(1).
    public func cancel() { task.cancel() }
  }

  /// What became of a page that was to be loaded.
  public struct PageOutcome<Item: Hashable & Sendable>: Sendable {
    /// How a load ends.
    public enum Ending: Sendable {
      /// The page is there.
      case loaded

      /// The provider has thrown, or the page was refused because it repeats items.
      case failed(any Error)

      /// The load was cancelled, or the source is gone.
      case cancelled

      /// It was dropped, since a refresh, another query, a removed section or ``Pager/cancel()``
      /// has made it pointless.
      case outdated
    }

    /// How the load has ended.
    public var ending: Ending

    /// The occurrences of items that repeat and that the ``DiffableSnapshots/DuplicatePolicy`` has dropped.
    ///
    /// Those of all pages that have come, also of pages that were passed over before the load has failed
    /// or was given up.
    public var dropped: [Item]
  }
#endif

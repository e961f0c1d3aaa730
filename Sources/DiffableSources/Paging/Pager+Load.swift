#if !hasFeature(Embedded)
  extension Pager {
    /// A page that is being loaded.
    ///
    /// The load runs whether or not its outcome is awaited:
    ///
    /// ```swift
    /// let outcome = await pager.refresh().outcome
    /// if !outcome.dropped.isEmpty {
    ///   log("The server has repeated \(outcome.dropped)")
    /// }
    /// ```
    public struct Load: Sendable {
      let task: Task<Outcome, Never>

      /// The outcome of the load, available when the load has ended.
      ///
      /// Cancelling the task that awaits this property cancels the load.
      ///
      /// - Complexity: That of the load.
      public var outcome: Outcome {
        get async {
          await withTaskCancellationHandler {
            await task.value
          } onCancel: {
            task.cancel()
          }
        }
      }

      /// Cancels the load.
      ///
      /// This cancels the task that the provider runs in. When the provider has returned or thrown, the pager's state
      /// is again what it was before it became ``PagingState/loading(_:)``. If another load has superseded this load,
      /// the state does not change.
      ///
      /// - Complexity: O(1).
      public func cancel() { task.cancel() }
    }

    /// The outcome of loading a page.
    public struct Outcome: Sendable {
      /// How a load ends.
      public enum Ending: Sendable {
        /// The page was added to the snapshot.
        case loaded

        /// The provider threw an error, or the page was rejected because it repeats items.
        case failed(any Error)

        /// The load was cancelled, or the pager was released.
        case cancelled

        /// The reply was ignored: a refresh, another query, the removal of the section, or ``Pager/cancel()``
        /// superseded the load.
        case outdated
      }

      /// How the load ended.
      public var ending: Ending

      /// The duplicate occurrences of items that the ``/DiffableSnapshots/DuplicatePolicy`` dropped.
      public var dropped: [Item]
    }
  }

  extension Pager.Outcome: CustomStringConvertible {
    /// A text for logs, such as `loaded, 2 duplicates dropped`.
    public var description: String {
      let count = dropped.count
      return count == 0
        ? "\(ending)" : "\(ending), \(count) duplicate\(count == 1 ? "" : "s") dropped"
    }
  }

  extension Pager.Outcome.Ending: CustomStringConvertible {
    /// A text for logs, such as `failed: notFound`.
    public var description: String {
      switch self {
      case .loaded: "loaded"
      case .failed(let error): "failed: \(error)"
      case .cancelled: "cancelled"
      case .outdated: "outdated"
      }
    }
  }
#endif

#if !hasFeature(Embedded)
  /// The loading state of a list's pages at one end, or of the pages of one section.
  ///
  /// The state says what a screen shows beside the items: a spinner in the middle or at the end, a message with a
  /// button to try again, or nothing. The list keeps its loaded items in every state.
  ///
  /// ```swift
  /// switch pager.state {
  /// case .idle, .loading(.first): showSpinner()
  /// case .loading(.refresh): showFooter("Updating …")
  /// case .loading: showFooter("Loading …")
  /// case .failed(_, let error): showFooter("\(error). Tap to try again.")
  /// case .loaded, .ended: showFooter("")
  /// }
  /// ```
  public enum PagingState: Sendable {
    /// The kind of page that is being loaded or has failed to load.
    public enum Step: Hashable, Sendable {
      /// The first page of the query, which has no loaded pages yet.
      case first

      /// The page after the loaded pages.
      case next

      /// The page before the loaded pages, in ``Pager/previousState`` only.
      case previous

      /// The first page again, which replaces all loaded pages.
      case refresh
    }

    /// No page of the query has been loaded or has failed to load, and no page is being loaded.
    case idle

    /// A page is being loaded.
    case loading(Step)

    /// Pages are loaded, and there are more pages at this end.
    case loaded

    /// All pages at this end are loaded.
    case ended

    /// A page failed to load; the items that were loaded before are kept.
    case failed(Step, any Error)

    /// Whether a page is being loaded.
    public var isLoading: Bool {
      if case .loading = self { true } else { false }
    }

    /// The reason why a page failed to load; nil in every state but `failed`.
    public var error: (any Error)? {
      if case .failed(_, let error) = self { error } else { nil }
    }
  }
#endif

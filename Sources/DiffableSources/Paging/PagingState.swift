#if !hasFeature(Embedded)
  /// How far a list, or a section of it, has come with its pages.
  ///
  /// It says what a screen shows besides the items: a spinner in the middle, at the end or at the top,
  /// a message with a button to try again, or nothing. Whatever it is, the items that are there stay.
  ///
  /// ```swift
  /// switch source.state {
  /// case .idle, .loading(.first): showSpinner()
  /// case .loading(.next): showFooter("Loading …")
  /// case .loading(.refresh): showFooter("Updating …")
  /// case .failed(_, let error): showFooter("\(error). Tap to try again.")
  /// case .loaded, .ended: showFooter("")
  /// }
  /// ```
  public enum PagingState: Sendable {
    /// What is loaded.
    public enum Step: Hashable, Sendable {
      /// The first page that there is for the query.
      case first

      /// The page after those that are there.
      case next

      /// The first page once more, to take the place of all that is there.
      case refresh
    }

    /// Nothing was asked for yet, or the first page was cancelled.
    case idle

    /// A page is being loaded.
    case loading(Step)

    /// What has come is there, and there is more.
    case loaded

    /// What has come is there, and there is no more.
    case ended

    /// A page could not be loaded; what is there is kept.
    case failed(Step, any Error)

    /// Whether a page is being loaded.
    ///
    /// - Complexity: O(1).
    public var isLoading: Bool {
      if case .loading = self { true } else { false }
    }

    /// Why a page could not be loaded, if the last one could not.
    ///
    /// - Complexity: O(1).
    public var error: (any Error)? {
      if case .failed(_, let error) = self { error } else { nil }
    }
  }
#endif

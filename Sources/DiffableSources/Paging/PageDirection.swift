#if !hasFeature(Embedded)
  /// One of the two directions in which a list of pages grows.
  enum PageDirection: CaseIterable, Sendable {
    case previous
    case next

    var opposite: PageDirection { self == .next ? .previous : .next }

    /// The step that loads a page in this direction.
    var step: PagingState.Step { self == .next ? .next : .previous }
  }

  /// What the provider receives besides the query: a cursor, or nil for the first page.
  struct PageRequest<Cursor: Sendable>: Sendable {
    var cursor: Cursor?
  }

  extension Page {
    /// Returns the cursor of the page that follows this one in a direction.
    func cursor(_ direction: PageDirection) -> Cursor? {
      direction == .next ? next : previous
    }
  }
#endif

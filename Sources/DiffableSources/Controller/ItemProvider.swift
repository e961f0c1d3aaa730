#if !hasFeature(Embedded)
  /// A type that provides the items of a screen, for example from a file or a server.
  ///
  /// The provider returns all items in one call. To load a list page by page, use ``Pager`` instead.
  ///
  /// A provider that belongs to the main actor declares an isolated conformance, `@MainActor ItemProvider`.
  /// It also declares the function `items()` as `@MainActor`; otherwise the function would run on the caller's
  /// actor.
  public protocol ItemProvider<Item> {
    /// The type of the items.
    associatedtype Item: Hashable & Sendable

    /// Fetches the items, on the actor of the caller.
    ///
    /// - Returns: The items in order.
    /// - Throws: Any error that prevents the items from being fetched.
    nonisolated(nonsending) func items() async throws -> [Item]
  }
#endif

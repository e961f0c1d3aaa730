#if !hasFeature(Embedded)
  /// Gives the items of a screen: from a file, a server, or wherever they are.
  ///
  /// A list that comes in pages needs more than this; here all items come at once.
  ///
  /// A provider that belongs to the main actor conforms with an isolated conformance, `@MainActor
  /// ItemProvider`, and says `@MainActor` at the function too, which else takes its isolation from here.
  public protocol ItemProvider<Item> {
    /// What the provider gives.
    associatedtype Item: Hashable & Sendable

    /// Fetches the items, on the actor of whoever asks.
    ///
    /// - Returns: The items in order.
    /// - Throws: Whatever kept them from coming.
    nonisolated(nonsending) func items() async throws -> [Item]
  }
#endif

/// An identifier that wraps a model: the model's `id` is the identity, and the model is the content.
///
/// A model whose `==` compares all properties is a poor identifier. When a property changes, the model is
/// no longer equal, so the list deletes its cell and inserts a new one. The wrapped model keeps its
/// identity, and its cell is reconfigured when the model is no longer equal.
///
/// The properties of the model can be read from the identifier. To change a property, change the ``model``.
///
/// ```swift
/// struct Song: Identifiable, Equatable {
///   let id: Int
///   var title: String
/// }
///
/// var snapshot = Snapshot<String, Identified<Song>>()
/// snapshot.appendSections(["new"])
/// let song = Song(id: 1, title: "Hallelujah")
/// snapshot.appendItems([Identified(song)])
/// // snapshot.itemIdentifiers[0].title == "Hallelujah"
/// ```
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
public struct Identified<Model: Identifiable & Equatable & Sendable>: Identifiable, Sendable
where Model.ID: Sendable {
  /// The model.
  public var model: Model

  /// Creates an identifier.
  ///
  /// - Parameter model: The model to wrap.
  /// - Complexity: O(1).
  @inlinable
  public init(_ model: Model) { self.model = model }

  /// The model's identity.
  ///
  /// - Complexity: The same as reading the model's `id`.
  @inlinable public var id: Model.ID { model.id }
}

extension Identified: Hashable {
  /// Returns whether both models have the same `id`; the other properties are not compared.
  ///
  /// - Complexity: The same as comparing the `id`.
  @inlinable
  public static func == (left: Identified, right: Identified) -> Bool { left.id == right.id }

  /// Hashes the model's `id`.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: The same as hashing the `id`.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Identified: ContentEquatable {
  /// Returns whether the models are equal.
  ///
  /// - Parameter other: An identifier with the same `id`.
  /// - Returns: Whether `==` of the models is true.
  /// - Complexity: The same as comparing the models.
  @inlinable
  public func isContentEqual(to other: Identified) -> Bool { model == other.model }
}

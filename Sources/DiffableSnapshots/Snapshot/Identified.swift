/// An identifier that carries its model: equal by the model's `id`, with the rest as its content.
///
/// A model that compares all its properties is a poor identifier, for when one of them changes it
/// becomes another: its cell goes, and a new one comes. Wrapped, it keeps its identity, and the cell is
/// reconfigured when `==` of the model says that something is different.
///
/// ```swift
/// struct Song: Identifiable, Equatable {
///   let id: Int
///   var title: String
/// }
///
/// var snapshot = Snapshot<String, Identified<Song>>()
/// try snapshot.appendSections(["new"])
/// try snapshot.appendItems([Identified(Song(id: 1, title: "Hallelujah"))])
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
  /// - Parameter model: What it carries.
  /// - Complexity: O(1).
  @inlinable
  public init(_ model: Model) { self.model = model }

  /// The model's identity.
  ///
  /// - Complexity: That of the model's `id`.
  @inlinable public var id: Model.ID { model.id }
}

extension Identified: Hashable {
  /// Whether both stand for the same thing, whatever its content.
  ///
  /// - Complexity: That of `==` of the `id`.
  @inlinable
  public static func == (left: Identified, right: Identified) -> Bool { left.id == right.id }

  /// Hashes the model's identity.
  ///
  /// - Parameter hasher: Takes what is hashed.
  /// - Complexity: That of hashing the `id`.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Identified: ContentEquatable {
  /// Whether the models are equal.
  ///
  /// - Parameter other: An identifier with the same `id`.
  /// - Returns: Whether nothing has changed.
  /// - Complexity: That of `==` of the model.
  @inlinable
  public func isContentEqual(to other: Identified) -> Bool { model == other.model }
}

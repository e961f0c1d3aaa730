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
/// var snapshot = Snapshot<String, ModelItem<Song>>()
/// snapshot.appendSections(["new"])
/// let song = Song(id: 1, title: "Hallelujah")
/// snapshot.appendItems([ModelItem(song)])
/// // snapshot.itemIdentifiers[0].title == "Hallelujah"
/// ```
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
public struct ModelItem<Model: Identifiable & Equatable & Sendable>: Identifiable, Sendable
where Model.ID: Sendable {
  /// The model.
  public var model: Model

  /// Creates an identifier.
  ///
  /// - Parameter model: The model to wrap.
  /// - Complexity: O(1).
  public init(_ model: Model) { self.model = model }

  /// The model's identity.
  ///
  /// - Complexity: The same as reading the model's `id`.
  public var id: Model.ID { model.id }
}

extension ModelItem: Hashable {
  /// Returns whether both models have the same `id`; the other properties are not compared.
  ///
  /// - Complexity: The same as comparing the `id`.
  public static func == (left: ModelItem, right: ModelItem) -> Bool { left.id == right.id }

  /// Hashes the model's `id`.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: The same as hashing the `id`.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ModelItem: ContentEquatable {
  /// Returns whether the models are equal.
  ///
  /// - Parameter other: An identifier with the same `id`.
  /// - Returns: Whether `==` of the models is true.
  /// - Complexity: The same as comparing the models.
  public func isContentEqual(to other: ModelItem) -> Bool { model == other.model }
}

// Embedded Swift has no key paths.
#if !hasFeature(Embedded)
  extension ModelItem {
    /// A property of the model.
    ///
    /// - Parameter keyPath: The key path of the property.
    /// - Returns: The value of the property.
    /// - Complexity: The same as reading the property.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value {
      model[keyPath: keyPath]
    }
  }
#endif

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ModelItem: Encodable where Model: Encodable {
    /// Writes the model in place of the identifier, without a container around the model.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error of the encoder or the model.
    /// - Complexity: The same as encoding the model.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(model)
    }
  }

  extension ModelItem: Decodable where Model: Decodable {
    /// Creates an identifier from an encoded model.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error of the decoder or the model.
    /// - Complexity: The same as decoding the model.
    public init(from decoder: any Decoder) throws {
      self.init(try decoder.singleValueContainer().decode(Model.self))
    }
  }
#endif

// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension ModelItem: CustomStringConvertible, CustomDebugStringConvertible {
    /// The description of the model.
    ///
    /// - Complexity: That of the model's description.
    public var description: String { String(describing: model) }

    /// The debug description of the model.
    ///
    /// - Complexity: That of the model's debug description.
    public var debugDescription: String { String(reflecting: model) }
  }
#endif

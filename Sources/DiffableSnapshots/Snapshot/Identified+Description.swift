// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension Identified: CustomStringConvertible, CustomDebugStringConvertible {
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

// Embedded Swift has no key paths.
#if !hasFeature(Embedded)
  extension Identified {
    /// A property of the model.
    ///
    /// - Parameter keyPath: Which one.
    /// - Returns: Its value.
    /// - Complexity: That of the property.
    @inlinable
    public subscript<Value>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value {
      model[keyPath: keyPath]
    }
  }
#endif

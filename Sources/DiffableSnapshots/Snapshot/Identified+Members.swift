// Embedded Swift has no key paths.
#if !hasFeature(Embedded)
  extension Identified {
    /// A property of the model.
    ///
    /// - Parameter keyPath: The key path of the property.
    /// - Returns: The value of the property.
    /// - Complexity: The same as reading the property.
    @inlinable
    public subscript<Value>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value {
      model[keyPath: keyPath]
    }
  }
#endif

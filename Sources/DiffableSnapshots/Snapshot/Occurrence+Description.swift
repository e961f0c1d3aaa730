// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension Occurrence: CustomStringConvertible {
    /// The description of the value, followed by the number unless it is 1, such as `a (2)`.
    ///
    /// - Complexity: That of the value's description.
    public var description: String { number == 1 ? "\(value)" : "\(value) (\(number))" }
  }
#endif

// `Array.span` and `Array.mutableSpan` need macOS 26 and iOS 26. The spans of buffers do not.
extension Array {
  /// Calls a function with a span of the elements.
  @inlinable
  func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    // In bounds: the span has the elements of the buffer, and no function can keep a span.
    unsafe withUnsafeBufferPointer { buffer in
      #if hasFeature(Embedded)
        // The storage of an empty array may not be aligned for the elements, as a span of the buffer has to be.
        if buffer.isEmpty { return body(Span()) }
      #endif
      return unsafe body(buffer.span)
    }
  }

  /// Calls a function with a span that can replace elements.
  @inlinable
  mutating func withMutableSpan<Result>(_ body: (inout MutableSpan<Element>) -> Result) -> Result {
    // In bounds, as in `withSpan`.
    unsafe withUnsafeMutableBufferPointer { buffer in
      #if hasFeature(Embedded)
        if buffer.isEmpty {
          var span = MutableSpan<Element>()
          return body(&span)
        }
      #endif
      var span = unsafe buffer.mutableSpan
      return body(&span)
    }
  }
}

/// Calls a function with a span of temporary memory, which is on the stack if it is small.
///
/// - Parameters:
///   - count: The number of elements.
///   - value: The value of each element at first.
///   - body: The function.
/// - Returns: The result of the function.
@inline(__always)
func withTemporarySpan<Element: BitwiseCopyable, Result>(
  count: Int,
  repeating value: Element,
  _ body: (inout MutableSpan<Element>) -> Result
) -> Result {
  // In bounds: the span has the elements of the buffer, and all of them are initialized.
  unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { buffer in
    unsafe buffer.initialize(repeating: value)
    var span = unsafe buffer.mutableSpan
    return body(&span)
  }
}

extension Array {
  /// Returns whether both arrays share their storage, and therefore have the same elements.
  ///
  /// The two calls are nested because ``withSpan(_:)`` copies an array that is bridged from
  /// Objective-C. If the first copy were released before the second copy is made, both copies could have the
  /// same address.
  @inlinable
  func isIdentical(with other: [Element]) -> Bool {
    withSpan { mine in other.withSpan { theirs in mine.isIdentical(to: theirs) } }
  }
}

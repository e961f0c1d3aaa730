// `Array.span` and `Array.mutableSpan` need macOS 26 and iOS 26. The spans of buffers do not.
extension Array {
  /// Calls a function with a span of the elements.
  @inlinable
  func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    // In bounds: the span has the elements of the buffer, and no function can keep a span.
    unsafe withUnsafeBufferPointer { buffer in unsafe body(buffer.span) }
  }

  /// Calls a function with a span that can replace elements.
  @inlinable
  mutating func withMutableSpan<Result>(_ body: (inout MutableSpan<Element>) -> Result) -> Result {
    // In bounds, as in `withSpan`.
    unsafe withUnsafeMutableBufferPointer { buffer in
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

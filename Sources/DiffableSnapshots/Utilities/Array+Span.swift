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

extension Array where Element: BitwiseCopyable {
  /// Creates an array of a known number of elements, run by run.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - writeAll: A closure that writes `count` elements with ``OutputSpan/write(_:_:)``. Not called if `count` is 0.
  @inline(__always)
  init(count: Int, writeAll: (inout OutputSpan<Element>) -> Void) {
    guard count > 0 else {
      self = []
      return
    }
    self.init(capacity: count + OutputSpan<Element>.unconditionalCount, initializingWith: writeAll)
    assert(self.count == count)
  }
}

extension OutputSpan where Element: BitwiseCopyable {
  /// The number of elements that every write stores, even for a shorter run.
  static var unconditionalCount: Int { 2 }

  /// Writes a run of elements, without a branch for a short run.
  ///
  /// A processor cannot predict whether a run has zero, one or two elements. Each write therefore stores two
  /// elements in any case, and the next write overwrites the surplus elements. There must be room for the surplus
  /// elements of the last run.
  ///
  /// - Parameters:
  ///   - length: The number of elements in the run.
  ///   - element: A closure that returns the element at an offset in the run. It is always called with the
  ///     offsets 0 and 1, and may return any value for an offset that is not less than `length`.
  @inline(__always)
  mutating func write(_ length: Int, _ element: (Int) -> Element) {
    assert(length >= 0)
    precondition(max(length, Self.unconditionalCount) <= freeCapacity, "A run exceeds the capacity")
    // In bounds, because there is room for the written elements.
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      unsafe buffer.initializeElement(at: count, to: element(0))
      unsafe buffer.initializeElement(at: count &+ 1, to: element(1))
      var step = 2
      while step < length {
        unsafe buffer.initializeElement(at: count &+ step, to: element(step))
        step &+= 1
      }
      count &+= length
    }
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

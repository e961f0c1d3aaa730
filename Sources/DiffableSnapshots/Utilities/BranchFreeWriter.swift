/// Writes runs of elements one after another into a buffer, without a branch for short runs.
///
/// A processor cannot predict whether a run has zero, one or two elements. Each write therefore stores two
/// elements in any case, and the next write overwrites the surplus elements. The buffer has room for the
/// surplus elements of the last run. Elements are `BitwiseCopyable`, so overwriting them needs no
/// deinitialization.
struct BranchFreeWriter<Element: BitwiseCopyable> {
  // A buffer and not a pointer, because debug builds check the bounds of a buffer.
  let buffer: UnsafeMutableBufferPointer<Element>

  /// The number of elements written so far, without surplus elements.
  var count = 0

  /// The number of elements that every write stores, even for a shorter run.
  static var unconditionalCount: Int { 2 }

  init(buffer: UnsafeMutableBufferPointer<Element>) { self.buffer = buffer }

  /// Returns an array of a known number of elements.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - writeAll: A closure that writes exactly `count` elements. Not called if `count` is 0.
  /// - Returns: The elements.
  @inline(__always)
  static func list(count: Int, _ writeAll: (inout BranchFreeWriter) -> Void) -> [Element] {
    // All empty arrays share one storage object, which must not be written, not even to set its count to 0.
    guard count > 0 else { return [] }
    let capacity = count + unconditionalCount
    return Array(unsafeUninitializedCapacity: capacity) { buffer, initializedCount in
      var writer = BranchFreeWriter(buffer: buffer)
      writeAll(&writer)
      assert(writer.count == count)
      initializedCount = count
    }
  }

  /// Writes a run of elements.
  ///
  /// - Parameters:
  ///   - length: The number of elements in the run.
  ///   - element: A closure that returns the element at an offset in the run. It is always called with the
  ///     offsets 0 and 1, and may return any value for an offset that is not less than `length`.
  @inline(__always)
  mutating func write(_ length: Int, _ element: (Int) -> Element) {
    assert(length >= 0)
    // In bounds: the buffer has room for all elements and for the surplus elements after them.
    for step in 0..<BranchFreeWriter.unconditionalCount {
      buffer.initializeElement(at: count &+ step, to: element(step))
    }
    if length > BranchFreeWriter.unconditionalCount {
      for step in BranchFreeWriter.unconditionalCount..<length {
        buffer.initializeElement(at: count &+ step, to: element(step))
      }
    }
    count &+= length
  }
}

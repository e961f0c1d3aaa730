/// Writes elements after each other into memory that has room for a few too many.
///
/// Whether none, one or two are next no processor can foresee. So two are written in any case, and what
/// is not one of them is written over by the next; elements that had to be destroyed would not allow that.
struct BranchFreeWriter<Element: BitwiseCopyable> {
  // A buffer rather than a pointer: builds that are not optimised check its bounds.
  let buffer: UnsafeMutableBufferPointer<Element>

  /// The number of elements that are written and wanted.
  var count = 0

  /// How many elements are written at a time in any case.
  static var least: Int { 2 }

  init(buffer: UnsafeMutableBufferPointer<Element>) { self.buffer = buffer }

  /// Makes a list of a number of elements that is known.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - writeAll: A function that writes all of them and no more; it is not called when there are none.
  /// - Returns: The elements.
  @inline(__always)
  static func list(count: Int, _ writeAll: (inout BranchFreeWriter) -> Void) -> [Element] {
    // The storage of an empty array is shared by all; not even its count of 0 may be written.
    guard count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count + least) { buffer, initializedCount in
      var writer = BranchFreeWriter(buffer: buffer)
      writeAll(&writer)
      assert(writer.count == count)
      initializedCount = count
    }
  }

  /// Writes the next elements.
  ///
  /// - Parameters:
  ///   - length: Their number.
  ///   - element: Gives each by its number, counted from 0. It is called with 0 and 1 in any case; what it
  ///     gives for a number that is not less than the length may be any value.
  @inline(__always)
  mutating func write(_ length: Int, _ element: (Int) -> Element) {
    assert(length >= 0)
    // In bounds: there is room for all elements and for those that are written in vain after them.
    for step in 0..<BranchFreeWriter.least {
      buffer.initializeElement(at: count &+ step, to: element(step))
    }
    if length > BranchFreeWriter.least {
      for step in BranchFreeWriter.least..<length {
        buffer.initializeElement(at: count &+ step, to: element(step))
      }
    }
    count &+= length
  }
}

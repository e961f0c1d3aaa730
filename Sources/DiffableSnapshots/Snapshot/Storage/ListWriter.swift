/// Writes elements behind each other into memory that has room for a few too many.
///
/// Whether none, one or two are next no processor can foresee. So two are written in any case, and what
/// was none of them is written over by the next; elements that had to be destroyed would not allow that.
@usableFromInline
struct ListWriter<Element: BitwiseCopyable> {
  @usableFromInline let start: UnsafeMutablePointer<Element>
  @usableFromInline var count = 0

  /// How many elements are written at a time in any case.
  @inlinable static var least: Int { 2 }

  @inlinable
  init(start: UnsafeMutablePointer<Element>) { self.start = start }

  /// Makes a list of a number of elements that is known.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - writeAll: A function that writes all of them; it is not called when there are none.
  /// - Returns: The elements.
  @inlinable
  @inline(__always)
  static func list(count: Int, _ writeAll: (inout ListWriter) -> Void) -> [Element] {
    // The storage of an empty array is shared by all; not even its count of 0 may be written.
    guard count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count + least) { buffer, initializedCount in
      guard let start = buffer.baseAddress else { return }
      var writer = ListWriter(start: start)
      writeAll(&writer)
      assert(writer.count == count)
      initializedCount = count
    }
  }

  /// Writes the next elements.
  ///
  /// - Parameters:
  ///   - length: Their number.
  ///   - element: Gives each by its number, counted from 0, and for one more than there are any value.
  @inlinable
  @inline(__always)
  mutating func write(_ length: Int, _ element: (Int) -> Element) {
    // In bounds: there is room for `count` elements and for those that are written in vain behind them.
    let end = start + count
    for step in 0..<ListWriter.least { (end + step).initialize(to: element(step)) }
    if length > ListWriter.least {
      for step in ListWriter.least..<length { (end + step).initialize(to: element(step)) }
    }
    count &+= length
  }
}

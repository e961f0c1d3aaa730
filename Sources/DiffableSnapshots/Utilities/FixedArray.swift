/// A fixed number of elements in memory that is not shared.
///
/// Writing to an array checks whether the array shares its memory. Writing to a fixed array does not.
@safe
struct FixedArray<Element: BitwiseCopyable>: ~Copyable {
  private let buffer: UnsafeMutableBufferPointer<Element>

  /// The number of elements.
  let count: Int

  /// Creates an array of equal elements.
  ///
  /// An empty array allocates no memory.
  @inline(__always)
  init(repeating value: Element, count: Int) {
    self.count = count
    // The buffer has `count` elements, and all of them are initialized.
    unsafe buffer = count == 0 ? .init(start: nil, count: 0) : .allocate(capacity: count)
    unsafe buffer.initialize(repeating: value)
  }

  // Nothing else refers to the memory.
  deinit { unsafe buffer.deallocate() }

  /// The element at an index, which must be less than ``count``.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "Index out of bounds")
      return unsafe buffer[index]  // In bounds, as checked.
    }
    @inline(__always) nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "Index out of bounds")
      unsafe buffer[index] = newValue  // In bounds, as checked.
    }
  }
}

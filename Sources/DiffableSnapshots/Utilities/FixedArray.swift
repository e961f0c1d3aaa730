/// A fixed number of elements in memory that is not shared.
///
/// Writing to an array checks whether the array shares its memory. Writing to a fixed array does not.
@safe
struct FixedArray<Element: BitwiseCopyable>: ~Copyable {
  /// The address of the first element; nil if there are no elements.
  private let start: UnsafeMutablePointer<Element>?

  /// The number of elements.
  let count: Int

  /// Creates an array of equal elements.
  ///
  /// An empty array allocates no memory.
  @inline(__always)
  init(repeating value: Element, count: Int) {
    self.count = count
    // The memory has `count` elements, and all of them are initialized.
    unsafe start = count == 0 ? nil : .allocate(capacity: count)
    unsafe start?.initialize(repeating: value, count: count)
  }

  // Nothing else refers to the memory.
  deinit { unsafe start?.deallocate() }

  /// The element at an index, which must be less than ``count``.
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count, "Index out of bounds")
      return unsafe start![index]  // In bounds, as checked.
    }
    nonmutating set {
      precondition(index >= 0 && index < count, "Index out of bounds")
      unsafe start![index] = newValue  // In bounds, as checked.
    }
  }
}

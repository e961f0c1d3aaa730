extension UnsafeMutableBufferPointer {
  /// Allocates memory for elements; a capacity of 0 needs no memory.
  ///
  /// `allocate(capacity:)` calls the allocator also for a capacity of 0.
  static func allocateIfNeeded(capacity: Int) -> UnsafeMutableBufferPointer {
    capacity == 0 ? UnsafeMutableBufferPointer(start: nil, count: 0) : .allocate(capacity: capacity)
  }
}

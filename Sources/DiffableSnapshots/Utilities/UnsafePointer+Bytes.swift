extension UnsafePointer {
  /// Returns whether two values consist of the same bytes, so that each can replace the other.
  ///
  /// Equal values can consist of different bytes, for example two copies of a text in different buffers.
  ///
  /// - Parameter other: A pointer to the other value.
  /// - Returns: Whether all bytes are the same.
  @inlinable
  func hasSameBytes(as other: UnsafePointer) -> Bool {
    let (left, right) = (UnsafeRawPointer(self), UnsafeRawPointer(other))
    let size = MemoryLayout<Pointee>.size
    var offset = 0
    while offset &+ 8 <= size {
      let word = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset &+= 8
    }
    while offset < size {
      let byte = left.load(fromByteOffset: offset, as: UInt8.self)
      if byte != right.load(fromByteOffset: offset, as: UInt8.self) { return false }
      offset &+= 1
    }
    return true
  }
}

extension HashedItems {
  /// Finds those of them that are equal to others.
  ///
  /// - Parameters:
  ///   - table: The others by their hashes.
  ///   - others: The others.
  ///   - body: A function that gets the offset of each of the others that is here, and the offset here.
  @inlinable
  @inline(__always)
  func find(_ table: borrowing ElementTable, of others: [Item], _ body: (Int, Int) -> Void) {
    items.withUnsafeBufferPointer { items in
      others.withUnsafeBufferPointer { others in
        for (offset, hash) in hashes.enumerated() {
          // In bounds: there is a hash for each item, and the table holds offsets of the others.
          let found = table.search(hash) { others[$0] == items[offset] }.offset
          if found >= 0 { body(found, offset) }
        }
      }
    }
  }
}

/// A dictionary for identifiers that may break the rules of `Hashable`.
///
/// A `Dictionary` traps if it finds two equal keys when it grows. There are such keys if `==` is not transitive, or if
/// objects have changed since they were inserted. This dictionary hashes each key once, and never compares the keys
/// that it contains with each other. If it contains several equal keys, a look-up finds one of them.
///
/// Copies share memory until one of them changes.
@usableFromInline
package struct IdentifierMap<Key: Hashable, Value> {
  /// The entry at each slot; nil for a free slot.
  ///
  /// A value is nil only while the caller changes it.
  @usableFromInline var entries = Pages<(key: Key, value: Value?)?>(pageSize: 32)

  /// Finds the slots of a hash.
  @usableFromInline var index = HashIndex()

  @usableFromInline var freeSlots: [UInt32] = []

  @inlinable
  package init() {}

  /// Creates a dictionary of keys with their values; of equal keys, it contains the first key and the last value.
  @inlinable
  package init(_ elements: [(key: Key, value: Value)]) {
    for (key, value) in elements { self[key] = value }
  }

  @inlinable package var count: Int { entries.count - freeSlots.count }

  package var isEmpty: Bool { count == 0 }

  /// The keys with their values.
  @inlinable package var elements: [(key: Key, value: Value)] {
    var elements: [(key: Key, value: Value)] = []
    elements.reserveCapacity(count)
    for slot in 0..<entries.count {
      if let entry = entries[UInt32(slot)], let value = entry.value {
        elements.append((entry.key, value))
      }
    }
    return elements
  }

  /// The value of a key; nil if the dictionary does not contain the key.
  @inlinable
  package subscript(key: Key) -> Value? {
    get { slot(of: key).flatMap { entries[$0]?.value } }
    _modify {
      let hash = shortHash(key)
      let slot = slot(of: key, hash)
      var value = take(at: slot)
      defer { set(value, at: slot, key, hash) }
      yield &value
    }
  }

  @inlinable
  func slot(of key: Key) -> UInt32? { slot(of: key, shortHash(key)) }

  @inlinable
  func slot(of key: Key, _ hash: UInt32) -> UInt32? {
    index.slot(for: hash) { [entries] in entries[$0]?.key == key }
  }

  /// Removes the value from an entry, so that changing the value does not copy its memory.
  @inlinable
  mutating func take(at slot: UInt32?) -> Value? {
    guard let slot else { return nil }
    return entries[slot]?.value.take()
  }

  /// Stores or removes a value.
  ///
  /// - Parameters:
  ///   - value: The value; nil removes the key.
  ///   - slot: The slot of the key, or nil if the dictionary does not contain the key.
  ///   - key: The key.
  ///   - hash: The short hash of the key.
  /// - Returns: The slot of the key, or nil if the key was removed.
  @inlinable
  @discardableResult
  mutating func set(_ value: Value?, at slot: UInt32?, _ key: Key, _ hash: UInt32) -> UInt32? {
    guard let value else {
      if let slot {
        index.remove(hash, slot)
        entries[slot] = nil
        freeSlots.append(slot)
      }
      return nil
    }
    if let slot {
      entries[slot]?.value = value
      return slot
    }
    let slot = freeSlots.popLast() ?? UInt32(entries.count)
    if Int(slot) == entries.count { entries.append(nil) }
    entries[slot] = (key, value)
    index.insert(hash, slot)
    index.makeRoom(for: count)
    return slot
  }
}

extension IdentifierMap: Sendable where Key: Sendable, Value: Sendable {}

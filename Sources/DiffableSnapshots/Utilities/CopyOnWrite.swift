/// An array that is divided into pages, which its copies share.
///
/// Changing one element after a copy copies only the page of that element, not all elements. The first page
/// is stored in a property of its own, so that a small array needs only one allocation.
@usableFromInline
struct Pages<Element> {
  @usableFromInline var first: [Element] = []

  /// The other pages; every page except the last is full.
  @usableFromInline var others: [[Element]] = []

  /// The binary logarithm of the number of elements in a full page.
  @usableFromInline let pageBits: Int

  /// Creates an empty array.
  ///
  /// - Parameter pageSize: The number of elements in a full page, a power of two.
  @inlinable
  init(pageSize: Int) { pageBits = pageSize.trailingZeroBitCount }

  @inlinable var count: Int {
    guard let last = others.last else { return first.count }
    return others.count << pageBits + last.count
  }

  @inlinable subscript(position: UInt32) -> Element {
    _read {
      let page = Int(position) >> pageBits
      if page == 0 {
        yield first[Int(position)]
      } else {
        yield others[page - 1][Int(position) & (1 << pageBits - 1)]
      }
    }
    _modify {
      let page = Int(position) >> pageBits
      if page == 0 {
        yield &first[Int(position)]
      } else {
        yield &others[page - 1][Int(position) & (1 << pageBits - 1)]
      }
    }
  }

  /// Allocates the first page for a number of elements, if there are none yet.
  @inlinable
  mutating func reserveCapacity(_ count: Int) {
    if first.isEmpty { first.reserveCapacity(Swift.min(count, 1 << pageBits)) }
  }

  @inlinable
  mutating func append(_ element: Element) {
    if first.count >> pageBits == 0 {
      first.append(element)
      return
    }
    if others.isEmpty || others[others.count - 1].count >> pageBits != 0 { others.append([]) }
    others[others.count - 1].append(element)
  }

  /// Returns whether both arrays share their pages: one is a copy of the other, and neither has changed since.
  @inlinable
  func isIdentical(with other: Pages) -> Bool {
    first.isIdentical(with: other.first) && others.isIdentical(with: other.others)
  }
}

extension Pages: Sendable where Element: Sendable {}

/// A value behind one reference that copies share until one of the copies changes.
///
/// The storage is an array of one element, so the standard library implements copy-on-write.
@usableFromInline
struct CopyOnWriteBox<Value: Sendable>: Sendable {
  @usableFromInline var storage: [Value]

  @inlinable
  init(_ value: Value) { storage = [value] }

  @inlinable var value: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }

  /// Returns whether both boxes share their storage: one is a copy of the other, and neither has changed since.
  @inlinable
  func isIdentical(with other: CopyOnWriteBox) -> Bool { storage.isIdentical(with: other.storage) }
}

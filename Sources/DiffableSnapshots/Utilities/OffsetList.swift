/// Some of the offsets of a list, each one once.
@usableFromInline
struct OffsetList {
  private var isIncluded: [Bool]

  @usableFromInline
  init(count: Int) { isIncluded = Array(repeating: false, count: count) }

  @usableFromInline
  mutating func insert(_ offset: Int) { isIncluded[offset] = true }

  @usableFromInline var isEmpty: Bool { !isIncluded.contains(true) }

  /// The offsets, ascending.
  @usableFromInline var offsets: [Int] { isIncluded.indices.filter { isIncluded[$0] } }

  /// The other offsets, ascending.
  @usableFromInline var others: [Int] { isIncluded.indices.filter { !isIncluded[$0] } }
}

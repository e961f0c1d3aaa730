/// A selection of the offsets of a list, which stores a Boolean for each offset.
@usableFromInline
struct OffsetSelection {
  private var isSelected: [Bool]

  @usableFromInline
  init(count: Int) { isSelected = Array(repeating: false, count: count) }

  @usableFromInline
  mutating func insert(_ offset: Int) { isSelected[offset] = true }

  @usableFromInline var isEmpty: Bool { !isSelected.contains(true) }

  /// The selected offsets, ascending.
  @usableFromInline var selectedOffsets: [Int] { isSelected.indices.filter { isSelected[$0] } }

  /// The offsets that are not selected, ascending.
  @usableFromInline var unselectedOffsets: [Int] { isSelected.indices.filter { !isSelected[$0] } }
}

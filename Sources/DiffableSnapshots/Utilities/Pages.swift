/// Elements in order, in pieces that copies share: a change after a copy copies one of them.
@usableFromInline
struct Pages<Element: Sendable>: Sendable {
  /// All but the last one are full.
  @usableFromInline var pages: [[Element]] = []

  @inlinable
  init() {}

  @inlinable static var pageSize: Int { 512 }

  @inlinable var count: Int {
    guard let last = pages.last else { return 0 }
    return (pages.count - 1) * Pages.pageSize + last.count
  }

  @inlinable subscript(position: UInt32) -> Element {
    _read { yield pages[Int(position) / Pages.pageSize][Int(position) % Pages.pageSize] }
    _modify { yield &pages[Int(position) / Pages.pageSize][Int(position) % Pages.pageSize] }
  }

  @inlinable
  mutating func append(_ element: Element) {
    if pages.last.map({ $0.count == Pages.pageSize }) ?? true { pages.append([]) }
    pages[pages.count - 1].append(element)
  }

  /// Whether both are copies of one value that has not changed since.
  @inlinable
  func isIdentical(with other: Pages) -> Bool { pages.isIdentical(with: other.pages) }
}

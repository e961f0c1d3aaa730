/// Where each section's items begin and end, counted across all sections.
struct SectionRanges {
  /// The offset of each section's first item, and then the number of all items.
  private var starts: [Int] = [0]

  init(sizes: [Int]) {
    starts.reserveCapacity(sizes.count + 1)
    for size in sizes { starts.append(starts[starts.endIndex - 1] + size) }
  }

  var itemCount: Int { starts[starts.endIndex - 1] }

  func items(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The paths of items that stand in gaps, ascending; those of sections that come or go are left out.
  ///
  /// - Parameters:
  ///   - forEachGap: Calls a function with each gap, ascending, counted across all sections.
  ///   - count: The number of items in the gaps.
  ///   - partners: For each section the one that it matches, if any.
  /// - Returns: The paths.
  func paths(
    ofGaps forEachGap: ((Range<Int>) -> Void) -> Void,
    count: Int,
    partners: [Int?]
  ) -> [ItemPath] {
    guard count > 0 else { return [] }
    var paths: [ItemPath] = []
    var section = 0
    forEachGap { gap in
      forEachPart(of: gap, from: &section) { section, items in
        guard partners[section] != nil else { return }
        paths.append(contentsOf: items.lazy.map { ItemPath(section: section, item: $0) })
      }
    }
    return paths
  }

  /// Calls a function with the part of a range in each section, counted within the section.
  ///
  /// - Parameters:
  ///   - offsets: A range of items, counted across all sections.
  ///   - section: A section that does not begin after the range; in the end the last one of the range.
  ///   - body: The function.
  func forEachPart(
    of offsets: Range<Int>,
    from section: inout Int,
    _ body: (_ section: Int, _ items: Range<Int>) -> Void
  ) {
    var rest = offsets
    while !rest.isEmpty {
      var items = items(ofSection: section)
      if rest.lowerBound >= items.upperBound {
        section = self.section(ofItem: rest.lowerBound)
        items = self.items(ofSection: section)
      }
      let end = min(rest.upperBound, items.upperBound)
      body(section, rest.lowerBound - items.lowerBound..<end - items.lowerBound)
      rest = end..<rest.upperBound
    }
  }

  /// The section that holds an item, which often is the one after another one.
  func section(ofItem offset: Int, near section: Int) -> Int {
    let next = section + 1
    if next + 1 < starts.count && items(ofSection: next).contains(offset) { return next }
    return self.section(ofItem: offset)
  }

  /// The section that holds an item, found by binary search.
  func section(ofItem offset: Int) -> Int {
    starts[..<(starts.endIndex - 1)].lastIndex(whereFirstOnes: { $0 <= offset })
  }
}

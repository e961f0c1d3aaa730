/// The positions of each section's items, counted across all sections.
struct SectionRanges {
  /// The position of each section's first item, then the number of all items.
  private let starts: [Int]

  init(sizes: [Int]) {
    var starts = Array(repeating: 0, count: sizes.count + 1)
    for section in sizes.indices { starts[section + 1] = starts[section] + sizes[section] }
    self.starts = starts
  }

  var itemCount: Int { starts[starts.endIndex - 1] }

  func items(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the position of the item at a path.
  func position(of path: ItemPath) -> Int { starts[path.section] + path.item }

  /// Returns the paths of the items outside all runs, except in deleted or inserted sections.
  ///
  /// - Parameters:
  ///   - forEachGap: Calls a function with each range of positions outside all runs, ascending.
  ///   - count: The number of items outside all runs.
  ///   - partners: The index of the matching section, for each section; nil for a deleted or inserted section.
  /// - Returns: The paths, ascending.
  func paths(
    ofGaps forEachGap: ((Range<Int>) -> Void) -> Void,
    count: Int,
    partners: @autoclosure () -> [Int?]
  ) -> [ItemPath] {
    guard count > 0 else { return [] }
    let partners = partners()
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

  /// Calls a function with the items of each section in a range of positions.
  ///
  /// - Parameters:
  ///   - positions: A range of positions across all sections.
  ///   - section: A section that starts at or before the range. The function advances it to the last section of
  ///     the range.
  ///   - body: Called with the index of the section and the item indexes in the section.
  func forEachPart(
    of positions: Range<Int>,
    from section: inout Int,
    _ body: (_ section: Int, _ items: Range<Int>) -> Void
  ) {
    var rest = positions
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

  /// Changes a section and its items to those of the item at a position, which often is in the next section.
  func find(_ position: Int, _ section: inout Int, _ items: inout Range<Int>) {
    if items.contains(position) { return }
    let end = section + 2 < starts.count ? starts[section + 2] : 0
    if position >= items.upperBound && position < end {
      (section, items) = (section + 1, items.upperBound..<end)
    } else {
      section = self.section(ofItem: position)
      items = self.items(ofSection: section)
    }
  }

  /// Returns the section of the item at a position, by binary search.
  func section(ofItem position: Int) -> Int {
    starts[..<(starts.endIndex - 1)].lastIndex(whereFirstOnes: { $0 <= position })
  }
}

extension Run {
  /// Calls a function with each part of a run that is in one old section and in one new section.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching items, ascending by the new position.
  ///   - old: The old sections.
  ///   - new: The new sections.
  ///   - body: Called with the old section, the new section, and the part in item indexes of these sections.
  @inline(__always)
  static func forEachPiece(
    of runs: [Run],
    _ old: SectionRanges,
    _ new: SectionRanges,
    _ body: (_ oldSection: Int, _ newSection: Int, Run) -> Void
  ) {
    var (oldSection, newSection) = (-1, -1)
    var (oldItems, newItems) = (0..<0, 0..<0)
    for run in runs {
      var (from, to) = (run.old, run.new)
      let end = to + run.length
      while to < end {
        old.find(from, &oldSection, &oldItems)
        new.find(to, &newSection, &newItems)
        let length = min(end - to, oldItems.upperBound - from, newItems.upperBound - to)
        let piece = Run(
          old: from - oldItems.lowerBound,
          new: to - newItems.lowerBound,
          length: length
        )
        body(oldSection, newSection, piece)
        (from, to) = (from + length, to + length)
      }
    }
  }
}

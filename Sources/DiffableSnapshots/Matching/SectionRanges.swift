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

  var sectionCount: Int { starts.count - 1 }

  func start(_ section: Int) -> Int { starts[section] }

  func items(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the position of the item at a path.
  func position(of path: ItemPath) -> Int { starts[path.section] + path.item }

  /// Returns the positions of the items of some sections, without empty sections.
  func items(ofSections sections: [Int]) -> [Range<Int>] {
    sections.map { items(ofSection: $0) }.filter { !$0.isEmpty }
  }

  /// Returns the paths of the items at some positions.
  func paths(of positions: [Int]) -> [ItemPath] {
    var paths: [ItemPath] = []
    paths.reserveCapacity(positions.count)
    var (section, items) = (-1, 0..<0)
    for index in positions.indices {
      find(positions[index], &section, &items)
      paths.append(ItemPath(section: section, item: positions[index] - items.lowerBound))
    }
    return paths
  }

  /// Changes a section and its items to those of the item at a position, which often is in the next section.
  func find(_ position: Int, _ section: inout Int, _ items: inout Range<Int>) {
    if items.lowerBound <= position && position < items.upperBound { return }
    let end = section + 2 < starts.count ? starts[section + 2] : 0
    if position >= items.upperBound && position < end {
      (section, items) = (section + 1, items.upperBound..<end)
    } else {
      section = (0..<sectionCount).last(whereFirstOnes: { starts[$0] <= position })
      items = self.items(ofSection: section)
    }
  }
}

extension Run {
  /// Calls a function with each part of a run that is in one old section and in one new section.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching items, ascending by the new position.
  ///   - old: The old sections.
  ///   - new: The new sections.
  ///   - body: Called with the old section, the new section, and the part in positions across all sections.
  @inline(__always)
  static func forEachPiece(
    of runs: [Run],
    _ old: SectionRanges,
    _ new: SectionRanges,
    _ body: (_ oldSection: Int, _ newSection: Int, Run) -> Void
  ) {
    var (oldSection, newSection) = (-1, -1)
    var (oldItems, newItems) = (0..<0, 0..<0)
    for index in runs.indices {
      var (from, to) = (runs[index].old, runs[index].new)
      let end = to + runs[index].length
      while to < end {
        old.find(from, &oldSection, &oldItems)
        new.find(to, &newSection, &newItems)
        let length = min(end - to, min(oldItems.upperBound - from, newItems.upperBound - to))
        body(oldSection, newSection, Run(old: from, new: to, length: length))
        (from, to) = (from + length, to + length)
      }
    }
  }
}

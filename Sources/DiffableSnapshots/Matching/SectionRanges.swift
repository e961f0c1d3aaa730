/// The positions of each section's items, counted across all sections.
struct SectionRanges {
  /// The position of each section's first item, then the number of all items.
  fileprivate let starts: [Int]

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

  /// Returns the paths of the items at some positions, which ascend.
  func paths(of positions: [Int]) -> [ItemPath] {
    var paths: [ItemPath] = []
    paths.reserveCapacity(positions.count)
    var section = 0
    for index in positions.indices {
      while positions[index] >= starts[section + 1] { section += 1 }
      paths.append(ItemPath(section: section, item: positions[index] - starts[section]))
    }
    return paths
  }
}

/// The parts of runs of matching items that are each in one old section and in one new section, in the order of the runs.
struct SectionPieces: Sequence, IteratorProtocol {
  /// A part of a run.
  struct Piece {
    var oldSection: Int
    var section: Int

    /// The part in positions across all sections.
    var run: Run

    /// The part in indexes of its old section and of its new section.
    var items: Run
  }

  private let runs: [Run]

  /// The position of the first item of each old and of each new section, then the number of all items.
  private let (oldStarts, starts): ([Int], [Int])

  /// The old section at each multiple of 2 to the power of `shift`, then the last old section.
  private var sections: [Int] = []
  private let shift: Int

  /// The index of the run that contains the next piece.
  private var index = 0

  /// The number of items of this run in previous pieces.
  private var done = 0

  /// The sections of the previous piece.
  private var (oldSection, section) = (-1, -1)

  /// The positions of the items of these sections.
  private var (oldStart, oldEnd, start, end) = (0, 0, 0, 0)

  /// Creates the pieces.
  ///
  /// - Parameters:
  ///   - runs: The runs, ascending by the new position.
  ///   - old: The old sections.
  ///   - new: The new sections.
  init(of runs: [Run], _ old: SectionRanges, _ new: SectionRanges) {
    (self.runs, oldStarts, starts) = (runs, old.starts, new.starts)
    // There are about as many entries as old sections, so most searches take at most one step; fewer for a few runs.
    let entryCount = Swift.min(old.sectionCount, runs.count)
    shift = Swift.max(0, entryCount.leadingZeroBitCount - old.itemCount.leadingZeroBitCount)
    sections.reserveCapacity(old.itemCount >> shift + 2)
    for section in 0..<old.sectionCount {
      while sections.count << shift < oldStarts[section + 1] { sections.append(section) }
    }
    sections.append(old.sectionCount - 1)
  }

  mutating func next() -> Piece? {
    if index == runs.count { return nil }
    let run = runs[index]
    let (from, to) = (run.old &+ done, run.new &+ done)
    if from < oldStart || from >= oldEnd { findOldSection(at: from) }
    while to >= end {
      section &+= 1
      (start, end) = (end, starts[section &+ 1])
    }
    var length = run.length &- done
    if oldEnd &- from < length { length = oldEnd &- from }
    if end &- to < length { length = end &- to }
    done &+= length
    if done == run.length { (index, done) = (index &+ 1, 0) }
    return Piece(
      oldSection: oldSection,
      section: section,
      run: Run(old: from, new: to, length: length),
      items: Run(old: from &- oldStart, new: to &- start, length: length)
    )
  }

  /// Finds the old section of the item at a position.
  private mutating func findOldSection(at position: Int) {
    let (starts, entry) = (oldStarts, position &>> shift)
    // Most sections of a long list have not changed.
    if position >= oldEnd && oldSection &+ 2 < starts.count && position < starts[oldSection &+ 2] {
      oldSection &+= 1
    } else {
      oldSection = sections[entry]
      var count = sections[entry &+ 1] &- oldSection &+ 1
      // In a debug build, `last(whereFirstOnes:)` takes several times as long.
      while count > 1 {
        let half = count &>> 1
        oldSection = starts[oldSection &+ half] <= position ? oldSection &+ half : oldSection
        count &-= half
      }
    }
    (oldStart, oldEnd) = (starts[oldSection], starts[oldSection &+ 1])
  }
}

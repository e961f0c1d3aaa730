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
    var section = 0
    for index in positions.indices {
      section = self.section(at: positions[index], near: section)
      paths.append(ItemPath(section: section, item: positions[index] - starts[section]))
    }
    return paths
  }

  /// Returns the section of the item at a position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - section: The section of another item; the item often is in this section or in the next one.
  /// - Returns: The section.
  func section(at position: Int, near section: Int) -> Int {
    if starts[section] <= position {
      if position < starts[section + 1] { return section }
      if section + 2 < starts.count && position < starts[section + 2] { return section + 1 }
    }
    return (0..<sectionCount).last(whereFirstOnes: { starts[$0] <= position })
  }
}

/// The parts of runs of matching items that are each in one old section and in one new section, in the order of the runs.
struct SectionPieces: Sequence, IteratorProtocol {
  /// A part of a run, in positions across all sections.
  struct Piece {
    var oldSection: Int
    var section: Int
    var run: Run
  }

  private let runs: [Run]
  private let old: SectionRanges
  private let new: SectionRanges

  /// The index of the run that contains the next piece.
  private var index = 0

  /// The number of items of this run in previous pieces.
  private var done = 0

  /// The sections of the previous piece.
  private var (oldSection, section) = (0, 0)

  /// Creates the pieces.
  ///
  /// - Parameters:
  ///   - runs: The runs, ascending by the new position.
  ///   - old: The old sections.
  ///   - new: The new sections.
  init(of runs: [Run], _ old: SectionRanges, _ new: SectionRanges) {
    self.runs = runs
    self.old = old
    self.new = new
  }

  mutating func next() -> Piece? {
    if index == runs.count { return nil }
    let run = runs[index]
    let (from, to) = (run.old &+ done, run.new &+ done)
    oldSection = old.section(at: from, near: oldSection)
    section = new.section(at: to, near: section)
    var length = run.length &- done
    let (oldRest, rest) = (old.start(oldSection + 1) &- from, new.start(section + 1) &- to)
    if oldRest < length { length = oldRest }
    if rest < length { length = rest }
    done &+= length
    if done == run.length { (index, done) = (index &+ 1, 0) }
    return Piece(
      oldSection: oldSection,
      section: section,
      run: Run(old: from, new: to, length: length)
    )
  }
}

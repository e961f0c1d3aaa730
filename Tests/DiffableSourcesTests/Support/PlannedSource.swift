import DiffableSources
import TestSupport

/// A source, and beside it what it should show, as plain as can be.
final class PlannedSource {
  enum Content {
    case numbers(BasicSource<Int, String>, [Int])
    case notes(BasicSource<Noted, String>, [Noted])
    case composite(CompositeSource<String>, isMerged: Bool, [PlannedSource])
    case segmented(SegmentedSource<Int, String>, selection: Int?, [Int: PlannedSource])
    case sectioned(SectionedSource<Int, Int, String>, PlannedSections)
  }

  /// What tells it from all others in cells.
  let name: String
  var content: Content

  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  var source: ListSource<String> {
    switch content {
    case .numbers(let source, _): source
    case .notes(let source, _): source
    case .composite(let source, _, _): source
    case .segmented(let source, _, _): source
    case .sectioned(let source, _): source
    }
  }

  var children: [PlannedSource] {
    switch content {
    case .numbers, .notes: []
    case .composite(_, _, let children): children
    case .segmented(_, _, let children): children.keys.sorted().compactMap { children[$0] }
    case .sectioned(_, let sections): sections.children
    }
  }

  var shownChildren: [PlannedSource] {
    if case .segmented(_, let selection, let children) = content {
      return selection.flatMap { children[$0] }.map { [$0] } ?? []
    }
    return children
  }

  /// This one and all that are below.
  var all: [PlannedSource] { [self] + children.flatMap { $0.all } }

  /// Those that have items to show, in order.
  var shownLeaves: [PlannedSource] {
    switch content {
    case .numbers, .notes: [self]
    case .composite, .segmented, .sectioned: shownChildren.flatMap { $0.shownLeaves }
    }
  }

  /// The cells that a list should show, in sections.
  var cells: [[String]] {
    switch content {
    case .numbers, .notes: [ownCells]
    case .composite(_, true, _): [shownLeaves.flatMap { $0.ownCells }]
    case .composite, .segmented, .sectioned: shownChildren.flatMap { $0.cells }
    }
  }

  var ownCells: [String] {
    switch content {
    case .numbers(_, let items): items.map { "\(name):\($0)" }
    case .notes(_, let items): items.map { "\(name):\($0)" }
    case .composite, .segmented, .sectioned: []
    }
  }
}

/// The sources of the sections of a snapshot.
final class PlannedSections {
  /// The sections that were set last, and their sources; one that another parent has taken is missing.
  var order: [Int] = []
  var members: [Int: PlannedSource] = [:]

  var children: [PlannedSource] { order.compactMap { members[$0] } }
}

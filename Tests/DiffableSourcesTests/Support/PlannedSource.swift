@testable import DiffableSources
import TestSupport

/// A source with a simple model of what it should show.
final class PlannedSource {
  enum Content {
    case numbers(BasicSource<Int, String>, [Int])
    case notes(BasicSource<Noted, String>, [Noted])
    case composite(CompositeSource<String>, isMerged: Bool, [PlannedSource])
    case segmented(SegmentedSource<Int, String>, selection: Int?, [Int: PlannedSource])
    case sectioned(SnapshotSource<Int, Int, String>, PlannedSections)
  }

  /// A unique name, with which the cells of the source begin.
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
    guard case .segmented(let source, let selection, let children) = content else {
      return self.children
    }
    let child = selection.flatMap { children[$0] }
    if let empty = source.emptySegment, empty.of == selection, child?.isEmpty ?? true {
      return children[empty.shown].map { [$0] } ?? []
    }
    return child.map { [$0] } ?? []
  }

  /// Whether this source shows no item.
  var isEmpty: Bool { shownLeaves.allSatisfy { $0.ownCells.isEmpty } }

  /// This source and all sources below it.
  var all: [PlannedSource] { [self] + children.flatMap { $0.all } }

  /// The shown basic sources, in order.
  var shownLeaves: [PlannedSource] {
    switch content {
    case .numbers, .notes: [self]
    case .composite, .segmented, .sectioned: shownChildren.flatMap { $0.shownLeaves }
    }
  }

  /// The cells that a list should show, section by section.
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

/// The sections of a snapshot source, and their sources.
final class PlannedSections {
  /// The sections that were set last, in order.
  var order: [Int] = []

  /// The sources of the sections, without sources that now have another parent.
  var members: [Int: PlannedSource] = [:]

  var children: [PlannedSource] { order.compactMap { members[$0] } }
}

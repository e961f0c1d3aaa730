import Testing
import UIKit

// What the tests of migrated screens have in common: what the user does, and checks that allow an apply to end later
// than the call of the view in which it began.

extension UITableView {
  /// The user drags a row with its reordering control, over one row to another one.
  func userDrags(_ source: IndexPath, over path: IndexPath? = nil, to target: IndexPath) async {
    #expect(await userLiftsRow(at: source))
    if let path { userHovers(over: path) }
    userHovers(over: target)
    userDropsRow()
  }

  /// The titles above the sections.
  var shownTitles: [String?] {
    layoutIfNeeded()
    return (0..<numberOfSections).map { headerView(forSection: $0)?.textLabel?.text }
  }

  /// The user swipes a row, and touches the first action that appears; returns its title.
  func userSwipes(_ path: IndexPath, towards edge: SwipeEdge = .leading) -> String? {
    guard let action = userSwipesRow(at: path, towards: edge).first else { return nil }
    action.handler(action, UIView()) { #expect($0) }
    return action.title
  }
}

extension UICollectionView {
  /// The user drags an item to another path.
  func userDrags(_ source: IndexPath, to target: IndexPath) {
    #expect(beginInteractiveMovementForItem(at: source))
    updateInteractiveMovementTarget(target)
    endInteractiveMovement()
  }
}

extension [[String]] {
  /// The lists after the move of one element, as the user sees it.
  func moving(_ source: IndexPath, to target: IndexPath) -> [[String]] {
    var lists = self
    lists[target.section].insert(lists[source.section].remove(at: source.item), at: target.item)
    return lists
  }
}

/// A drag of the user.
struct Drag: CustomTestStringConvertible, Sendable {
  let source: IndexPath
  let target: IndexPath
  let testDescription: String

  init(_ description: String, _ source: IndexPath, _ target: IndexPath) {
    (testDescription, self.source, self.target) = (description, source, target)
  }
}

/// Lets tasks run that a data source may have begun.
@MainActor
func letTasksRun() async {
  for _ in 0..<50 { await Task.yield() }
}

/// Checks that a view soon shows texts, that its data source has the same ones, and that both keep them.
@MainActor
func expect(
  _ expected: [[String]],
  shown: () -> [[String]],
  listed: () -> [[String]],
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<10_000 {
    if shown() == expected && listed() == expected { break }
    await Task.yield()
  }
  await letTasksRun()
  #expect(shown() == expected, sourceLocation: sourceLocation)
  #expect(listed() == expected, sourceLocation: sourceLocation)
}

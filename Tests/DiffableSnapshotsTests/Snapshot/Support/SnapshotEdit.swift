import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport

/// An edit, valid or invalid, that can be applied to a snapshot and to a model of a snapshot.
enum SnapshotEdit {
  case appendItems([Tagged], to: Tagged?, DuplicatePolicy?)
  case insertItems([Tagged], Side, Tagged, DuplicatePolicy?)
  case deleteItems([Tagged])
  case deleteAllItems(keepingSections: Bool)
  case moveItem(Tagged, Side, Tagged)
  case reloadItems([Tagged])
  case reconfigureItems([Tagged])
  case appendSections([Tagged])
  case insertSections([Tagged], Side, Tagged)
  case deleteSections([Tagged])
  case moveSection(Tagged, Side, Tagged)
  case reloadSections([Tagged])
  case reconfigureSections([Tagged])

  enum Side: CaseIterable {
    case before, after
  }

  /// Creates a random edit.
  ///
  /// The edit uses few different identifiers, so that the identifiers of most edits are partly in the snapshot.
  init(using random: inout SeededGenerator) {
    func tagged(_ range: Range<Int>) -> Tagged {
      let letters = "abcdefghijklmnopqrstuvwxyz"
      let tag = letters.randomElement(using: &random).map { String($0) } ?? ""
      return Tagged(id: Int.random(in: range, using: &random), tag: tag)
    }
    func several(_ range: Range<Int>, upTo count: Int) -> [Tagged] {
      (0..<Int.random(in: 0...count, using: &random)).map { _ in tagged(range) }
    }
    let (items, sections) = (0..<30, 0..<7)
    let side = Bool.random(using: &random) ? Side.before : .after
    let policy =
      [DuplicatePolicy?.none, .reject, .keepFirst, .keepLast].randomElement(using: &random) ?? nil
    switch Int.random(in: 0..<41, using: &random) {
    case 0..<3: self = .appendItems(several(items, upTo: 6), to: nil, policy)
    case 3..<8: self = .appendItems(several(items, upTo: 6), to: tagged(sections), policy)
    case 8..<15: self = .insertItems(several(items, upTo: 5), side, tagged(items), policy)
    case 15..<18: self = .deleteItems(several(items, upTo: 3))
    case 18: self = .deleteItems(several(items, upTo: 20))
    case 19..<24: self = .moveItem(tagged(items), side, tagged(items))
    case 24, 25: self = .reloadItems(several(items, upTo: 3))
    case 26, 27: self = .reconfigureItems(several(items, upTo: 3))
    case 28, 29: self = .appendSections(several(sections, upTo: 2))
    case 30, 31: self = .insertSections(several(sections, upTo: 2), side, tagged(sections))
    case 32: self = .deleteSections(several(sections, upTo: 2))
    case 33..<37: self = .moveSection(tagged(sections), side, tagged(sections))
    case 37, 38: self = .reloadSections(several(sections, upTo: 2))
    case 39: self = .reconfigureSections(several(sections, upTo: 2))
    default:
      let keepsSections = Int.random(in: 0..<3, using: &random) > 0
      self = .deleteAllItems(keepingSections: keepsSections)
    }
  }
}

extension SnapshotEdit {
  /// All edits with up to three items or sections of a few: some are known, some are new, and some repeat.
  ///
  /// Equal identifiers in one edit have different tags.
  static let small: [SnapshotEdit] = {
    func lists(of numbers: [Int]) -> [[Tagged]] {
      var lists: [[Tagged]] = [[]]
      var longest = lists
      for tag in ["b", "c", "d"] {
        longest = longest.flatMap { list in numbers.map { list + [Tagged(id: $0, tag: tag)] } }
        lists += longest
      }
      return lists
    }
    let tagged = { (numbers: [Int]) in numbers.map { Tagged(id: $0, tag: "z") } }
    let (items, sections) = (lists(of: [1, 4, 7]), lists(of: [1, 2, 7]))
    let (anchors, sectionAnchors) = (tagged([1, 3, 5, 9]), tagged([1, 2, 3, 9]))
    let policies: [DuplicatePolicy?] = [nil, .reject, .keepFirst, .keepLast]
    var edits = [true, false].map { SnapshotEdit.deleteAllItems(keepingSections: $0) }
    for items in items {
      for policy in policies {
        edits.append(.appendItems(items, to: nil, policy))
        edits += sectionAnchors.map { SnapshotEdit.appendItems(items, to: $0, policy) }
      }
      edits += [
        .deleteItems(items), .reloadItems(items), .reconfigureItems(items),
      ]
    }
    for list in sections {
      edits += [
        .appendSections(list), .deleteSections(list), .reloadSections(list),
        .reconfigureSections(list),
      ]
    }
    for side in Side.allCases {
      for anchor in anchors {
        for policy in policies {
          edits += items.map { SnapshotEdit.insertItems($0, side, anchor, policy) }
        }
        edits += anchors.map { SnapshotEdit.moveItem($0, side, anchor) }
      }
      for anchor in sectionAnchors {
        edits += sections.map { SnapshotEdit.insertSections($0, side, anchor) }
        edits += sectionAnchors.map { SnapshotEdit.moveSection($0, side, anchor) }
      }
    }
    return edits
  }()
}

extension SnapshotEdit {
  /// Applies the edit, and returns the outcome: the dropped items, and the problems.
  func perform(on snapshot: inout Snapshot<Tagged, Tagged>) -> Outcome {
    snapshot.removeProblems()
    let dropped = attempt(on: &snapshot).text
    let problems = snapshot.problems.map { problem in
      let message =
        switch problem {
        case .duplicateItems(let all, _): "duplicate items \(all.map(\.id))"
        case .duplicateSections(let all, _): "duplicate sections \(all.map(\.id))"
        case .existingItems(let all, _): "existing items \(all.map(\.id))"
        case .existingSections(let all, _): "existing sections \(all.map(\.id))"
        case .noSections: "no sections"
        case .unknownSections(let all, _): "unknown sections \(all.map(\.id))"
        case .unknownItems(let all, _): "unknown items \(all.map(\.id))"
        case .anchorIsInserted(let anchor, _): "anchor \(anchor.id)"
        }
      return "\(message) in \(problem.call)"
    }
    return Outcome(dropped: dropped, problems: problems)
  }

  struct Outcome: Equatable {
    var dropped: String
    var problems: [String]
  }

  private func attempt(on snapshot: inout Snapshot<Tagged, Tagged>) -> [Tagged] {
    switch self {
    case .appendItems(let items, let section, let policy):
      return snapshot.appendItems(items, toSection: section, duplicates: policy)
    case .insertItems(let items, .before, let anchor, let policy):
      return snapshot.insertItems(items, beforeItem: anchor, duplicates: policy)
    case .insertItems(let items, .after, let anchor, let policy):
      return snapshot.insertItems(items, afterItem: anchor, duplicates: policy)
    case .deleteItems(let items): snapshot.deleteItems(items)
    case .deleteAllItems(let keepingSections):
      snapshot.deleteAllItems(keepingSections: keepingSections)
    case .moveItem(let item, .before, let anchor): snapshot.moveItem(item, beforeItem: anchor)
    case .moveItem(let item, .after, let anchor): snapshot.moveItem(item, afterItem: anchor)
    case .reloadItems(let items): snapshot.reloadItems(items)
    case .reconfigureItems(let items): snapshot.reconfigureItems(items)
    case .appendSections(let sections): snapshot.appendSections(sections)
    case .insertSections(let sections, .before, let anchor):
      snapshot.insertSections(sections, beforeSection: anchor)
    case .insertSections(let sections, .after, let anchor):
      snapshot.insertSections(sections, afterSection: anchor)
    case .deleteSections(let sections): snapshot.deleteSections(sections)
    case .moveSection(let section, .before, let anchor):
      snapshot.moveSection(section, beforeSection: anchor)
    case .moveSection(let section, .after, let anchor):
      snapshot.moveSection(section, afterSection: anchor)
    case .reloadSections(let sections): snapshot.reloadSections(sections)
    case .reconfigureSections(let sections): snapshot.reconfigureSections(sections)
    }
    return []
  }
}

/// The order of some elements after each stage.
///
/// One sequence of entries holds the old order and the new order. An element that keeps its place has one
/// entry, and an element that moves has an entry for each of its two places. The elements after a stage are
/// the entries that are present then, and the position of an element is the number of present entries
/// before its own.
///
/// The elements are the sections of a list, or the items of a section.
struct StagedOrder {
  /// A place that an element has for some of the stages.
  struct Entry {
    /// The old offset of the element; nil for an insertion, and for the place that an element moves to.
    var old: Int?

    /// The new offset of the element; nil for a deletion, and for the place that an element moves from.
    var new: Int?

    /// The stage that inserts the element here or moves it here; 0 when it is here before the first stage.
    var arrival: Int

    /// The stage that deletes the element or moves it away.
    var departure: Int

    /// Whether the element is here after a stage.
    func isPresent(after stage: Int) -> Bool { arrival <= stage && stage < departure }
  }

  let entries: [Entry]
  private let oldCount: Int
  private let newCount: Int

  /// Creates an order.
  ///
  /// - Parameters:
  ///   - departures: For each old offset the stage in which the element leaves its place, or nil.
  ///   - arrivals: For each new offset the stage in which the element enters its place, or nil.
  init(departures: [Int?], arrivals: [Int?]) {
    var entries: [Entry] = []
    entries.reserveCapacity(departures.count + arrivals.count)
    var old = 0
    func appendDepartures() {
      while old < departures.count, let departure = departures[old] {
        entries.append(Entry(old: old, new: nil, arrival: 0, departure: departure))
        old += 1
      }
    }
    for (new, arrival) in arrivals.enumerated() {
      if let arrival {
        entries.append(Entry(old: nil, new: new, arrival: arrival, departure: .max))
      } else {
        appendDepartures()
        entries.append(Entry(old: old, new: new, arrival: 0, departure: .max))
        old += 1
      }
    }
    appendDepartures()
    self.entries = entries
    oldCount = departures.count
    newCount = arrivals.count
  }

  /// Returns the elements after a stage, in order.
  func entries(after stage: Int) -> [Entry] { entries.filter { $0.isPresent(after: stage) } }

  /// Returns the positions of all elements after a stage.
  func positions(after stage: Int) -> Positions {
    var positions = Positions(
      old: Array(repeating: nil, count: oldCount),
      new: Array(repeating: nil, count: newCount)
    )
    for (position, entry) in entries(after: stage).enumerated() {
      if let old = entry.old { positions.old[old] = position }
      if let new = entry.new { positions.new[new] = position }
    }
    return positions
  }

  /// The positions by old and by new offset; nil for an element that is in another place or absent.
  struct Positions {
    fileprivate(set) var old: [Int?]
    fileprivate(set) var new: [Int?]
  }
}

extension StagedOrder {
  /// Creates the order of the sections.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - oldCount: The number of old sections.
  ///   - newCount: The number of new sections.
  ///   - insertion: The stage of section insertions.
  ///   - move: The stage of section moves.
  ///   - deletion: The stage of section deletions.
  init(
    sectionsOf changes: ListChanges,
    oldCount: Int,
    newCount: Int,
    insertion: Int,
    move: Int,
    deletion: Int
  ) {
    var departures: [Int?] = Array(repeating: nil, count: oldCount)
    var arrivals: [Int?] = Array(repeating: nil, count: newCount)
    for section in changes.sectionDeletions { departures[section] = deletion }
    for section in changes.sectionInsertions { arrivals[section] = insertion }
    for section in changes.sectionMoves {
      departures[section.from] = move
      arrivals[section.to] = move
    }
    self.init(departures: departures, arrivals: arrivals)
  }
}

/// Builds the runs of matching elements from changes, without comparing any elements.
///
/// Elements that neither leave nor enter a range keep their order, so those between two changes are a run.
/// A range is a section, or the whole of a collection.
struct RunBuilder {
  /// The runs so far, ascending in the new collection.
  private(set) var runs: [Run] = []

  /// The old offsets of the elements that are deleted or move, ascending.
  private let departures: [Int]

  /// The new offsets of the elements that are inserted or move, ascending.
  private let arrivals: [Arrival]

  /// The number of arrivals before the next range.
  private var arrivalIndex = 0

  private struct Arrival {
    var new: Int

    /// The old offset of an element that moves, or nil for an insertion.
    var old: Int?
  }

  /// Creates a builder for some changes, in any order.
  ///
  /// - Complexity: O(*c* log *c*), where *c* is the number of changes.
  init(deletions: [Int], insertions: [Int], moves: [Move<Int>]) {
    departures = (deletions + moves.map { $0.from }).sorted()
    arrivals =
      (insertions.map { Arrival(new: $0, old: nil) }
      + moves.map { Arrival(new: $0.to, old: $0.from) }).sorted { $0.new < $1.new }
  }

  /// Adds the runs of the next new range.
  ///
  /// - Parameters:
  ///   - new: A range of new offsets, after the ranges that were added before.
  ///   - old: The old offsets of the same section, or nil when the section is inserted.
  /// - Complexity: O(log *c*) plus O(1) for each change in the two ranges, where *c* is the number of changes.
  mutating func add(new: Range<Int>, old: Range<Int>?) {
    guard let old else { return addArrivals(before: new.upperBound) }
    var next = (old: old.lowerBound, new: new.lowerBound)
    var departureIndex = departures.lastIndex(whereFirstOnes: { $0 <= old.lowerBound })
    if departureIndex < departures.count && departures[departureIndex] < old.lowerBound {
      departureIndex += 1
    }
    while true {
      while next.old < old.upperBound && departureIndex < departures.count
        && departures[departureIndex] == next.old
      {
        departureIndex += 1
        next.old += 1
      }
      let arrival = arrivalIndex < arrivals.count ? arrivals[arrivalIndex].new : new.upperBound
      let departure =
        departureIndex < departures.count ? departures[departureIndex] : old.upperBound
      let length = min(
        min(arrival, new.upperBound) - next.new,
        min(departure, old.upperBound) - next.old
      )
      runs.appendRun(Run(old: next.old, new: next.new, length: length))
      next = (next.old + length, next.new + length)
      if arrival == next.new && arrival < new.upperBound {
        addArrivals(before: arrival + 1)
        next.new += 1
      } else if length == 0 || next == (old.upperBound, new.upperBound) {
        return
      }
    }
  }

  /// Adds the elements that move to an offset below a bound.
  private mutating func addArrivals(before bound: Int) {
    while arrivalIndex < arrivals.count && arrivals[arrivalIndex].new < bound {
      let arrival = arrivals[arrivalIndex]
      if let old = arrival.old { runs.appendMatch(old: old, new: arrival.new) }
      arrivalIndex += 1
    }
  }
}

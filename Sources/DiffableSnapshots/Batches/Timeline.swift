/// Which elements a sequence has after each stage, and in which order.
///
/// All elements that are, come and go stand in one sequence of slots; those that stay in place are common
/// to the old and the new order, and an element that moves has a slot for either place. What is there
/// after some stage are the slots that are taken then, and the position of an element is the number of
/// taken slots before its own.
///
/// The same serves for the sections of a list and for the items of a section.
@usableFromInline
struct Timeline {
  @usableFromInline
  struct Slot {
    /// The offset among the old elements; nil in a place that is new.
    @usableFromInline var old: Int?

    /// The offset among the new elements; nil in a place that was left.
    @usableFromInline var new: Int?

    /// The stage that puts the element here, and the one that takes it away.
    var arrival: Int
    var departure: Int

    func isTaken(after stage: Int) -> Bool { arrival <= stage && stage < departure }
  }

  let slots: [Slot]
  private let oldCount: Int
  private let newCount: Int

  /// - Parameters:
  ///   - departures: For each old offset the stage that leaves it, or nil; stages count from 1.
  ///   - arrivals: For each new offset the stage that enters it, or nil.
  init(departures: [Int?], arrivals: [Int?]) {
    var slots: [Slot] = []
    slots.reserveCapacity(departures.count + arrivals.count)
    var old = 0
    func placeDepartures() {
      while old < departures.count, let departure = departures[old] {
        slots.append(Slot(old: old, new: nil, arrival: 0, departure: departure))
        old += 1
      }
    }
    for (new, arrival) in arrivals.enumerated() {
      if let arrival {
        slots.append(Slot(old: nil, new: new, arrival: arrival, departure: .max))
      } else {
        placeDepartures()
        slots.append(Slot(old: old, new: new, arrival: 0, departure: .max))
        old += 1
      }
    }
    placeDepartures()
    self.slots = slots
    oldCount = departures.count
    newCount = arrivals.count
  }

  /// The positions of all elements after a stage.
  func positions(after stage: Int) -> Positions {
    var positions = Positions(
      old: Array(repeating: nil, count: oldCount),
      new: Array(repeating: nil, count: newCount)
    )
    for slot in slots where slot.isTaken(after: stage) {
      if let old = slot.old { positions.old[old] = positions.count }
      if let new = slot.new { positions.new[new] = positions.count }
      positions.count += 1
    }
    return positions
  }

  /// Positions by old and by new offset, nil for what is not there, and the number of elements.
  struct Positions {
    fileprivate(set) var old: [Int?]
    fileprivate(set) var new: [Int?]
    fileprivate(set) var count = 0
  }
}

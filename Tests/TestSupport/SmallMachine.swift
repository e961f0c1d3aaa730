/// Something that events happen to, small enough to try all that can happen to it.
package protocol SmallMachine {
  associatedtype Event

  /// What can happen next.
  var possibleEvents: [Event] { get }

  /// What was wrong first, if anything was.
  var failure: String? { get }

  /// Lets something happen, and looks for what is wrong.
  mutating func handle(_ event: Event)

  /// Brings all that is under way to its end, and looks for what is wrong then.
  mutating func drain()
}

extension SmallMachine {
  /// Tries every sequence of events up to a length, each of them to its end.
  ///
  /// - Parameter length: The most events in a row, besides those that it takes to come to the end.
  /// - Returns: The number of sequences, up to the first one that goes wrong; and what that one is, and what
  ///   is wrong.
  package func explore(upTo length: Int) -> (count: Int, failure: String?) {
    var count = 0
    var events: [Event] = []
    func failure(from machine: Self) -> String? {
      count += 1
      var drained = machine
      drained.drain()
      if let failure = drained.failure {
        return "\(events.map { "\($0)" }.joined(separator: " ")): \(failure)"
      }
      guard events.count < length else { return nil }
      for event in machine.possibleEvents {
        events.append(event)
        var next = machine
        next.handle(event)
        if let failure = failure(from: next) { return failure }
        events.removeLast()
      }
      return nil
    }
    let failure = failure(from: self)
    return (count, failure)
  }
}

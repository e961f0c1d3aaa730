/// A state machine that is small enough to try all sequences of events up to a length.
package protocol SmallMachine {
  associatedtype Event

  /// The events that are possible in the current state.
  var possibleEvents: [Event] { get }

  /// The first failure, or nil.
  var failure: String? { get }

  /// Handles an event and checks the new state.
  mutating func handle(_ event: Event)

  /// Completes all pending work and checks the final state.
  mutating func drain()
}

extension SmallMachine {
  /// Tries every sequence of events up to a length, and drains the machine after each sequence.
  ///
  /// - Parameter length: The maximum number of events before the machine is drained.
  /// - Returns: The number of tried sequences, and the first failing sequence with its failure, or nil.
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

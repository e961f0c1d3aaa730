import Dispatch
import Foundation
import Synchronization

/// Tells whether code runs on the main actor, which need not have the main thread to itself.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()

  static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }

  static var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// An item that notes where it is compared, and can hold comparisons up that are not on the main queue.
struct Watched: Hashable, Sendable {
  struct Counts {
    var onMainQueue = 0
    var elsewhere = 0
  }

  static let counts = Mutex(Counts())
  static let isHeldUp = Mutex(false)

  var id: Int

  static func == (left: Watched, right: Watched) -> Bool {
    note()
    while !MainQueue.isHere && isHeldUp.withLock({ $0 }) {
      Thread.sleep(forTimeInterval: 0.001)
    }
    return left.id == right.id
  }

  func hash(into hasher: inout Hasher) {
    Self.note()
    hasher.combine(id)
  }

  private static func note() {
    counts.withLock { counts in
      if MainQueue.isHere { counts.onMainQueue += 1 } else { counts.elsewhere += 1 }
    }
  }
}

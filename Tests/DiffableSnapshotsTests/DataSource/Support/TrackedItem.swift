import Dispatch
import Foundation
import Synchronization

/// A check whether code runs on the main queue, which is the executor of the main actor.
///
/// A check for the main thread would not suffice, because other code may run there.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()

  static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }

  static var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// An item that counts its hashes and comparisons by queue, and can block comparisons off the main queue.
struct TrackedItem: Hashable, Sendable {
  struct Counts {
    var onMainQueue = 0
    var elsewhere = 0
  }

  static let counts = Mutex(Counts())
  static let isBlocked = Mutex(false)
  /// Whether a comparison has been blocked.
  static let isWaiting = Mutex(false)

  var id: Int

  static func == (left: TrackedItem, right: TrackedItem) -> Bool {
    count()
    while !MainQueue.isHere && isBlocked.withLock({ $0 }) {
      isWaiting.withLock { $0 = true }
      Thread.sleep(forTimeInterval: 0.001)
    }
    return left.id == right.id
  }

  func hash(into hasher: inout Hasher) {
    Self.count()
    hasher.combine(id)
  }

  private static func count() {
    counts.withLock { counts in
      if MainQueue.isHere { counts.onMainQueue += 1 } else { counts.elsewhere += 1 }
    }
  }
}

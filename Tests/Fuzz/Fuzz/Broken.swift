import DiffableSync
import DiffableSnapshotsTesting

/// An identifier that breaks a promise of `Hashable`.
///
/// One type has all faults, so that the package is compiled only once.
struct Broken: Hashable, Sendable {
  final class Storage: @unchecked Sendable {
    var number: Int
    var text: String

    init(_ number: Int) {
      self.number = number
      text = Broken.fault == .longTexts ? String(repeating: "long ", count: 400) + "\(number)" : ""
    }
  }

  let storage: Storage
  var content = 0

  // The program has one thread.
  nonisolated(unsafe) static var fault = Fault.notTransitive
  nonisolated(unsafe) static var random = SeededGenerator(seed: 0)

  /// Called now and then by `==` and `hash(into:)`.
  nonisolated(unsafe) static var callBack: (() -> Void)?

  init(_ number: Int) { storage = Storage(number) }

  var number: Int { storage.number }

  static func == (left: Broken, right: Broken) -> Bool {
    switch fault {
    case .notTransitive: return abs(left.number - right.number) <= 1
    case .asymmetric: return left.number <= right.number
    case .random: return random.next() % 3 == 0
    case .neverEqual: return false
    case .alwaysEqual: return true
    case .notANumber: return left.number % 4 != 0 && left.number == right.number
    case .constantHash, .changedObjects, .changedHashes: return left.number == right.number
    case .callsBack:
      call()
      return left.number == right.number
    case .longTexts: return left.storage.text == right.storage.text
    }
  }

  func hash(into hasher: inout Hasher) {
    switch Broken.fault {
    case .notTransitive, .asymmetric, .constantHash, .changedObjects: break
    case .alwaysEqual, .neverEqual: hasher.combine(number % 4)
    case .random: hasher.combine(Broken.random.next() % 4)
    case .notANumber, .changedHashes: hasher.combine(number)
    case .callsBack:
      Broken.call()
      hasher.combine(number % 16)
    case .longTexts: hasher.combine(storage.text)
    }
  }

  private static func call() {
    guard let action = callBack, random.next() % 16 == 0 else { return }
    // The action compares and hashes identifiers too.
    callBack = nil
    action()
    callBack = action
  }
}

extension Broken: ContentEquatable {
  func isContentEqual(to other: Broken) -> Bool { content == other.content }
}

extension Broken: StableHashable {
  func stableHash(into hasher: inout StableHasher) {
    hasher.combine(number)
    hasher.combine(content)
  }
}

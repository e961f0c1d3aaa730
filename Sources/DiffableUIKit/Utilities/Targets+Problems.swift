#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewTarget {
    /// Logs the problems of an applied snapshot with `NSLog`, each sentence once.
    ///
    /// - Parameter problems: The problems.
    public func report<Section, Item>(_ problems: [SnapshotProblem<Section, Item>]) {
      log(problems)
    }
  }

  extension CollectionViewTarget {
    /// Logs the problems of an applied snapshot with `NSLog`, each sentence once.
    ///
    /// - Parameter problems: The problems.
    public func report<Section, Item>(_ problems: [SnapshotProblem<Section, Item>]) {
      log(problems)
    }
  }

  /// Logs the sentence of each problem, equal sentences once.
  private func log<Section, Item>(_ problems: [SnapshotProblem<Section, Item>]) {
    var logged: Set<String> = []
    for sentence in problems.map({ $0.description }) where logged.insert(sentence).inserted {
      // The first argument of `NSLog` is a format.
      NSLog(
        sentence.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      )
    }
  }
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import DiffableAppleViews
  import DiffableSnapshots
  import DiffableSources
  import Dispatch

  #if canImport(AppleBase)
    import AppleBase
  #else
    import Foundation
  #endif

  /// A view with a data source of numbers.
  @MainActor
  protocol NumbersScreen: AnyObject {
    associatedtype Target: ViewTarget

    var dataSource: DiffableDataSource<Int, Int, Target> { get }

    /// Whether the view shows the snapshot of its data source.
    var isUpToDate: Bool { get }

    /// Returns the same view with another data source.
    func another() -> any NumbersScreen

    /// Takes the view out of its window, so that applies reload it.
    func leaveWindow()
  }

  /// A data source without its type.
  private protocol Applying {
    func applyEmptySnapshot()
  }

  extension DiffableDataSource: Applying where Section == Int, Item == Int {
    fileprivate func applyEmptySnapshot() { apply(Snapshot()) }
  }

  extension NumbersScreen {
    var snapshot: Snapshot<Int, Int> { dataSource.snapshot() }

    func apply(
      _ snapshot: Snapshot<Int, Int>,
      mode: ApplyMode = .animated,
      completion: (() -> Void)? = nil
    ) {
      dataSource.apply(snapshot, mode: mode, completion: completion)
    }

    func apply(
      _ sections: [(Int, [Int])],
      mode: ApplyMode = .animated,
      completion: (() -> Void)? = nil
    ) {
      apply(Snapshot(sections), mode: mode, completion: completion)
    }

    /// Edits the snapshot.
    ///
    /// In an asynchronous test, `dataSource.update` would be the asynchronous method, which must be awaited.
    func update(mode: ApplyMode = .animated, _ edit: (inout Snapshot<Int, Int>) -> Void) {
      dataSource.update(mode: mode, edit)
    }

    func observeApplies(_ observer: @escaping (ApplyReport<Int, Int>) -> Void) {
      dataSource.applyObserver = observer
    }

    /// Applies a snapshot, and returns why the view was reloaded, or nil if it was not.
    func reasonToReload(_ sections: [(Int, [Int])]) -> ApplyReport<Int, Int>.ReloadReason? {
      var reason: ApplyReport<Int, Int>.ReloadReason?
      observeApplies { report in
        if case .reload(let reported) = report.outcome { reason = reported }
      }
      apply(sections)
      return reason
    }

    func indexPath(for item: Int) -> IndexPath? { dataSource.indexPath(for: item) }

    func itemIdentifier(for indexPath: IndexPath) -> Int? {
      dataSource.itemIdentifier(for: indexPath)
    }

    /// Applies a snapshot on another thread, and waits for the end of the program.
    func applyOnAnotherThread() async {
      nonisolated(unsafe) let background: any Applying = dataSource
      DispatchQueue.global().async { background.applyEmptySnapshot() }
      try? await Task.sleep(nanoseconds: 10_000_000_000)
    }

    var selectedItems: [Int] {
      get { dataSource.selectedItemIdentifiers }
      set { dataSource.selectedItemIdentifiers = newValue }
    }

    var itemHandlers: ItemHandlers<Int> {
      get { dataSource.itemHandlers }
      set { dataSource.itemHandlers = newValue }
    }

    var reorderingHandlers: ReorderingHandlers<Int, Int> {
      get { dataSource.reorderingHandlers }
      set { dataSource.reorderingHandlers = newValue }
    }

    var changeLimit: Int? {
      get { dataSource.changeLimit }
      set { dataSource.changeLimit = newValue }
    }

    var updatesOutsideWindow: UpdatesOutsideWindow {
      get { dataSource.updatesOutsideWindow }
      set { dataSource.updatesOutsideWindow = newValue }
    }
  }
#endif

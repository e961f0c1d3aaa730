@_spi(Views) import DiffableAppleViews
import DiffableSnapshots

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  /// What the data sources under Apple's names have in common: Apple's members, over a data source of this package.
  ///
  /// Screens use the subclasses. Each of them is the data source of its view, and an app can override the methods that
  /// the view calls.
  @preconcurrency @MainActor
  open class MigratedDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
  >: NSObject {
    /// The data source of this package, without the type of its list.
    private struct Base {
      let apply:
        (
          Snapshot<SectionIdentifierType, ItemIdentifierType>, ApplyMode, (() -> Void)?
        ) -> Void
      let snapshot: () -> Snapshot<SectionIdentifierType, ItemIdentifierType>
      let item: (ItemPath) -> ItemIdentifierType?
      let path: (ItemIdentifierType) -> ItemPath?
      let section: (Int) -> SectionIdentifierType?
      let index: (SectionIdentifierType) -> Int?
    }

    private final let base: Base

    /// The supplementary view provider of the app, whose type depends on the view.
    final var supplementaryProvider: Any?

    // Apps in Swift 5 mode call the methods of this class on any thread.

    /// The applies that other threads than the main thread have begun, in the order of the calls.
    private final var pendingApplies: [() -> Void] = []

    /// The newest snapshot, for other threads: that of the last pending apply, or of the data source of this package.
    private final var newest: Snapshot<SectionIdentifierType, ItemIdentifierType>

    /// Guards ``pendingApplies`` and ``newest``.
    private final let lock = NSLock()

    /// Whether the data source of this package is applying a snapshot or making a cell now, so that the view need not
    /// show what it has.
    final var isChanging = false

    @usableFromInline
    init<Target: ListTarget>(
      _ base: DiffableDataSource<SectionIdentifierType, ItemIdentifierType, Target>
    ) {
      self.base = Base(
        apply: { base.apply($0, mode: $1, completion: $2) },
        snapshot: { base.snapshot() },
        item: { base.itemIdentifier(for: $0) },
        path: { base.itemPath(for: $0) },
        section: { base.sectionIdentifier(for: $0) },
        index: { base.index(for: $0) }
      )
      newest = base.snapshot()
      super.init()
      base.newestDidChange = { [weak self] snapshot in
        self?.locked { if self?.pendingApplies.isEmpty == true { self?.newest = snapshot } }
      }
    }

    // MARK: Applying

    /// Shows a snapshot by performing the fewest changes.
    ///
    /// On another thread than the main thread, the method returns before the view shows the snapshot. The main thread
    /// performs all applies in the order of their calls.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to show.
    ///   - animatingDifferences: Whether to animate the changes.
    ///   - completion: Called once on the main thread, when the view shows the snapshot or a later one.
    /// - Complexity: That of
    ///   ``/DiffableSnapshots/DiffableDataSource/apply(_:animatingDifferences:completion:)``.
    @preconcurrency
    open func apply(
      _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      perform(snapshot) { [base] in
        base.apply(snapshot, animatingDifferences ? .animated : .notAnimated, completion)
      }
    }

    #if canImport(UIKit)
      /// Shows a snapshot by performing the fewest changes, and returns when the view shows it.
      ///
      /// - Parameters:
      ///   - snapshot: The snapshot to show.
      ///   - animatingDifferences: Whether to animate the changes.
      @preconcurrency
      open func apply(
        _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
      ) async {
        await withCheckedContinuation { continuation in
          apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
      }

      /// Shows a snapshot by reloading the view.
      ///
      /// - Parameters:
      ///   - snapshot: The snapshot to show.
      ///   - completion: Called once on the main thread, when the view shows the snapshot or a later one.
      @preconcurrency
      open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
      ) {
        perform(snapshot) { [base] in base.apply(snapshot, .reload, completion) }
      }

      /// Shows a snapshot by reloading the view, and returns when the view shows it.
      ///
      /// - Parameter snapshot: The snapshot to show.
      @preconcurrency
      open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>
      ) async {
        await withCheckedContinuation { continuation in
          applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
      }
    #endif

    /// Shows the snapshot of a fetched results controller.
    ///
    /// Sections of the type `Int` are numbered, if the snapshot has sections of another type. In `apply(.init())`, the
    /// argument is an empty ``/DiffableSnapshots/Snapshot``.
    ///
    /// - Parameters:
    ///   - reference: The snapshot.
    ///   - animatingDifferences: Whether to animate the changes.
    ///   - completion: Called once on the main thread, when the view shows the snapshot or a later one.
    @preconcurrency @_disfavoredOverload
    public func apply(
      _ reference: NSDiffableDataSourceSnapshotReference,
      animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      apply(
        Snapshot(reference: reference),
        animatingDifferences: animatingDifferences,
        completion: completion
      )
    }

    // MARK: Reading

    /// Returns the current snapshot, without marks.
    ///
    /// On another thread than the main thread, the snapshot that was applied or edited last.
    ///
    /// - Returns: A copy of the snapshot.
    @preconcurrency
    open func snapshot() -> Snapshot<SectionIdentifierType, ItemIdentifierType> {
      Thread.isMainThread ? base.snapshot() : locked { newest }
    }

    /// Returns the item at an index path.
    ///
    /// - Parameter indexPath: An index path of the view.
    /// - Returns: The item, or nil if the view shows none there.
    @preconcurrency
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
      base.item(ItemPath(indexPath))
    }

    /// Returns the index path of an item.
    ///
    /// - Parameter itemIdentifier: The item.
    /// - Returns: The index path, or nil if the view does not show the item.
    @preconcurrency
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
      base.path(itemIdentifier).map { IndexPath($0) }
    }

    /// Returns the section at an index.
    ///
    /// - Parameter index: A section index of the view.
    /// - Returns: The section, or nil if the view shows none there.
    @preconcurrency
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
      base.section(index)
    }

    /// Returns the index of a section.
    ///
    /// - Parameter sectionIdentifier: The section.
    /// - Returns: The index, or nil if the view does not show the section.
    @preconcurrency
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
      base.index(sectionIdentifier)
    }

    // MARK: The order of applies

    /// Performs an apply on the main thread, after the applies that other threads have begun before.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot; nil if only the data source of this package can compute it.
    ///   - apply: Applies it.
    final func perform(
      _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>?,
      _ apply: @escaping () -> Void
    ) {
      let isMainThread = Thread.isMainThread
      locked {
        guard !isMainThread else { return }
        pendingApplies.append(apply)
        if let snapshot { newest = snapshot.withoutMarksAndProblems() }
      }
      guard isMainThread else {
        Task { performPendingApplies() }
        return
      }
      performPendingApplies()
      perform(apply)
    }

    private func performPendingApplies() {
      let applies = locked {
        defer { pendingApplies = [] }
        return pendingApplies
      }
      for apply in applies { perform(apply) }
    }

    private func perform(_ apply: () -> Void) {
      if isChanging { return apply() }
      willApply()
      changing(apply)
    }

    /// Calls a function in which the view need not show what the data source has.
    final func changing<Result>(_ body: () -> Result) -> Result {
      let wasChanging = isChanging
      isChanging = true
      defer { isChanging = wasChanging }
      return body()
    }

    /// Called before an apply, unless it is nested in a call of the view or in another apply.
    func willApply() {}

    private func locked<Result>(_ body: () -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body()
    }
  }

  /// Ends the program, because a provider of the app has returned nil.
  @usableFromInline
  func missingCell<Cell>(at indexPath: IndexPath) -> Cell {
    preconditionFailure(
      "The provider returned nil for \(ItemPath(indexPath)); return a cell for every item"
    )
  }
#endif

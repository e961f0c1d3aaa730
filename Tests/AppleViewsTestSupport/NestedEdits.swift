#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import DiffableSnapshots
  import DiffableSnapshotsTesting

  /// Edits the snapshot of a data source when its list calls the app in the middle of an apply.
  ///
  /// Some edits are made with `update`, at any time. The others are made to a copy of `snapshot()`, which must be the
  /// newest snapshot since the data of the list has changed. The only exception is a provider while an apply waits.
  @MainActor
  final class NestedEdits<Target: ListTarget> {
    private weak var dataSource: DiffableDataSource<Int, Int, Target>?
    private var random: SeededGenerator

    /// The snapshot that the list showed before the apply in progress.
    private var old = Snapshot<Int, Int>()

    /// The snapshot of the apply in progress.
    private var current = Snapshot<Int, Int>()

    /// The newest snapshot, with all edits.
    private var newest = Snapshot<Int, Int>()

    /// The number of edits that can still be made in this step; nil between two steps.
    private var left: Int?

    /// The identifiers of the inserted sections and items, each of which is inserted once in a step.
    private var nextIdentifier = 100

    private var numberOfCompletions = 0
    private var completed: [Int] = []

    /// Who has edited the snapshot, and how.
    private(set) var editors: (withUpdate: Set<String>, withCopy: Set<String>) = ([], [])

    /// What was wrong.
    private var failures: [String] = []

    /// Who gets the snapshot that the list shows while an apply waits.
    private static var providers: Set<String> {
      ["cell", "updated cell", "title", "header", "rowViewProvider"]
    }

    init(_ dataSource: DiffableDataSource<Int, Int, Target>, seed: UInt64) {
      self.dataSource = dataSource
      random = SeededGenerator(seed: seed)
      dataSource.applyObserver = { [unowned self] report in
        if case .skipped = report.outcome { return }
        if report.new != current { failures.append("\(report.new) was applied, not \(current)") }
        (old, current) = (current, newest)
      }
    }

    // MARK: Applying

    /// Applies a snapshot, and returns the snapshot with the edits.
    func apply(_ new: Snapshot<Int, Int>, mode: ApplyMode) -> Snapshot<Int, Int> {
      guard let dataSource else { return new }
      (old, current, newest) = (dataSource.snapshot(), new, new)
      (nextIdentifier, left) = (100, Int.random(in: 0...3, using: &random))
      (numberOfCompletions, completed) = (0, [])
      dataSource.apply(new, mode: mode, completion: completion())
      left = nil
      return newest
    }

    /// Returns what was wrong in the last step.
    func problems() -> [String] {
      defer { failures = [] }
      return completed == Array(0..<numberOfCompletions)
        ? failures : failures + ["\(completed) of \(numberOfCompletions) completions were called"]
    }

    private func completion() -> () -> Void {
      let number = numberOfCompletions
      numberOfCompletions += 1
      return { [unowned self] in completed.append(number) }
    }

    // MARK: Editing

    /// Returns whether `snapshot()` can have edits that the list does not show yet.
    func isAhead(in reader: String) -> Bool {
      left != nil && newest != current && !Self.providers.contains(reader)
    }

    /// Makes an edit: always if the reader has not edited in this way, and otherwise one time in six.
    func edit(in reader: String) {
      guard let dataSource, let left, left > 0 else { return }
      let (before, copy) = (newest, dataSource.snapshot())
      let editorsInThisWay = copy == before ? editors.withCopy : editors.withUpdate
      let isNew = !editorsInThisWay.contains(reader)
      guard isNew || Int.random(in: 0..<6, using: &random) == 0 else { return }
      self.left = left - 1
      let edit = anyEdit()
      if copy != before && mustBeNewest(in: reader) {
        failures.append("\(reader): \(copy) is not the newest snapshot \(before)")
      }
      edit(&newest)
      let mode = [ApplyMode.animated, .notAnimated, .reload].randomElement(using: &random)
      if copy == before && (isNew || Bool.random(using: &random)) {
        editors.withCopy.insert(reader)
        var copy = copy
        edit(&copy)
        dataSource.apply(copy, mode: mode ?? .animated, completion: completion())
      } else {
        editors.withUpdate.insert(reader)
        dataSource.update(mode: mode ?? .animated, completion: completion()) { snapshot in
          if snapshot != before {
            failures.append("\(reader): \(snapshot) is edited instead of \(before)")
          }
          edit(&snapshot)
        }
      }
    }

    /// Returns whether `snapshot()` must be the newest snapshot: the data has changed, and no apply waits or the caller
    /// is no provider.
    private func mustBeNewest(in reader: String) -> Bool {
      guard old != current, newest == current || !Self.providers.contains(reader) else {
        return false
      }
      let shown = shownSections
      let sections = shown.map { $0.section }
      guard sections == current.sectionIdentifiers else { return false }
      return sections != old.sectionIdentifiers
        || shown.map { $0.items } == sections.map { current.itemIdentifiers(inSection: $0) }
    }

    /// The sections that the list shows, as the data source answers also in the middle of an apply.
    private var shownSections: [(section: Int, items: [Int])] {
      var shown: [(section: Int, items: [Int])] = []
      while let section = dataSource?.sectionIdentifier(for: shown.count) {
        var items: [Int] = []
        while let item = dataSource?.itemIdentifier(
          for: ItemPath(section: shown.count, item: items.count)
        ) {
          items.append(item)
        }
        shown.append((section, items))
      }
      return shown
    }

    /// Returns an edit of the newest snapshot, which marks each kept section whose number of items it changes.
    private func anyEdit() -> (inout Snapshot<Int, Int>) -> Void {
      nextIdentifier += 1
      let identifier = nextIdentifier
      guard let section = newest.sectionIdentifiers.randomElement(using: &random) else {
        return { snapshot in
          snapshot.appendSections([identifier])
          snapshot.appendItems([identifier], toSection: identifier)
        }
      }
      let item = newest.itemIdentifiers.randomElement(using: &random)
      let sectionOfItem = item.flatMap { newest.sectionIdentifier(containingItem: $0) }
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        return { snapshot in
          snapshot.insertSections([identifier], beforeSection: section)
          snapshot.appendItems([identifier], toSection: identifier)
        }
      case 1:
        return { $0.deleteSections([section]) }
      case 2:
        return { snapshot in
          guard let first = snapshot.sectionIdentifiers.first, first != section else { return }
          snapshot.moveSection(section, beforeSection: first)
        }
      case 3:
        guard let item, let sectionOfItem else { return { _ in } }
        return { snapshot in
          snapshot.deleteItems([item])
          snapshot.reconfigureSections([sectionOfItem])
        }
      default:
        return { snapshot in
          snapshot.appendItems([identifier], toSection: section)
          snapshot.reconfigureSections([section])
        }
      }
    }
  }
#endif

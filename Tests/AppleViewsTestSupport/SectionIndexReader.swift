#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import DiffableSnapshots
  import DiffableSnapshotsTesting

  /// Reads the sections of a list as apps of Apple's classes do: by their index in the snapshot of the data source.
  ///
  /// It records each index that is out of bounds, and each section that is not the section that the list shows there.
  @MainActor
  final class SectionIndexReader<Target: ListTarget> {
    private weak var dataSource: DiffableDataSource<Int, Int, Target>?
    private let numberOfSections: () -> Int?

    /// What was wrong, with the reader and the step.
    private(set) var failures: [String] = []

    /// Who has read a section.
    private(set) var readers: Set<String> = []

    /// Whether sections were read in an apply before the data changed, and after it.
    private(set) var moments: Set<Moment> = []

    enum Moment: CaseIterable {
      case beforeTheChange, afterTheChange
    }

    /// The snapshots before and after the current apply, if they differ.
    var change: (old: Snapshot<Int, Int>, new: Snapshot<Int, Int>)?

    /// Edits the snapshot wherever a section is read, if it is not nil.
    private(set) var edits: NestedEdits<Target>?

    /// Describes the change that the list shows now.
    var step: () -> String = { "" }

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - dataSource: The data source.
    ///   - editing: Whether the snapshot is edited wherever a section is read.
    ///   - numberOfSections: Returns the number of sections that the list is asked about at the moment; nil if the
    ///     list has no such number.
    init(
      _ dataSource: DiffableDataSource<Int, Int, Target>,
      editing: Bool = false,
      numberOfSections: @escaping () -> Int? = { nil }
    ) {
      self.dataSource = dataSource
      self.numberOfSections = numberOfSections
      if editing { edits = NestedEdits(dataSource, seed: 9) }
    }

    /// Returns the section at an index.
    @discardableResult
    func section(_ index: Int, _ reader: String) -> Int? {
      guard let dataSource else { return nil }
      defer { edits?.edit(in: reader) }
      readers.insert(reader)
      let snapshot = dataSource.snapshot()
      if let change, moments.count < 2 {
        if snapshot == change.old { moments.insert(.beforeTheChange) }
        if snapshot == change.new { moments.insert(.afterTheChange) }
      }
      let sections = snapshot.sectionIdentifiers
      if let count = numberOfSections(), count != sections.count {
        fail("\(count) sections instead of \(sections)", reader)
      }
      guard sections.indices.contains(index) else {
        fail("section \(index) of \(sections)", reader)
        return nil
      }
      let shown = dataSource.sectionIdentifier(for: index)
      if shown != sections[index] {
        fail("section \(index) of \(sections), but the list shows \(shown ?? -1)", reader)
      }
      return sections[index]
    }

    /// Returns the section at a path, which must be the path of an item.
    @discardableResult
    func section(ofItemAt path: ItemPath, _ reader: String) -> Int? {
      if dataSource?.itemIdentifier(for: path) == nil { fail("no item at \(path)", reader) }
      return section(path.section, reader)
    }

    /// Returns the text of a header: the section and the number of its items.
    func header(_ index: Int, _ reader: String) -> String {
      section(index, reader)
      return dataSource?.sectionIdentifier(for: index).map { header(of: $0) } ?? "out of bounds"
    }

    func header(of section: Int) -> String {
      "\(section) (\(dataSource?.snapshot().numberOfItems(inSection: section) ?? -1))"
    }

    /// The text of each header that the list should show.
    var headers: [String] {
      dataSource?.snapshot().sectionIdentifiers.map { header(of: $0) } ?? []
    }

    /// Records that something was wrong, unless the snapshot has edits that the list does not show yet.
    func fail(_ failure: String, _ reader: String) {
      if edits?.isAhead(in: reader) == true { return }
      failures.append("\(step()), \(reader): \(failure)")
    }
  }

  /// Random snapshots of at most five sections and six items: so few that all kinds of changes of sections occur.
  struct SmallWorld {
    private var random: SeededGenerator
    private var snapshot = Snapshot<Int, Int>()

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// Returns another snapshot, whose marks tell which sections have another number of items than in the old one.
    mutating func next(after old: Snapshot<Int, Int>) -> Snapshot<Int, Int> {
      if chance(2) {
        snapshot = Self.any(using: &random)
      } else {
        for _ in 0..<Int.random(in: 1...3, using: &random) { edit() }
      }
      var marked = snapshot
      marked.reconfigureSections(
        snapshot.sectionIdentifiers.filter { section in
          old.indexOfSection(section) != nil
            && old.numberOfItems(inSection: section) != snapshot.numberOfItems(inSection: section)
        }
      )
      let kept = snapshot.itemIdentifiers.filter { old.itemPath(for: $0) != nil }
      if chance(3), let item = kept.randomElement(using: &random) {
        marked.reconfigureItems([item])
      }
      return marked
    }

    mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }

    private static func any(using random: inout SeededGenerator) -> Snapshot<Int, Int> {
      let sections = (0..<7).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
      var snapshot = Snapshot<Int, Int>()
      snapshot.appendSections(Array(sections))
      if sections.isEmpty { return snapshot }
      let items = (0..<9).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
      for item in items {
        snapshot.appendItems([item], toSection: sections.randomElement(using: &random))
      }
      return snapshot
    }

    private mutating func edit() {
      let section = snapshot.sectionIdentifiers.randomElement(using: &random)
      let item = snapshot.itemIdentifiers.randomElement(using: &random)
      let (newSection, newItem) = (
        Int.random(in: 0..<7, using: &random), Int.random(in: 0..<9, using: &random)
      )
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        if let section { snapshot.deleteSections([section]) }
      case 1:
        guard snapshot.indexOfSection(newSection) == nil, snapshot.numberOfSections < 5 else {
          return
        }
        if let section {
          snapshot.insertSections([newSection], beforeSection: section)
        } else {
          snapshot.appendSections([newSection])
        }
      case 2:
        guard let section, let other = snapshot.sectionIdentifiers.first, other != section else {
          return
        }
        snapshot.moveSection(section, beforeSection: other)
      case 3:
        if let item { snapshot.deleteItems([item]) }
      case 4:
        guard let section, snapshot.indexOfItem(newItem) == nil, snapshot.numberOfItems < 6 else {
          return
        }
        snapshot.appendItems([newItem], toSection: section)
      default:
        guard let section, let item else { return }
        snapshot.deleteItems([item])
        snapshot.appendItems([item], toSection: section)
      }
    }
  }

  extension SmallWorld {
    /// Applies snapshots, checks the list after each, and returns what was wrong first.
    ///
    /// One in ten applies reloads the list. If the reader edits the snapshot, all edits must be in the end, and each
    /// completion must have been called.
    @MainActor
    mutating func run<Target>(
      _ count: Int,
      _ dataSource: DiffableDataSource<Int, Int, Target>,
      _ reader: SectionIndexReader<Target>,
      headers: () -> [String?],
      isUpToDate: () -> Bool
    ) -> [String] {
      for step in 0..<count where reader.failures.count < 5 {
        let old = dataSource.snapshot()
        var new = next(after: old)
        reader.step = {
          [new] in "step \(step) from \(old.rowsBySection) to \(new.rowsBySection)"
        }
        reader.change = old == new ? nil : (old, new)
        let mode: ApplyMode = chance(10) ? .reload : .animated
        if let edits = reader.edits {
          new = edits.apply(new, mode: mode)
          for problem in edits.problems() { reader.fail(problem, "edits") }
        } else {
          dataSource.apply(new, mode: mode)
        }
        reader.change = nil
        let (shown, expected) = (headers(), reader.headers)
        if shown != expected { reader.fail("\(shown) instead of \(expected)", "headers") }
        if !isUpToDate() { reader.fail("not up to date", "list") }
        if dataSource.snapshot() != new { reader.fail("another snapshot", "data source") }
      }
      if reader.moments.count < 2 { reader.fail("read only \(reader.moments)", "list") }
      if let editors = reader.edits?.editors,
        editors.withUpdate != reader.readers || editors.withCopy != reader.readers
      {
        reader.fail("not all of \(reader.readers), but only \(editors)", "edits")
      }
      return Array(reader.failures.prefix(5))
    }
  }

  extension Snapshot {
    /// The sections with their items, as in `2[3, 4] 1[]`.
    fileprivate var rowsBySection: String {
      sectionIdentifiers.map { "\($0)\(itemIdentifiers(inSection: $0))" }.joined(separator: " ")
    }
  }
#endif

import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// A file of a repository.
///
/// A file keeps its number while it stays at its path, and when a commit moves it without changing its contents. So a
/// renamed file is moved and updated.
struct TrackedFile: Hashable, Sendable, ContentEquatable {
  let number: Int
  var path: [UInt8]
  var contents: String

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  func isContentEqual(to other: Self) -> Bool { path == other.path && contents == other.contents }

  var folder: [UInt8] { Array(path[..<((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)]) }
}

/// A player that shows each commit of a history in two lists, and compares the lists with the files of the commit.
///
/// Folders are sections, and files are items, both sorted by their bytes. One list shows the edited snapshot of the
/// previous commit, and the other one a snapshot that is built from all files.
final class HistoryPlayer {
  private typealias List = StrictList<Cell>
  /// What a list shows of a file.
  private struct Cell: Hashable {
    var path: [UInt8]
    var contents: String
  }

  private typealias FileSnapshot = Snapshot<[UInt8], TrackedFile>

  private(set) var files: [[UInt8]: TrackedFile] = [:]

  /// The number of changes that the lists have performed, by kind.
  private(set) var changes: [String: Int] = [:]

  private var nextNumber = 0
  private let lists = [List(.collectionView), List(.tableView)]
  private let dataSources: [DiffableDataSource<[UInt8], TrackedFile, List>]

  init() {
    dataSources = lists.map { list in
      DiffableDataSource(target: list) { _, _, file in
        Cell(path: file.path, contents: file.contents)
      }
    }
    for dataSource in dataSources {
      // The first apply reloads the list. After this empty snapshot, the first commit inserts its files in batches.
      dataSource.apply(FileSnapshot())
      dataSource.applyObserver = { [unowned self] report in
        guard let changeset = report.changeset else { return }
        let across = changeset.items.moves.count { $0.from.section != $0.to.section }
        for (kind, count) in [
          ("sections", changeset.sections.insertions.count + changeset.sections.deletions.count),
          ("insertions", changeset.items.insertions.count), ("moves", across),
          ("deletions", changeset.items.deletions.count),
          ("updates", changeset.items.reconfigurations.count),
        ] { changes[kind, default: 0] += count }
      }
    }
  }

  /// Applies a commit to the lists, and compares the lists with the files.
  func play(_ commit: [GitRepository.Change]) throws {
    let edit = try change(commit)
    var edited = dataSources[0].snapshot()
    edited.deleteItems(edit.removed)
    for file in edit.added { insert(file, into: &edited) }
    let emptied = Set(edit.removed.map(\.folder))
    edited.deleteSections(emptied.filter { edited.numberOfItems(inSection: $0) == 0 })
    let folders = Dictionary(grouping: files.values, by: \.folder)
    let names = folders.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let expected = names.map { name in
      (name, (folders[name] ?? []).sorted { $0.path.lexicographicallyPrecedes($1.path) })
    }
    dataSources[0].apply(edited)
    dataSources[1].apply(FileSnapshot(expected))
    let cells = expected.map { $1.map { Cell(path: $0.path, contents: $0.contents) } }
    for list in lists {
      let isEqual = list.cells == cells
      #expect(isEqual, "after \(commit.map { String(decoding: $0.path, as: UTF8.self) })")
      #expect(list.refusals.isEmpty)
    }
  }

  /// Applies a commit to the files, and returns the old and the new instances of the files that it changes.
  ///
  /// A deleted and an inserted file with the same contents are one moved file.
  private func change(
    _ commit: [GitRepository.Change]
  ) throws -> (removed: [TrackedFile], added: [TrackedFile]) {
    var (removed, added, movable) = ([TrackedFile](), [TrackedFile](), [String: [Int]]())
    for change in commit {
      let file = files.removeValue(forKey: change.path)
      try #require(file?.contents == change.old)
      guard let file else { continue }
      removed.append(file)
      if change.new == nil { movable[file.contents, default: []].append(file.number) }
    }
    for change in commit {
      guard let contents = change.new else { continue }
      let old = removed.first { $0.path == change.path }?.number
      let number = old ?? movable[contents]?.popLast() ?? nextNumber
      if number == nextNumber { nextNumber += 1 }
      let file = TrackedFile(number: number, path: change.path, contents: contents)
      files[change.path] = file
      added.append(file)
    }
    return (removed, added)
  }

  /// Inserts a file into the section of its folder, and both at their places in the order.
  private func insert(_ file: TrackedFile, into snapshot: inout FileSnapshot) {
    let folder = file.folder
    if snapshot.indexOfSection(folder) == nil {
      let next = snapshot.sectionIdentifiers.first { folder.lexicographicallyPrecedes($0) }
      if let next {
        snapshot.insertSections([folder], beforeSection: next)
      } else {
        snapshot.appendSections([folder])
      }
    }
    let items = snapshot.itemIdentifiers(inSection: folder)
    if let next = items.first(where: { file.path.lexicographicallyPrecedes($0.path) }) {
      snapshot.insertItems([file], beforeItem: next)
    } else {
      snapshot.appendItems([file], toSection: folder)
    }
  }
}

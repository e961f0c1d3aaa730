import DiffableSnapshots

/// A snapshot with folders as sections and files as items.
typealias FileSnapshot = Snapshot<ByteString, TrackedFile>

extension Snapshot where Section == ByteString, Item == TrackedFile {
  /// Creates a snapshot of all files.
  init(_ tree: FileTree) {
    self.init(tree.folders.map { ($0.name, $0.files) })
  }

  /// Applies an edit to a sorted snapshot and keeps it sorted.
  ///
  /// Only the changed files are edited.
  mutating func apply(_ edit: FileTree.Edit) {
    deleteItems(edit.removed)
    var added = edit.added[...]
    while let folder = added.first?.entry.path.folder {
      let files = added.prefix { $0.entry.path.folder == folder }
      added = added.dropFirst(files.count)
      if indexOfSection(folder) == nil {
        insertSection(folder)
        appendItems(Array(files), toSection: folder)
      } else {
        for file in files { insert(file) }
      }
    }
    var emptied: [ByteString] = []
    for folder in Set(edit.removed.map(\.entry.path.folder)) {
      if numberOfItems(inSection: folder) == 0 { emptied.append(folder) }
    }
    deleteSections(emptied)
  }

  private mutating func insertSection(
    _ folder: ByteString
  ) {
    let index = (0..<numberOfSections).firstOffset { folder < sectionIdentifiers[$0] }
    if let next = sectionIdentifier(for: index) {
      insertSections([folder], beforeSection: next)
    } else {
      appendSections([folder])
    }
  }

  /// Inserts a file into the section of its folder.
  private mutating func insert(
    _ file: TrackedFile
  ) {
    let path = file.entry.path
    guard let section = indexOfSection(path.folder),
      let count = numberOfItems(inSectionAt: section)
    else { return }
    func item(at offset: Int) -> TrackedFile? {
      itemIdentifier(for: ItemPath(section: section, item: offset))
    }
    let offset = (0..<count).firstOffset { item(at: $0).map { path < $0.entry.path } ?? true }
    if let next = item(at: offset) {
      insertItems([file], beforeItem: next)
    } else {
      appendItems([file], toSection: path.folder)
    }
  }
}

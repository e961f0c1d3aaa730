/// The files of a commit, grouped by folder.
///
/// Folders and files are sorted by name.
struct FileTree {
  /// A folder that directly contains files.
  struct Folder {
    var name: ByteString
    var files: [TrackedFile]
  }

  /// The files that a commit changes, sorted by path.
  ///
  /// A modified or moved file is in both arrays.
  struct Edit {
    /// The deleted, modified and moved files, as they were before the commit.
    var removed: [TrackedFile] = []

    /// The inserted, modified and moved files, as they are after the commit.
    var added: [TrackedFile] = []
  }

  private(set) var folders: [Folder] = []
  private var nextNumber = 0

  /// The paths and contents of the files, folder by folder.
  var entries: [[TrackedFile.Entry]] { folders.map { $0.files.map(\.entry) } }

  /// Applies a commit to the files.
  ///
  /// A deleted file and an inserted file with the same contents are treated as one moved file. If several
  /// files have the same contents, they are matched in the order of their paths.
  ///
  /// - Parameter commit: The commit that follows the current files.
  /// - Returns: The files that the commit changes.
  /// - Throws: ``GitError/unexpectedFile(_:commit:)`` if the commit does not fit the current files.
  mutating func apply(_ commit: GitCommit) throws(GitError) -> Edit {
    var edit = Edit()
    var numbers: [FilePath: Int] = [:]
    var movable: [String: [Int]] = [:]
    let changes = commit.changes.sorted { $0.path < $1.path }
    for change in changes {
      guard let old = change.old else { continue }
      guard let file = remove(change.path), file.entry.content == old else {
        throw .unexpectedFile("\(change.path)", commit: commit.name)
      }
      edit.removed.append(file)
      if change.new == nil {
        movable[old.object, default: []].append(file.number)
      } else {
        numbers[change.path] = file.number
      }
    }
    // After the reversal, `popLast` returns the number of the file with the first path.
    for object in movable.keys { movable[object]?.reverse() }
    for change in changes {
      guard let content = change.new else { continue }
      let number = numbers[change.path] ?? movable[content.object]?.popLast() ?? makeNumber()
      let file = TrackedFile(number: number, entry: .init(path: change.path, content: content))
      guard insert(file) else { throw .unexpectedFile("\(change.path)", commit: commit.name) }
      edit.added.append(file)
    }
    return edit
  }

  private mutating func makeNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  private mutating func remove(_ path: FilePath) -> TrackedFile? {
    let folder = folders.firstOffset { $0.name >= path.folder }
    guard folder < folders.count, folders[folder].name == path.folder else { return nil }
    let offset = folders[folder].files.firstOffset { $0.entry.path.name >= path.name }
    guard offset < folders[folder].files.count,
      folders[folder].files[offset].entry.path == path
    else { return nil }
    defer { if folders[folder].files.isEmpty { folders.remove(at: folder) } }
    return folders[folder].files.remove(at: offset)
  }

  /// Inserts a file, and returns whether its path was free.
  private mutating func insert(_ file: TrackedFile) -> Bool {
    let path = file.entry.path
    let folder = folders.firstOffset { $0.name >= path.folder }
    if folder == folders.count || folders[folder].name != path.folder {
      folders.insert(Folder(name: path.folder, files: []), at: folder)
    }
    let offset = folders[folder].files.firstOffset { $0.entry.path.name >= path.name }
    if offset < folders[folder].files.count, folders[folder].files[offset].entry.path == path {
      return false
    }
    folders[folder].files.insert(file, at: offset)
    return true
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first offset whose element satisfies a predicate, or the end index if no element does.
  ///
  /// All elements after the result must satisfy the predicate too.
  func firstOffset(where predicate: (Element) throws -> Bool) rethrows -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if try predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The files of a commit in their folders, both in order: what a list is to show.
struct FileTree {
  /// A folder with files of its own.
  struct Folder {
    var name: ByteString
    var files: [TrackedFile]
  }

  /// The files that a commit touches: as they were, and as they are, each in order of their paths.
  struct Edit {
    var leaving: [TrackedFile] = []
    var arriving: [TrackedFile] = []
  }

  private(set) var folders: [Folder] = []
  private var nextNumber = 0

  /// What the files are and hold, folder by folder.
  var entries: [[TrackedFile.Entry]] { folders.map { $0.files.map(\.entry) } }

  /// Does to the files what a commit does.
  ///
  /// A file that goes and one that comes with the same contents are one file, which moves. Where there are
  /// several to choose from, they are taken in the order of their paths.
  ///
  /// - Parameter commit: The commit, to the files that are there.
  /// - Returns: The files that it touches.
  /// - Throws: ``GitError/unexpectedFile(_:commit:)``.
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
      edit.leaving.append(file)
      if change.new == nil {
        movable[old.object, default: []].append(file.number)
      } else {
        numbers[change.path] = file.number
      }
    }
    // The first one is taken off the end.
    for object in movable.keys { movable[object]?.reverse() }
    for change in changes {
      guard let content = change.new else { continue }
      let number = numbers[change.path] ?? movable[content.object]?.popLast() ?? makeNumber()
      let file = TrackedFile(number: number, entry: .init(path: change.path, content: content))
      guard insert(file) else { throw .unexpectedFile("\(change.path)", commit: commit.name) }
      edit.arriving.append(file)
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

  /// Inserts a file, unless there is one at its path.
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
  /// The first offset whose element, like all after it, is as wanted; the count if there is none.
  func firstOffset(where isWanted: (Element) throws -> Bool) rethrows -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if try isWanted(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

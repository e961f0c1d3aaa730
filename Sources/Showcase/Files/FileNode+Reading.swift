import DiffableSnapshots
import Foundation

extension FileNode {
  /// Creates a node for the file at a path.
  ///
  /// The kind is `other` if no file exists.
  init(path: ByteString) {
    self.path = path
    let terminated = path.bytes.map { CChar(bitPattern: $0) } + [0]
    var status = stat()
    // In bounds, as in the other calls: the path ends with 0, and the function writes one `stat`.
    guard unsafe lstat(terminated, &status) == 0 else {
      kind = .other
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder(isReadable: unsafe access(terminated, R_OK | X_OK) == 0)
    case S_IFREG: kind = .file(size: Int(status.st_size))
    case S_IFLNK: kind = .link(target: Self.target(ofLink: terminated))
    default: kind = .other
    }
  }

  private static func target(ofLink path: [CChar]) -> ByteString {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // In bounds, because the count is that of the array.
    let count = unsafe readlink(path, &buffer, buffer.count)
    return ByteString(buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) })
  }

  /// Returns the files in a folder, sorted by name, or `nil` if the folder cannot be read.
  static func children(of folder: ByteString) -> [FileNode]? {
    let path = folder.bytes.map { CChar(bitPattern: $0) } + [0]
    guard let stream = unsafe opendir(path) else { return nil }
    defer { unsafe closedir(stream) }
    // A folder that changes while it is read can list a name twice.
    var names: Set<ByteString> = []
    // Valid until the next entry is read.
    while let entry = unsafe readdir(stream) {
      // In bounds: the field contains the name.
      let field = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0) }
      let name = ByteString(field.prefix { $0 != 0 })
      if name != ByteString(".") && name != ByteString("..") { names.insert(name) }
    }
    let slash = folder.bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return names.sorted().map { FileNode(path: ByteString(folder.bytes + slash + $0.bytes)) }
  }
}

extension SectionSnapshot where Item == FileNode {
  /// Reads a folder and the subfolders that were read before.
  ///
  /// Fails if the folder cannot be read.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - known: The previous outline of the folder. A subfolder that has children in this outline is read
  ///     again. A subfolder that is expanded in this outline is expanded.
  init?(reading folder: ByteString, knownAs known: SectionSnapshot = SectionSnapshot()) {
    guard let children = FileNode.children(of: folder) else { return nil }
    let expanded = Set(known.expandedItems)
    let parents = expanded.union(known.items.compactMap { known.parent(of: $0) })
    self.init(children)
    var folders = children.filter { $0.canExpand && parents.contains($0) }
    while let folder = folders.popLast() {
      if expanded.contains(folder) { expand([folder]) }
      guard let children = FileNode.children(of: folder.path) else { continue }
      append(children, to: folder)
      folders += children.filter { $0.canExpand && parents.contains($0) }
    }
  }
}

import DiffableSnapshots

/// A file or folder, as an item of an outline.
///
/// The path is the identity. The kind and the size are content. A link shows its target but is not
/// followed, so circular links cannot lead to an infinite tree.
struct FileNode: Sendable {
  enum Kind: Hashable, Sendable {
    case folder(isReadable: Bool)
    case file(size: Int)
    case link(target: ByteString)

    /// A pipe, a device or another special file, or a file that no longer exists.
    case other
  }

  /// The path of the file in the file system.
  let path: ByteString
  var kind: Kind
}

extension FileNode: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.path == right.path }
  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension FileNode: ContentEquatable {
  func isContentEqual(to other: Self) -> Bool { kind == other.kind }
}

extension FileNode {
  /// The name of the file in its folder.
  var name: ByteString { FilePath(path.bytes).name }

  /// Whether the node is a readable folder.
  var canExpand: Bool { kind == .folder(isReadable: true) }

  /// Returns the text of the row in an outline.
  ///
  /// - Parameters:
  ///   - level: The nesting level, which determines the indentation.
  ///   - isExpanded: Whether the folder is expanded.
  /// - Returns: The size in a column of its own, and then the indented name.
  func text(level: Int, isExpanded: Bool) -> String {
    let pointer = !canExpand ? "  " : isExpanded ? "▾ " : "▸ "
    var (size, rest) = ("", "")
    switch kind {
    case .folder(isReadable: true): rest = "/"
    case .folder(isReadable: false): rest = "/ (unreadable)"
    case .file(let bytes): size = FileSize(bytes: bytes).description
    case .link(let target): rest = " → \(target)"
    case .other: rest = " (not a regular file)"
    }
    let padding = String(repeating: " ", count: max(0, FileSize.columns - size.count))
    return padding + size + String(repeating: "  ", count: level + 1) + pointer + "\(name)" + rest
  }
}

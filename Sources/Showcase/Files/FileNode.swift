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
  /// - Returns: The indented text.
  func text(level: Int, isExpanded: Bool) -> String {
    let pointer = !canExpand ? "  " : isExpanded ? "▾ " : "▸ "
    let rest =
      switch kind {
      case .folder(isReadable: true): "/"
      case .folder(isReadable: false): "/ (unreadable)"
      case .file(size: 1): "  1 byte"
      case .file(let size): "  \(size) bytes"
      case .link(let target): " → \(target)"
      case .other: " (not a regular file)"
      }
    return String(repeating: "  ", count: level) + pointer + "\(name)" + rest
  }
}

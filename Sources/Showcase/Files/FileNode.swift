import DiffableSnapshots

/// What is in a folder under a name, as an item of an outline.
///
/// It is the same item while it stays at its path; what it is, and how large, is content. A link is shown
/// with where it leads, and never followed, so that links in a circle make no tree without end.
struct FileNode: Sendable {
  enum Kind: Hashable, Sendable {
    case folder(isReadable: Bool)
    case file(size: Int)
    case link(target: ByteString)

    /// A pipe, a device and the like, or what went away while it was looked at.
    case other
  }

  /// The path with which the system finds it.
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
  /// What it is called in its folder.
  var name: ByteString { FilePath(path.bytes).name }

  /// Whether there can be something below it to look at.
  var canExpand: Bool { kind == .folder(isReadable: true) }

  /// Its row in an outline.
  ///
  /// - Parameters:
  ///   - level: The number of folders above it.
  ///   - isExpanded: Whether what is below it shows.
  /// - Returns: The text.
  func text(level: Int, isExpanded: Bool) -> String {
    let pointer = !canExpand ? "  " : isExpanded ? "▾ " : "▸ "
    let rest =
      switch kind {
      case .folder(isReadable: true): "/"
      case .folder(isReadable: false): "/ (unreadable)"
      case .file(size: 1): "  1 byte"
      case .file(let size): "  \(size) bytes"
      case .link(let target): " → \(target)"
      case .other: " (no file)"
      }
    return String(repeating: "  ", count: level) + pointer + "\(name)" + rest
  }
}

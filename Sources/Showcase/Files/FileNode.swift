#if os(macOS) || os(Linux)
import DiffableSnapshots
import Foundation

/// A file or folder, as an item of an outline.
///
/// The path is the identity. The kind and the size are content. A link shows its target but is not
/// followed, so circular links cannot lead to an infinite tree.
struct FileNode: Entity, Sendable {
  enum Kind: Hashable, Sendable {
    case folder(isReadable: Bool)
    case file(size: Int)
    case link(target: String)

    /// A pipe, a device or another special file, or a file that no longer exists.
    case other

    /// The only row in an empty folder.
    case nothing
  }

  let path: String
  var kind = Kind.other

  var id: String { path }

  init(path: String) {
    self.path = path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory?:
      kind = .folder(isReadable: FileManager.default.isReadableFile(atPath: path))
    case .typeRegular?: kind = .file(size: attributes?[.size] as? Int ?? 0)
    case .typeSymbolicLink?:
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      kind = .link(target: target ?? "?")
    default: break
    }
  }

  /// Creates the only row in an empty folder.
  init(inEmptyFolder folder: String) { (path, kind) = (folder + "/", .nothing) }

  /// Whether the node is a readable folder.
  var canExpand: Bool { kind == .folder(isReadable: true) }

  /// The rows in the folder, sorted by name, or `nil` if the folder cannot be read.
  var children: [FileNode]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
    let folder = URL(fileURLWithPath: path)
    let files = names.sorted().map { FileNode(path: folder.appendingPathComponent($0).path) }
    return files.isEmpty ? [FileNode(inEmptyFolder: path)] : files
  }
}

extension FileNode: ContentEquatable {
  func isContentEqual(to other: Self) -> Bool { kind == other.kind }
}

extension FileNode {
  var name: String {
    kind == .nothing ? "(empty)" : URL(fileURLWithPath: path).lastPathComponent
  }

  /// Returns the text of the row in an outline.
  ///
  /// - Parameters:
  ///   - level: The nesting level, which determines the indentation.
  ///   - isExpanded: Whether the folder is expanded.
  /// - Returns: The indented name, and then the size in a column of its own.
  func text(level: Int, isExpanded: Bool) -> String {
    let pointer = !canExpand ? "  " : isExpanded ? "▾ " : "▸ "
    var (size, rest) = ("", "")
    switch kind {
    case .folder(isReadable: true): rest = "/"
    case .folder(isReadable: false): rest = "/ (unreadable)"
    case .file(let bytes): size = Self.text(ofSize: bytes)
    case .link(let target): rest = " → \(target)"
    case .other: rest = " (not a regular file)"
    case .nothing: break
    }
    let text = String(repeating: "  ", count: level) + pointer + name + rest
    return size.isEmpty ? text : text.padded(to: 28) + size.aligned(to: 6)
  }

  /// Returns a size with at most three digits, such as `999 B`, `1.2 kB` or `46 MB`.
  static func text(ofSize bytes: Int) -> String {
    var (value, units) = (Double(bytes), ["B", "kB", "MB", "GB", "TB", "PB", "EB"][...])
    while value >= 999.5 { (value, units) = (value / 1000, units.dropFirst()) }
    let hasTenths = value < 9.95 && units.first != "B"
    return String(format: hasTenths ? "%.1f " : "%.0f ", value) + (units.first ?? "")
  }
}

extension SectionSnapshot where Item == FileNode {
  /// Reads a folder and the subfolders that were read before.
  ///
  /// Fails if the folder cannot be read.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - known: The previous outline of the folder. A subfolder that has children in this outline is read
  ///     again. A subfolder that is expanded in this outline is expanded.
  init?(reading folder: FileNode, knownAs known: SectionSnapshot = SectionSnapshot()) {
    guard let children = folder.children else { return nil }
    let expanded = Set(known.expandedItems)
    let parents = expanded.union(known.items.compactMap { known.parent(of: $0) })
    self.init(children)
    var folders = children.filter { $0.canExpand && parents.contains($0) }
    while let folder = folders.popLast() {
      if expanded.contains(folder) { expand([folder]) }
      guard let children = folder.children else { continue }
      append(children, to: folder)
      folders += children.filter { $0.canExpand && parents.contains($0) }
    }
  }
}
#endif

/// The path of a file in a repository.
struct FilePath: Hashable, Sendable {
  /// The folder without a trailing slash, empty for the root of the repository.
  var folder: ByteString
  var name: ByteString

  init(_ bytes: [UInt8]) {
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    folder = ByteString(bytes[..<(slash ?? 0)])
    name = ByteString(bytes[(slash.map { $0 + 1 } ?? 0)...])
  }
}

extension FilePath: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.folder, left.name) < (right.folder, right.name)
  }
}

extension FilePath: CustomStringConvertible {
  var description: String { folder.bytes.isEmpty ? "\(name)" : "\(folder)/\(name)" }
}

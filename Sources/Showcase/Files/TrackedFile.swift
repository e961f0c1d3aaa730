import DiffableSnapshots

/// A file of a repository that is tracked across commits.
///
/// A file keeps its identity while it stays at its path, and when a commit moves it without changing its
/// contents. So the identity is a number, and the path is content: a renamed file is moved and updated.
struct TrackedFile: Sendable {
  /// The content of a file: its mode, and the hash of its contents.
  struct Content: Hashable, Sendable {
    var mode: String
    var object: String
  }

  /// The path and content of a file, which a list shows.
  struct Entry: Hashable, Sendable {
    var path: FilePath
    var content: Content
  }

  let number: Int
  var entry: Entry
}

extension TrackedFile: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension TrackedFile: ContentEquatable {
  func isContentEqual(to other: Self) -> Bool { entry == other.entry }
}

import DiffableSnapshots

/// A file of a repository, followed from commit to commit.
///
/// It is the same file while it stays at its path, and also where a commit moves it as it is. So the
/// identity is a number, and the path is content: a file that is renamed moves and is updated.
struct TrackedFile: Sendable {
  /// What git knows of a file: its kind with its permissions, and the name of its contents.
  struct Content: Hashable, Sendable {
    var mode: String
    var object: String
  }

  /// What a list shows of a file.
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

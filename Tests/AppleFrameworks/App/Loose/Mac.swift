import AppKit

// Code whose identifiers need not be `Sendable`: in Swift 6 mode, the compiler only warns, as with Apple's classes.

/// A class as an item.
final class Folder: Hashable {
  static func == (left: Folder, right: Folder) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
func show(_ folders: [Folder], in dataSource: NSTableViewDiffableDataSource<Int, Folder>) -> [Int] {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Folder>()
  snapshot.appendSections([0])
  snapshot.appendItems(folders)
  dataSource.apply(snapshot, animatingDifferences: true)
  return folders.compactMap { dataSource.row(forItemIdentifier: $0) }
}

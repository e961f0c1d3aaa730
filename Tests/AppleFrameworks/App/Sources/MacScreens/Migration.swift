// The screens of this app are compiled twice, and this file is the only difference.
// example: Migration.swift of AppKit
@_exported import DiffableAppKit

// The names of the app's own module hide those of AppKit.
typealias NSDiffableDataSourceSnapshot = Snapshot
typealias NSTableViewDiffableDataSource = TableViewDiffableDataSource
typealias NSCollectionViewDiffableDataSource =
  CollectionViewDiffableDataSource
// end

// The screens of this app are compiled twice, and this file is the only difference.
// example: Migration.swift of AppKit
@_exported import DiffableAppKit
@_exported import DiffableMigration

// The names of the app's own module hide those of AppKit.
public typealias NSDiffableDataSourceSnapshot =
  DiffableMigration.NSDiffableDataSourceSnapshot
public typealias NSTableViewDiffableDataSource =
  DiffableMigration.NSTableViewDiffableDataSource
public typealias NSCollectionViewDiffableDataSource =
  DiffableMigration.NSCollectionViewDiffableDataSource
// end

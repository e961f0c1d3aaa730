// The screens of this app are compiled twice, and this file is the only difference.
// example: Migration.swift of UIKit
@_exported import DiffableUIKit
@_exported import DiffableMigration

// The names of the app's own module hide those of UIKit.
public typealias NSDiffableDataSourceSnapshot =
  DiffableMigration.NSDiffableDataSourceSnapshot
public typealias UITableViewDiffableDataSource =
  DiffableMigration.UITableViewDiffableDataSource
public typealias UICollectionViewDiffableDataSource =
  DiffableMigration.UICollectionViewDiffableDataSource
public typealias NSDiffableDataSourceSectionSnapshot =
  DiffableMigration.NSDiffableDataSourceSectionSnapshot
public typealias NSDiffableDataSourceTransaction =
  DiffableMigration.NSDiffableDataSourceTransaction
public typealias NSDiffableDataSourceSectionTransaction =
  DiffableMigration.NSDiffableDataSourceSectionTransaction
// end

// The screens of this app are compiled twice, and this file is the only difference.
// example: Migration.swift of UIKit
@_exported import DiffableUIKit

// The names of the app's own module hide those of UIKit.
typealias NSDiffableDataSourceSnapshot = Snapshot
typealias NSDiffableDataSourceSectionSnapshot = SectionSnapshot
typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
typealias UICollectionViewDiffableDataSource =
  CollectionViewDiffableDataSource
typealias NSDiffableDataSourceTransaction = ReorderingTransaction
typealias NSDiffableDataSourceSectionTransaction<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
> = ReorderingTransaction<Section, Item>.SectionTransaction
// end

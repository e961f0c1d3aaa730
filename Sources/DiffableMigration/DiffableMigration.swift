import DiffableSnapshots

/// A snapshot, under Apple's name.
public typealias NSDiffableDataSourceSnapshot = Snapshot

/// An outline, under Apple's name.
public typealias NSDiffableDataSourceSectionSnapshot = SectionSnapshot

/// What a drag of the user has changed, under Apple's name.
public typealias NSDiffableDataSourceTransaction = ReorderingTransaction

/// What a drag of the user has changed in a section, under Apple's name.
public typealias NSDiffableDataSourceSectionTransaction<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
> = ReorderingTransaction<Section, Item>.SectionTransaction

// Apple's types only warn of identifiers that are not `Sendable`, also in Swift 6 mode. So do these aliases, and the
// members that Apple's types have too. The import is safe, because this file has no code that runs.
@unsafe @preconcurrency import DiffableSnapshots

/// A snapshot, under Apple's name.
public typealias NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> = Snapshot<SectionIdentifierType, ItemIdentifierType>

/// An outline, under Apple's name.
public typealias NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> =
  SectionSnapshot<ItemIdentifierType>

/// What a drag of the user has changed, under Apple's name.
public typealias NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> = ReorderingTransaction<SectionIdentifierType, ItemIdentifierType>

/// What a drag of the user has changed in a section, under Apple's name.
public typealias NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> = ReorderingTransaction<SectionIdentifierType, ItemIdentifierType>.SectionTransaction

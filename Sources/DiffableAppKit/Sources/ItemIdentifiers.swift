#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import DiffableSnapshots

  /// Converts between the paths and the identifiers of a data source, for targets that do not know its types.
  struct ItemIdentifiers {
    let item: (ItemPath) -> AnyHashable?
    let section: (Int) -> AnyHashable?
    let path: (AnyHashable) -> ItemPath?

    /// Creates a conversion that does not keep the data source alive.
    init<Section, Item, Target>(_ dataSource: DiffableDataSource<Section, Item, Target>) {
      item = { [weak dataSource] in
        dataSource?.itemIdentifier(for: $0).map { AnyHashable($0) }
      }
      section = { [weak dataSource] in
        dataSource?.sectionIdentifier(for: $0).map { AnyHashable($0) }
      }
      path = { [weak dataSource] identifier in
        (identifier.base as? Item).flatMap { dataSource?.itemPath(for: $0) }
      }
    }
  }
#endif

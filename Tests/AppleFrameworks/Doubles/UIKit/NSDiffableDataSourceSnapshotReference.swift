import AppleBase

/// A replacement of the snapshot that a fetched results controller passes to its delegate.
public final class NSDiffableDataSourceSnapshotReference: SnapshotReference {
  public private(set) var reloadedSectionIdentifiers: [Any] = []
  public private(set) var reloadedItemIdentifiers: [Any] = []
  public private(set) var reconfiguredItemIdentifiers: [Any] = []

  public func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    reloadedSectionIdentifiers += sectionIdentifiers
  }

  public func reloadItems(withIdentifiers identifiers: [Any]) {
    reloadedItemIdentifiers += identifiers
  }

  public func reconfigureItems(withIdentifiers identifiers: [Any]) {
    reconfiguredItemIdentifiers += identifiers
  }
}

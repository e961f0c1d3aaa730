import AppleBase

/// A replacement of the snapshot that a fetched results controller passes to its delegate.
///
/// AppKit's class can reload items, but has no property with the reloaded items.
public final class NSDiffableDataSourceSnapshotReference: SnapshotReference {}

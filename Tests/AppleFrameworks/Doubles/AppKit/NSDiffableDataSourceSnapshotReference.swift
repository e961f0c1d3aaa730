import AppleBase

/// A replacement of the snapshot that a fetched results controller passes to its delegate.
///
/// AppKit's class can reload items, but does not tell which.
public final class NSDiffableDataSourceSnapshotReference: SnapshotReference {}

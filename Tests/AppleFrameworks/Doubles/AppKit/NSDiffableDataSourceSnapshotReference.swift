import AppleBase

/// A replacement of the snapshot that a fetched results controller passes to its delegate.
///
/// AppKit's class can reload items, but has no property with the reloaded items. So a delegate cannot read them, and
/// this replacement omits reloads.
public final class NSDiffableDataSourceSnapshotReference: SnapshotReference {}

// A screen made of sources also needs snapshots, targets and data sources, so one import gives both modules.
@_exported import DiffableSnapshots

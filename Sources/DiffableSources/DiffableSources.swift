// Code that uses sources also needs snapshots and list targets, so one import provides both modules.
@_exported import DiffableSnapshots

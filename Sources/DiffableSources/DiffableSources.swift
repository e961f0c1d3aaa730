// Code that uses sources also needs snapshots and list targets, so an import of this module also imports
// DiffableSnapshots.
@_exported import DiffableSnapshots

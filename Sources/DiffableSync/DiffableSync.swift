// Code that sends changes also needs snapshots, so an import of this module also imports DiffableSnapshots.
@_exported import DiffableSnapshots

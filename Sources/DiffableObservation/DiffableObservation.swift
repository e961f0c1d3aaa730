// Exported again, so that an app needs only one import.
@_exported import DiffableSnapshots

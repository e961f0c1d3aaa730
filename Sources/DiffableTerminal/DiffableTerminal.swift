// Exported again, so that a program needs only one import.
@_exported import DiffableSnapshots

@testable import DiffableSnapshots

extension SupplementaryData {
  /// Creates the supplementary data of a list without a data source.
  ///
  /// - Parameters:
  ///   - snapshot: Returns the current snapshot.
  ///   - view: Makes or updates the view of a kind at a path in the current snapshot, for a section.
  convenience init<Section, Item>(
    snapshot: @escaping () -> Snapshot<Section, Item>,
    view: @escaping (SupplementaryKind, ItemPath, Section) -> View?
  ) {
    self.init { kind, path in
      snapshot().sectionIdentifier(for: path.section).flatMap { view(kind, path, $0) }
    }
  }
}

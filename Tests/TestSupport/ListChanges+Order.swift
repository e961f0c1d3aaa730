import DiffableSnapshots

extension ListChanges {
  /// Whether all ten lists ascend; moves ascend by their destinations.
  public var isAscending: Bool {
    ascends(sectionDeletions) && ascends(sectionInsertions) && ascends(sectionMoves.map { $0.to })
      && ascends(sectionReloads) && ascends(sectionReconfigurations) && ascends(itemDeletions)
      && ascends(itemInsertions) && ascends(itemMoves.map { $0.to }) && ascends(itemReloads)
      && ascends(itemReconfigurations)
  }

  private func ascends(_ list: [some Comparable]) -> Bool {
    zip(list, list.dropFirst()).allSatisfy { $0 < $1 }
  }
}

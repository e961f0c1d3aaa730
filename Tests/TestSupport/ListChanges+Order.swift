import DiffableSnapshots

extension ListChanges {
  /// Whether all lists ascend; moves ascend by their destinations.
  public var isAscending: Bool {
    ascends(sections.deletions) && ascends(sections.insertions)
      && ascends(sections.moves.map { $0.to })
      && ascends(sections.reloads) && ascends(sections.reconfigurations) && ascends(items.deletions)
      && ascends(items.insertions) && ascends(items.moves.map { $0.to }) && ascends(items.reloads)
      && ascends(items.reconfigurations)
  }

  private func ascends(_ list: [some Comparable]) -> Bool {
    zip(list, list.dropFirst()).allSatisfy { $0 < $1 }
  }
}

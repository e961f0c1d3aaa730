import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

// The checks of the storm.

extension CombinationStorm {
  var failure: Comment { "\(comment): \(trace.suffix(20).joined(separator: ", "))" }

  /// Requires that the list, the data source and the model agree.
  func expectAgreement() throws {
    try #require(list.refusals.isEmpty, failure)
    let newest = source.snapshot()
    try #require(newest.notation == model, failure)
    let shown = list.cells.map { $0.map { $0.prefix { $0 != " " } } }
    let answers = (0..<(list.data?.numberOfSections ?? 0)).map { section in
      (0..<(list.data?.numberOfItems(inSection: section) ?? 0)).map { item in
        "\(source.itemIdentifier(for: ItemPath(section: section, item: item)) ?? "0none")"[...]
      }
    }
    if list.capabilities.contains(.sections) {
      try #require(shown == answers, failure)
    } else {
      try #require(Array(shown.joined()) == Array(answers.joined()), failure)
    }
    var itemsOfAllOutlines: [Noted] = []
    for section in newest.sectionIdentifiers {
      let outline = source.snapshot(for: section)
      let items = newest.itemIdentifiers(inSection: section)
      try #require(outline.visibleItems.map(\.description) == items.map(\.description), failure)
      itemsOfAllOutlines += outline.items
    }
    try #require(Set(itemsOfAllOutlines).count == itemsOfAllOutlines.count, failure)
  }

  /// Requires that the list shows the newest snapshot with its current content and versions.
  func expectSettled() throws {
    let newest = source.snapshot()
    try #require(
      Array(list.cells.joined()) == newest.itemIdentifiers.map { shared.text($0) },
      failure
    )
    guard list.capabilities.contains(.sections) || list.capabilities.contains(.headerRows)
    else { return }
    try #require(list.headers == newest.sectionIdentifiers.map { shared.title($0) }, failure)
  }
}

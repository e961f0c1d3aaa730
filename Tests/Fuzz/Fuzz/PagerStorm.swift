import DiffableSnapshots
import DiffableSources

/// Loads random pages.
struct PagerStorm {
  @MainActor
  static func run(_ chance: Chance, steps: Int) async {
    var chance = chance
    nonisolated(unsafe) var loading = chance
    let pager = Pager<Int, Broken, Broken, Int>(
      query: 0,
      duplicates: chance.policy()
    ) { _, cursor in
      let number = cursor ?? 0
      let sections = (0..<loading.number(below: 4)).map { _ in
        SnapshotSection(loading.identifier(), items: loading.identifiers(upTo: 12))
      }
      let identifiers = loading.identifiers(upTo: 1)
      return Page(
        sections,
        previous: loading.one(in: 5) ? nil : number + 1,
        next: loading.one(in: 5) ? nil : number + 1,
        nextInSections: identifiers.first.map { [$0: number] } ?? [:]
      )
    }
    pager.skippedPagesLimit = 3
    for _ in 0..<steps {
      chance.changeObjects()
      let item = chance.identifier(from: pager.snapshot.itemIdentifiers)
      let section = chance.identifier(from: pager.snapshot.sectionIdentifiers)
      switch chance.number(below: 8) {
      case 0: _ = await pager.refresh().outcome
      case 1, 2: _ = await pager.loadNextPage()?.outcome
      case 3: _ = await pager.loadNextPage(inSection: section)?.outcome
      case 4: pager.willDisplay(item)
      case 5: _ = await pager.loadPreviousPage()?.outcome
      case 6: pager.update { chance.edit(&$0) }
      default: _ = pager.state(ofSection: section)
      }
    }
    pager.cancel()
  }
}

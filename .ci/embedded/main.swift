// A program as an embedded system or a web page would run it: nothing but the standard library is there.
// It prints what its list was told and shows; the check compares that with expected.txt.

import DiffableSnapshots

/// Something to eat, whose name may change while it stays the same thing.
struct Food: Identifiable, Equatable {
  let id: Int
  var name: String
}

typealias Item = Identified<Food>

func food(_ id: Int, _ name: String) -> Item { Item(Food(id: id, name: name)) }

let (apple, pear, hazel, fig) = (
  food(1, "apple"), food(2, "pear"), food(3, "hazel"), food(4, "fig")
)
let (dill, mint, tea, milk) = (food(5, "dill"), food(6, "mint"), food(10, "tea"), food(11, "milk"))
let (green, black, oat) = (food(12, "green tea"), food(13, "black tea"), food(14, "oat milk"))

/// What stands behind the names of sections.
///
/// An object of its own, for Embedded Swift has no references that would let the data source go.
final class Scale {
  var unit = "kg"
}

/// What a list and its data source go through, one scene after the other.
final class Kitchen {
  let list: LineList
  let dataSource: DiffableDataSource<String, Item, LineList>
  let scale = Scale()

  init(list: LineList) {
    self.list = list
    dataSource = DiffableDataSource(target: list) { _, _, item in item.model.name }
    dataSource.supplementaryViewProvider = { [scale] _, kind, _, section in
      kind == .header ? "\(section) (\(scale.unit))" : nil
    }
    dataSource.applyObserver = { report in
      switch report.outcome {
      case .batches(let batches):
        print("\(batches.count) batches, \(report.changeset?.count ?? -1) changes")
      case .reload(let reason): print(reason == .requested ? "reload as requested" : "reload")
      case .skipped: print("skipped")
      }
    }
  }

  /// A first snapshot, edits of its copies, and edits that are refused.
  func edit() throws(SnapshotError<String, Item>) {
    let first = try Snapshot {
      SnapshotSection("fruit") {
        apple
        pear
      }
      SnapshotSection("nuts") { hazel }
    }
    dataSource.apply(first) { print("shown") }
    list.show("first")

    var snapshot = first
    try snapshot.appendItems([fig], toSection: "fruit")
    try snapshot.moveItem(hazel, beforeItem: apple)
    snapshot.deleteItems([pear])
    dataSource.apply(snapshot)
    list.show("edits of a copy")

    try dataSource.update { (snapshot) throws(SnapshotError<String, Item>) in
      try snapshot.appendSections(["herbs"])
      try snapshot.appendItems([dill, mint])
      try snapshot.moveSection("nuts", beforeSection: "fruit")
    }
    list.show("update")

    do throws(SnapshotError<String, Item>) {
      try dataSource.update { (snapshot) throws(SnapshotError<String, Item>) in
        snapshot.deleteAllItems()
        try snapshot.insertItems([food(7, "rue")], afterItem: food(8, "sage"))
      }
    } catch {
      if case .unknownItem(let items, let call) = error {
        print("\(call) is refused for the sake of \(items[0].model.name)")
      }
    }
    list.show("refusal")

    let changeset = snapshot.difference(from: first)
    check("there", first.applying(changeset) == snapshot)
    check("and back", snapshot.applying(changeset.inverse) == first)
  }

  /// Cells and headers that change while items and sections stay.
  func changeContent() throws(SnapshotError<String, Item>) {
    try dataSource.update { (snapshot) throws(SnapshotError<String, Item>) in
      try snapshot.appendItems([food(5, "dried dill")], toSection: "herbs")
    }
    list.show("content")
    scale.unit = "g"
    try dataSource.update { (snapshot) throws(SnapshotError<String, Item>) in
      try snapshot.reconfigureSections(["fruit"])
    }
    list.show("headers")
  }

  /// An outline whose branches open and close, one of which is loaded when it opens.
  func unfold() throws(SectionSnapshotError<Item>) {
    var outline = try SectionSnapshot([tea, milk])
    try outline.append([green, black], to: tea)
    dataSource.apply(outline, to: "drinks")
    list.show("outline")
    try dataSource.expandItem(tea)
    list.show("expanded")
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      (try? SectionSnapshot([oat])) ?? SectionSnapshot()
    }
    try dataSource.toggleItem(milk)
    dataSource.collapseItem(tea)
    list.show("loaded, and collapsed")
    check("level", dataSource.level(of: oat) == 1 && dataSource.isExpanded(milk))
    check("hidden", dataSource.snapshot(for: "drinks").items == [tea, green, black, milk, oat])
  }

  /// The user drags what may not be dragged, and what may.
  func drag() {
    list.drag(2, to: 5)
    dataSource.reorderingHandlers.canReorderItem = { $0 != milk }
    dataSource.reorderingHandlers.didReorder = { transaction in
      print("\(transaction.item.model.name) is in section \(transaction.move.to.section)")
    }
    list.drag(2, to: 5)
    list.show("drag")
  }

  /// Applies that come from within others, and reloads.
  func reload() {
    let all = dataSource.snapshot()
    dataSource.apply(Snapshot()) { self.dataSource.apply(all) }
    list.show("away and back")
    dataSource.changeLimit = 0
    dataSource.apply(Snapshot())
    list.show("too much")
    dataSource.applySnapshotUsingReloadData(all)
    list.show("reload")
  }
}

func run(on list: LineList) {
  let kitchen = Kitchen(list: list)
  do throws(SnapshotError<String, Item>) {
    try kitchen.edit()
    try kitchen.changeContent()
  } catch {
    print("\(error.call) is refused")
  }
  do throws(SectionSnapshotError<Item>) {
    try kitchen.unfold()
  } catch {
    print("\(error.call) is refused")
  }
  kitchen.drag()
  kitchen.reload()
}

func run() {
  let list = LineList()
  run(on: list)
  check("without its data source the list has no data", list.data == nil)
  do throws(SnapshotError<Int, Int>) {
    try callSnapshots()
  } catch {
    print("\(error.call) is refused")
  }
  do throws(SnapshotError<Int, Int>) {
    try callSources()
  } catch {
    print("\(error.call) is refused")
  }
  do throws(SnapshotError<Item, Item>) {
    try callLists()
  } catch {
    print("\(error.call) is refused")
  }
  do throws(SectionSnapshotError<Int>) {
    try callOutlines()
  } catch {
    print("\(error.call) is refused")
  }
}

run()

import DiffableSnapshots
import TestSupport
import Testing

/// The code in the documentation of batches, of creating snapshots, and of an update that returns a value.
@Suite struct ExamplesOfBatches {
  @Test func aSpliceReplacesOneRangeOfAModel() {
    let old = Snapshot([("a", [1, 2, 3])])
    var new = old
    new.moveItem(3, beforeItem: 1)
    new.appendItems([4])
    let batch = new.difference(from: old).batches(for: .flatList.subtracting(.headerRows))[0]
    var model = ["1", "2", "3"]
    let makeRow = { (row: Int) in "\(new.itemIdentifiers[row])" }
    // example: row splice
    if let splice = batch.rowSplice {
      let rows = splice.origins.enumerated().map { offset, origin in
        origin.map { model[$0] }
          ?? makeRow(splice.newRows.lowerBound + offset)
      }
      model.replaceSubrange(splice.oldRows, with: rows)
    }
    // end
    #expect(model == ["3", "1", "2", "4"])
  }

  @Test func distantSplicesReplaceRangesOfAModel() {
    let old = Snapshot([("a", Array(0..<200))])
    var new = old
    new.moveItem(190, beforeItem: 10)
    new.deleteItems([100])
    let batch = new.difference(from: old).batches(for: .flatList.subtracting(.headerRows))[0]
    var model = old.itemIdentifiers.map(String.init)
    let makeRow = { (row: Int) in "\(new.itemIdentifiers[row])" }
    // example: distant row splices
    let splices = batch.rowSplices(distance: 50)
    let rows = splices.map { splice in
      splice.origins.enumerated().map { offset, origin in
        origin.map { model[$0] }
          ?? makeRow(splice.newRows.lowerBound + offset)
      }
    }
    for (splice, rows) in zip(splices, rows).reversed() {
      model.replaceSubrange(splice.oldRows, with: rows)
    }
    // end
    #expect(splices.map(\.oldRows) == [10..<10, 100..<101, 190..<191])
    #expect(model == new.itemIdentifiers.map(String.init))
  }

  @Test func aSpliceAndReconfigurationsGiveTheNewRows() {
    let old = Snapshot([("a", [1, 2, 3])])
    var new = old
    new.moveItem(3, beforeItem: 1)
    new.reconfigureItems([2])
    let batches = new.difference(from: old).batches(for: .flatList.subtracting(.headerRows))
    let batch = batches[0]
    var model = ["1", "2", "3"]
    let makeRow = { (row: Int) in "\(new.itemIdentifiers[row])" }
    let updateRow = { (row: Int) in model[row] += "!" }
    // example: row splice in a target
    if let splice = batch.rowSplice {
      // Rows with an origin keep their widgets.
      let rows = splice.origins.enumerated().map { offset, origin in
        origin.map { model[$0] }
          ?? makeRow(splice.newRows.lowerBound + offset)
      }
      model.replaceSubrange(splice.oldRows, with: rows)
    }
    for path in batch.items.reconfigurations {
      updateRow(path.item)
    }
    // end
    #expect(batches.count == 1)
    #expect(model == ["3", "1", "2!"])
  }

  @Test func groupingMakesASectionForEachKey() {
    struct Contact: Hashable {
      var name: String
      var initial: String { String(name.prefix(1)) }
    }
    let contacts = ["Ada", "Grace", "Alan"].map { Contact(name: $0) }
    // example: grouping
    let snapshot = Snapshot(grouping: contacts) { $0.initial }
    // end
    #expect(snapshot.sectionIdentifiers == ["A", "G"])
  }

  @Test func hashableModelsAreIdentifiedIfTheTypeSaysSo() {
    struct Note: Identifiable, Hashable {
      let id: Int
      var folder: String
    }
    let notes = [Note(id: 1, folder: "a"), Note(id: 2, folder: "b")]
    // example: grouping of hashable models
    let snapshot: Snapshot<String, ModelItem<Note>> =
      Snapshot(grouping: notes) { $0.folder }
    // end
    #expect(snapshot.itemIdentifiers.map(\.id) == [1, 2])
  }

  @Test func anUpdateReturnsWhatItsClosureReturns() {
    let dataSource = DiffableDataSource<String, Int, _>(target: SilentList()) { "\($2)" }
    dataSource.apply(Snapshot([("a", [1, 2])]))
    let page = [2, 3]
    // example: update with a stored result
    var dropped: [Int] = []
    dataSource.update { snapshot in
      dropped = snapshot.appendItems(page, duplicates: .keepFirst)
    }
    // end
    #expect(dropped == [2])
  }
}

import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Tests the paths for rows that the user moves in a list without sections.
struct RowDestinationTests {
  private func data(_ snapshot: Snapshot<Int, Int>) -> ListData<Int> {
    ListData(snapshot: { snapshot }) { _, item in item }
  }

  private func data(_ notation: String) -> ListData<Int> { data(Snapshot(notation)) }

  private func destinations(
    of row: Int,
    in notation: String,
    headers: Bool
  ) -> [String?] {
    let data = data(notation)
    return (-1...data.numberOfRows(headers: headers)).map {
      data.destination(ofRow: row, movedTo: $0, headers: headers)?.description
    }
  }

  @Test func rowsAfterAHeaderEnterItsSection() {
    let expected = [nil, nil, "0.0", "0.1", "1.0", "2.0", "2.1", nil]
    #expect(destinations(of: 1, in: "1 1 2 | 2 | 3 3", headers: true) == expected)
    let fromTheEnd = [nil, nil, "0.0", "0.1", "0.2", "1.0", "2.0", nil]
    #expect(destinations(of: 5, in: "1 1 2 | 2 | 3 3", headers: true) == fromTheEnd)
  }

  /// Between two sections, the item enters the section that is nearer to its current section.
  @Test func withoutHeadersTheNearestSectionIsChosen() {
    let down = [nil, "0.0", "0.1", "1.1", "1.2", "3.1", nil]
    #expect(destinations(of: 0, in: "1 1 2 | 2 3 4 | 3 | 4 5", headers: false) == down)
    let up = [nil, "0.0", "0.1", "1.0", "1.1", "3.0", nil]
    #expect(destinations(of: 4, in: "1 1 2 | 2 3 4 | 3 | 4 5", headers: false) == up)
    let fromTheMiddle = [nil, "0.0", "1.0", "3.1", nil]
    #expect(destinations(of: 1, in: "1 1 | 2 2 | 3 | 4 3", headers: false) == fromTheMiddle)
  }

  @Test func headersAndRowsOutOfBoundsHaveNoDestination() {
    let data = data("1 1 2 | 2")
    for row in [-1, 0, 3, 4, .min, .max] {
      for destination in -1...4 {
        #expect(data.destination(ofRow: row, movedTo: destination, headers: true) == nil)
      }
    }
    #expect(data.destination(ofRow: 1, movedTo: .max, headers: true) == nil)
    #expect(data.destination(ofRow: 1, movedTo: .min, headers: false) == nil)
    #expect(self.data("").destination(ofRow: 0, movedTo: 0, headers: false) == nil)
  }

  /// The item at the returned path is in the destination row, and no nearer section has such a path.
  @Test(arguments: [true, false]) func destinationIsTheNearestPathWithTheRow(headers: Bool) {
    for snapshot in SmallWorlds(sections: 4, items: 3).olds {
      let rows = snapshot.rows(headers: headers)
      for (source, row) in rows.enumerated() {
        guard case .item(let path) = row, let item = snapshot.itemIdentifier(for: path) else {
          continue
        }
        for destination in rows.indices {
          let found = data(snapshot)
            .destination(ofRow: source, movedTo: destination, headers: headers)
          let possible = paths(of: item, in: snapshot, shownAt: destination, headers)
          let distance = { (other: ItemPath) in abs(other.section - path.section) }
          let nearest = possible.map(distance).min()
          #expect(found.map { possible.contains($0) } ?? possible.isEmpty)
          #expect(found.map(distance) == nearest)
          if source == destination { #expect(found == path) }
        }
      }
    }
  }

  /// Returns every path at which the item has the given row, found by trying all paths.
  private func paths(
    of item: Int,
    in snapshot: Snapshot<Int, Int>,
    shownAt row: Int,
    _ headers: Bool
  ) -> [ItemPath] {
    var contents = snapshot.sectionIdentifiers.map {
      snapshot.itemIdentifiers(inSection: $0).filter { $0 != item }
    }
    var paths: [ItemPath] = []
    for section in contents.indices {
      for index in 0...contents[section].count {
        contents[section].insert(item, at: index)
        let rows = contents.flatMap { (headers ? [nil] : []) + $0.map(Optional.some) }
        if rows[row] == item { paths.append(ItemPath(section: section, item: index)) }
        contents[section].remove(at: index)
      }
    }
    return paths
  }
}

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableSnapshotsTesting
  import DiffableSources
  import Testing

  /// Snapshots of fetched results controllers; the tests of UIKit check what does not depend on the framework.
  @MainActor
  struct SnapshotReferenceTests {
    /// The identifier of a stored object.
    ///
    /// It is an object, like an `NSManagedObjectID`. Two identifiers with the same number are equal.
    final class ObjectID: NSObject, @unchecked Sendable {
      // `@unchecked` is safe, because the only stored property is a constant of a `Sendable` type.
      let number: Int

      init(_ number: Int) { self.number = number }

      override func isEqual(_ object: Any?) -> Bool { (object as? ObjectID)?.number == number }
      override var hash: Int { number }
    }

    /// The delegate of a controller, with the method that the controller calls.
    @MainActor
    private struct Delegate {
      let dataSource: DiffableDataSource<String, ObjectID, StrictList<Int>>

      func controllerDidChangeContent(with snapshot: NSDiffableDataSourceSnapshotReference) {
        dataSource.apply(snapshot)
      }
    }

    private func ids(_ numbers: Int...) -> [ObjectID] { numbers.map { ObjectID($0) } }

    private func makeReference() -> NSDiffableDataSourceSnapshotReference {
      let reference = NSDiffableDataSourceSnapshotReference()
      reference.appendSections(withIdentifiers: ["A", "B", "C"])
      reference.appendItems(withIdentifiers: ids(1, 2), intoSectionWithIdentifier: "A")
      reference.appendItems(withIdentifiers: ids(3), intoSectionWithIdentifier: "C")
      return reference
    }

    @Test func sectionsAndItemsAreKeptInOrder() throws {
      let snapshot = try Snapshot<String, ObjectID>(reference: makeReference())
      #expect(snapshot == (Snapshot([("A", ids(1, 2)), ("B", []), ("C", ids(3))])))
    }

    @Test func aDelegateShowsChangesInOneLine() {
      let list = StrictList<Int>(.tableView)
      let dataSource = DiffableDataSource<String, ObjectID, _>(target: list) { _, _, id in
        id.number
      }
      let delegate = Delegate(dataSource: dataSource)
      delegate.controllerDidChangeContent(with: makeReference())
      #expect(list.cells == [[1, 2], [], [3]])
      let serialNumbers = list.shownCells.map { $0.map(\.serialNumber) }

      let changed = NSDiffableDataSourceSnapshotReference()
      changed.appendSections(withIdentifiers: ["A", "C"])
      changed.appendItems(withIdentifiers: ids(2, 4), intoSectionWithIdentifier: "A")
      changed.appendItems(withIdentifiers: ids(3), intoSectionWithIdentifier: "C")
      delegate.controllerDidChangeContent(with: changed)
      #expect(list.cells == [[2, 4], [3]])
      #expect(list.shownCells[0][0].serialNumber == serialNumbers[0][1], "The cell is kept")
      #expect(list.shownCells[1][0].serialNumber == serialNumbers[2][0], "The cell is kept")
      #expect(list.refusals.isEmpty)
    }
  }
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import DiffableAppleViews
  import DiffableSnapshots
  import DiffableSnapshotsTesting
  import Testing

  #if canImport(AppleBase)
    import AppleBase
  #elseif canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Snapshots of fetched results controllers.
  @MainActor
  struct SnapshotReferenceTests {
    /// The identifier of a stored object: like `NSManagedObjectID`, a class whose instances can be equal.
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

    /// The overload for a reference does not make the shortest way to empty a list ambiguous.
    @Test func anEmptySnapshotNeedsNoType() {
      let list = StrictList<Int>(.tableView)
      let dataSource = DiffableDataSource<String, ObjectID, StrictList<Int>>(
        target: list
      ) { $2.number }
      dataSource.apply(makeReference())
      #expect(list.cells == [[1, 2], [], [3]])
      dataSource.apply(.init())
      #expect(list.cells == [])
    }

    @Test func sectionsAndItemsAreKeptInOrder() {
      let snapshot = Snapshot<String, ObjectID>(reference: makeReference())
      #expect(snapshot == (Snapshot([("A", ids(1, 2)), ("B", []), ("C", ids(3))])))
    }

    #if canImport(UIKit)
      @Test func marksAreKept() {
        let reference = makeReference()
        reference.reloadItems(withIdentifiers: ids(2))
        reference.reconfigureItems(withIdentifiers: ids(3))
        reference.reloadSections(withIdentifiers: ["B"])
        let snapshot = Snapshot<String, ObjectID>(reference: reference)
        #expect(snapshot.reloadedItemIdentifiers == ids(2))
        #expect(snapshot.reconfiguredItemIdentifiers == ids(3))
        #expect(snapshot.reloadedSectionIdentifiers == ["B"])
      }
    #endif

    @Test func sectionsOfTheTypeIntAreNumbered() {
      let reference = makeReference()
      #if canImport(UIKit)
        reference.reloadSections(withIdentifiers: ["C"])
      #endif
      let snapshot = Snapshot<Int, ObjectID>(reference: reference)
      #expect(snapshot.sectionIdentifiers == [0, 1, 2])
      #expect(snapshot.itemIdentifiers(inSection: 2) == ids(3))
      #if canImport(UIKit)
        #expect(snapshot.reloadedSectionIdentifiers == [2])
      #endif
      let numbers = NSDiffableDataSourceSnapshotReference()
      numbers.appendSections(withIdentifiers: [7, 3])
      #expect(Snapshot<Int, ObjectID>(reference: numbers).sectionIdentifiers == [7, 3])
    }

    #if os(Linux) || os(macOS)
      @Test func identifiersOfAnotherTypeTrapAndAreNamed() async {
        let items = await #expect(
          processExitsWith: .failure,
          observing: [\.standardErrorContent]
        ) { @MainActor in
          let reference = NSDiffableDataSourceSnapshotReference()
          reference.appendSections(withIdentifiers: ["A"])
          reference.appendItems(withIdentifiers: [5, "7"], intoSectionWithIdentifier: "A")
          _ = Snapshot<String, Int>(reference: reference)
        }
        let message = String(decoding: items?.standardErrorContent ?? [], as: UTF8.self)
        let sentence = "The item 7 has the type String, but items of the snapshot have the type Int"
        #expect(message.contains(sentence))
        await #expect(processExitsWith: .failure) { @MainActor in
          let reference = NSDiffableDataSourceSnapshotReference()
          reference.appendSections(withIdentifiers: [true, "A"])
          _ = Snapshot<Bool, Int>(reference: reference)
        }
      }
    #endif

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
      #if canImport(UIKit)
        changed.reloadItems(withIdentifiers: ids(3))
      #endif
      delegate.controllerDidChangeContent(with: changed)
      #expect(list.cells == [[2, 4], [3]])
      #expect(list.shownCells[0][0].serialNumber == serialNumbers[0][1], "The cell is kept")
      #if canImport(UIKit)
        #expect(list.shownCells[1][0].serialNumber != serialNumbers[2][0], "The cell is reloaded")
      #endif
      #expect(list.refusals.isEmpty)
    }

    @Test(arguments: [true, false])
    func aDelegateAnimatesAndCompletes(animated: Bool) {
      let list = StrictList<Int>(.tableView)
      let dataSource = DiffableDataSource<String, ObjectID, _>(target: list) { _, _, id in
        id.number
      }
      dataSource.apply(makeReference(), animatingDifferences: animated)
      var numberOfCompletions = 0
      let changed = NSDiffableDataSourceSnapshotReference()
      changed.appendSections(withIdentifiers: ["A"])
      changed.appendItems(withIdentifiers: ids(1), intoSectionWithIdentifier: "A")
      dataSource.apply(changed, animatingDifferences: animated) { numberOfCompletions += 1 }
      #expect(list.cells == [[1]])
      #expect(numberOfCompletions == 1)
      guard case .batch(_, animated)? = list.log.last else {
        Issue.record("The last call is \(String(describing: list.log.last))")
        return
      }
      dataSource.apply(makeReference())
      guard case .batch(_, animated: true)? = list.log.last else {
        Issue.record("Without a parameter, changes are animated")
        return
      }
    }
  }
#endif

import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Headers, footers and other supplementary views.
@Suite struct SupplementaryViewTests {
  typealias Source = DiffableDataSource<String, Int, StrictList<String>>

  static let withHeaders = ListKind.all.filter {
    $0.hasSections || $0.capabilities.contains(.headerRows)
  }

  @Test(arguments: withHeaders) func aHeaderShowsNewContentOfItsSection(_ kind: ListKind) {
    let screen = ContentScreen(kind)
    _ = screen.apply("1a 1a 2a | 2a 3a | 3a")
    #expect(screen.shown == "| 1a 1a 2a | 2a 3a | 3a")
    let before = screen.serialNumbers
    let requests = screen.apply("1a 1a 2a | 2b 3a | 3a")
    #expect(requests == (kind.hasSections ? ["footer 2b", "header 2b"] : ["header 2b"]))
    screen.expectShown("| 1a 1a 2a | 2b 3a | 3a")
    #expect(screen.serialNumbers == before)
    #expect(screen.list.headers == ["1a", "2b", "3a"])
  }

  @Test(arguments: withHeaders) func reconfiguringASectionUpdatesItsHeader(_ kind: ListKind) {
    let screen = ContentScreen(kind)
    _ = screen.apply("1a 1a 2a | 2a 3a")
    let before = screen.list.shownCells.joined().map(\.serialNumber)
    let requests = screen.apply("1a? 1a 2a | 2a 3a")
    #expect(requests == (kind.hasSections ? ["footer 1a", "header 1a"] : ["header 1a"]))
    #expect(screen.list.shownCells.joined().map(\.serialNumber) == before)
    #expect(screen.list.refusals.isEmpty)
  }

  @Test(arguments: withHeaders) func reloadingASectionMakesItsHeaderAndCells(_ kind: ListKind) {
    let screen = ContentScreen(kind, contentComparison: .automatic(.reload))
    _ = screen.apply("1a 1a 2a | 2a 3a")
    let before = screen.list.shownCells.joined().map(\.serialNumber)
    let requests = screen.apply("1b 1a 2a | 2a 3a")
    let footers = kind.hasSections ? ["footer 1b"] : []
    #expect(requests == ["1a", "2a"] + footers + ["header 1b"])
    screen.expectShown("| 1b 1a 2a | 2a 3a")
    // In a list with header rows, the header is a new cell too. The other section keeps its cells.
    let after = screen.list.shownCells.joined().map(\.serialNumber)
    let count = kind.hasSections ? 2 : 3
    #expect(after.count == before.count)
    #expect(after.prefix(count).allSatisfy { $0 > (before.max() ?? 0) })
    #expect(after.dropFirst(count) == before.dropFirst(count))
  }

  @Test(arguments: withHeaders.filter { $0.capabilities.contains(.sectionMoves) })
  func viewsMoveWithTheirSections(_ kind: ListKind) {
    let screen = ContentScreen(kind)
    _ = screen.apply("1a 1a | 2a 2a | 3a 3a")
    #expect(screen.apply("3a 3a | 1a 1a | 2a 2a") == [])
    #expect(screen.shown == "| 3a 3a | 1a 1a | 2a 2a")
    #expect(screen.list.headers == ["3a", "1a", "2a"])
  }

  @Test(arguments: withHeaders) func headersAreInsertedAndDeletedWithTheirSections(_ kind: ListKind)
  {
    let screen = ContentScreen(kind)
    _ = screen.apply("1a 1a | 2a 2a")
    _ = screen.apply("3a | 2b 1b 4a")
    screen.expectShown("| 3a | 2b 1b 4a")
    #expect(screen.list.headers == ["3a", "2b"])
    _ = screen.apply("")
    #expect(screen.list.headers == [])
    #expect(screen.list.refusals.isEmpty)
  }

  /// An apply that changes only headers does not call a list that has neither sections nor header rows.
  @Test(arguments: [StrictListMethod.batches, .edits])
  func aFlatListWithoutHeaderRowsIgnoresHeaders(_ method: StrictListMethod) {
    let kind = ListKind(name: "flat", capabilities: [.itemMoves], method: method)
    let screen = ContentScreen(kind)
    _ = screen.apply("1a 1a | 2a 2a")
    #expect(screen.apply("1b 1a | 2b? 2a") == [])
    #expect(screen.list.log.count == 1)
    #expect(screen.list.headers == [])
    #expect(screen.dataSource.snapshot().notation == "1b 1a | 2b 2a")
  }

  /// Without reconfigurations the header row gets a new cell, but the rows of items keep their cells.
  @Test(arguments: [StrictListMethod.batches, .edits])
  func aHeaderRowIsReloadedIfItCannotBeReconfigured(_ method: StrictListMethod) {
    let kind = ListKind(name: "rows", capabilities: [.headerRows, .itemMoves], method: method)
    let screen = ContentScreen(kind)
    _ = screen.apply("1a 1a | 2a 2a")
    let before = screen.serialNumbers
    #expect(screen.apply("1b 1a | 2a 2a") == ["header 1b"])
    #expect(screen.list.shownCells[0].map(\.serialNumber) == [4, 1, 2, 3])
    #expect(screen.serialNumbers == before)
    #expect(screen.list.refusals.isEmpty)
  }

  /// Section 1 gets a new header, but its item keeps its cell.
  ///
  /// Only the changed item of section 2 gets a new cell.
  @Test(arguments: [StrictListMethod.batches, .edits])
  func aNewHeaderKeepsTheCellsEvenWithoutReconfigurations(_ method: StrictListMethod) {
    let kind = ListKind(name: "sections", capabilities: [.sections], method: method)
    let screen = ContentScreen(kind)
    _ = screen.apply("1a 1a | 2a 2a")
    #expect(screen.apply("1b 1a | 2a 2b") == ["2b", "footer 1b", "header 1b"])
    #expect(screen.list.headers == ["1b", "2a"])
    #expect(screen.list.shownCells.joined().map(\.serialNumber) == [0, 2])
    #expect(screen.list.refusals.isEmpty)
  }

  @Test func footersAndOtherKindsAreProvided() {
    let badge = SupplementaryKind(rawValue: "badge")
    let list = StrictList<String>()
    list.supplementaryKinds = [.footer, badge]
    let dataSource = Source(target: list) { _, _, item in "\(item)" }
    dataSource.supplementaryViewProvider = { _, kind, path, section in
      kind == badge && path.section == 1 ? nil : "\(kind.rawValue) of \(section) at \(path)"
    }
    dataSource.apply(Snapshot([("a", [1]), ("b", [2])]))
    #expect(list.footers == ["footer of a at 0.0", "footer of b at 1.0"])
    #expect(list.supplementaryViews(ofKind: badge) == ["badge of a at 0.0", nil])
    #expect(list.headers == [nil, nil])
  }

  @Test func viewsAreProvidedForSectionsAndPaths() throws {
    let list = StrictList<String>()
    let dataSource = Source(target: list) { _, _, item in "\(item)" }
    let view = try #require(list.makeSupplementaryView)
    #expect(list.supplementaryView(ofKind: .header, inSection: 0) == nil)
    dataSource.apply(Snapshot([("a", [1, 2])]))
    #expect(list.supplementaryView(ofKind: .header, inSection: 0) == nil)
    dataSource.supplementaryViewProvider = { _, kind, path, section in "\(section) \(path)" }
    #expect(list.supplementaryView(ofKind: .header, inSection: 0) == "a 0.0")
    #expect(view(.header, ItemPath(section: 0, item: 1)) == "a 0.1")
    #expect(view(.header, ItemPath(section: 0, item: 7)) == "a 0.7", "The kind says what it means")
    for section in [1, -1, .min, .max] {
      #expect(list.supplementaryView(ofKind: .header, inSection: section) == nil)
    }
  }

  /// The headers of this list are strings, its cells are integers.
  @Test func viewsMayHaveAnotherTypeThanCells() {
    let list = HeadedList()
    let dataSource = DiffableDataSource<String, Int, HeadedList>(target: list) { _, _, item in item
    }
    dataSource.supplementaryViewProvider = { _, kind, path, section in "\(section) \(path)" }
    dataSource.apply(Snapshot([("a", [1, 2]), ("b", [])]))
    #expect(list.supplementaryView(ofKind: .header, inSection: 1) == "b 1.0")
    #expect(list.data?.cell(at: ItemPath(section: 0, item: 1)) == 2)
  }

  private final class HeadedList: ListTarget {
    let capabilities = ListCapabilities.noMoves
    var data: ListData<Int>?
    var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> String?)?

    func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) { completion() }

    func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      animated: Bool,
      updateData: () -> Void,
      completion: @escaping () -> Void
    ) {
      updateData()
      completion()
    }
  }

  @Test(arguments: [false, true])
  func releasingTheDataSourceReleasesTheProvider(hasLostItsData: Bool) {
    let list = StrictList<String>()
    var dataSource: Source? = Source(target: list) { _, _, item in "\(item)" }
    weak let source = dataSource
    #expect(list.makeSupplementaryView != nil)
    if hasLostItsData { list.data = nil }
    dataSource = nil
    #expect(source == nil)
    #expect(list.makeSupplementaryView == nil)
  }

  @Test func kindsWithTheSameNameAreEqual() {
    #expect(SupplementaryKind.header.rawValue == "header")
    #expect(SupplementaryKind.footer.rawValue == "footer")
    #expect(SupplementaryKind(rawValue: "badge") == SupplementaryKind(rawValue: "badge"))
    #expect(SupplementaryKind(rawValue: "badge") != .header)
  }
}

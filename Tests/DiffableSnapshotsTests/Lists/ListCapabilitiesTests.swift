import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests the capabilities, the presets and the layout that follows from them.
struct ListCapabilitiesTests {
  static let all = ListCapabilities.all.map(\.capability)

  @Test func eachCapabilityHasItsOwnBitAndNoBitIsUnused() {
    let bits = Self.all.indices.map { ListCapabilities(rawValue: 1 << $0) }
    #expect(Set(Self.all) == Set(bits))
  }

  @Test func everythingLacksOnlyHeaderRows() {
    #expect(ListCapabilities(Self.all).subtracting(.everything) == .headerRows)
  }

  @Test func aCollectionViewChangesItemsBesideSectionMovesUnlikeATableView() {
    #expect(ListCapabilities.collectionView.isStrictSuperset(of: .tableView))
    #expect(
      ListCapabilities.collectionView.subtracting(.tableView) == .itemChangesBesideSectionMoves
    )
  }

  @Test func aTableViewMovesSectionsAndItemsUnlikeAListWithoutMoves() {
    #expect(ListCapabilities.tableView.isStrictSuperset(of: .noMoves))
    #expect(ListCapabilities.tableView.subtracting(.noMoves) == [.sectionMoves, .itemMoves])
  }

  @Test func aFlatListTakesUpdatesBesideStructureUnlikeRowsOnly() {
    #expect(ListCapabilities.flatList.isStrictSuperset(of: .rowsOnly))
    #expect(ListCapabilities.flatList.subtracting(.rowsOnly) == .updatesBesideStructure)
  }

  @Test(arguments: Preset.all) func aPresetHasSectionsOrHeaderRows(_ preset: Preset) {
    let hasHeaderRows = preset.capabilities.contains(.headerRows)
    #expect(preset.capabilities.contains(.sections) != hasHeaderRows)
  }

  @Test(arguments: Preset.all) func aPresetHasReconfigurations(_ preset: Preset) {
    #expect(preset.capabilities.contains(.reconfigurations))
  }

  @Test func capabilitiesCombineAsSets() {
    let moves: ListCapabilities = [.sectionMoves, .itemMoves]
    #expect(moves.union(.noMoves) == .tableView)
    #expect(moves.intersection(.rowsOnly) == .itemMoves)
    #expect(ListCapabilities.tableView.subtracting(moves) == .noMoves)
    #expect(moves.isDisjoint(with: .noMoves))
    #expect(ListCapabilities([]).isEmpty)
  }

  @Test func aSetIsRestoredFromItsBits() {
    #expect(ListCapabilities(rawValue: ListCapabilities.tableView.rawValue) == .tableView)
  }

  @Test func theLayoutHasRowsOnlyWithoutSections() {
    #expect(ListLayout(.tableView) == .sections)
    #expect(ListLayout(.rowsOnly) == .rows(headers: true))
    #expect(ListLayout(.rowsOnly.subtracting(.headerRows)) == .rows(headers: false))
  }

  @Test func headerRowsHaveNoEffectBesideSections() {
    #expect(ListLayout([.sections, .headerRows]) == .sections)
  }

  @Test func aListWithoutSectionsHasOneSectionOfRows() {
    let shape = TestSnapshot("a 1 2 | b | c 3").shape
    #expect(ListLayout.sections.sizes(of: shape) == [2, 0, 1])
    #expect(ListLayout.rows(headers: true).sizes(of: shape) == [6])
    #expect(ListLayout.rows(headers: false).sizes(of: shape) == [3])
  }
}

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

  @Test func presetsDifferByFewCapabilities() {
    #expect(ListCapabilities(Self.all).subtracting(.everything) == .headerRows)
    #expect(
      ListCapabilities.tableView.union(.itemChangesBesideSectionMoves) == .collectionView
        && !ListCapabilities.tableView.contains(.itemChangesBesideSectionMoves)
    )
    #expect(ListCapabilities.tableView.subtracting(.noMoves) == [.sectionMoves, .itemMoves])
    #expect(ListCapabilities.noMoves.union([.sectionMoves, .itemMoves]) == .tableView)
    #expect(ListCapabilities.flatList.subtracting(.updatesBesideStructure) == .rowsOnly)
    #expect(ListCapabilities.flatList.contains(.updatesBesideStructure))
  }

  @Test(arguments: Preset.all)
  func aPresetHasReconfigurationsAndSectionsOrHeaderRows(_ preset: Preset) {
    let hasHeaderRows = preset.capabilities.contains(.headerRows)
    #expect(preset.capabilities.contains(.sections) != hasHeaderRows)
    #expect(preset.capabilities.contains(.reconfigurations))
    #expect(ListCapabilities(rawValue: preset.capabilities.rawValue) == preset.capabilities)
  }

  @Test func theLayoutHasRowsOnlyWithoutSections() {
    #expect(ListLayout(.tableView) == .sections)
    #expect(ListLayout([.sections, .headerRows]) == .sections)
    #expect(ListLayout(.rowsOnly) == .rows(headers: true))
    #expect(ListLayout(.rowsOnly.subtracting(.headerRows)) == .rows(headers: false))
  }

  @Test func aListWithoutSectionsHasOneSectionOfRows() {
    let shape = TestSnapshot("a 1 2 | b | c 3").shape
    #expect(ListLayout.sections.sizes(of: shape) == [2, 0, 1])
    #expect(ListLayout.rows(headers: true).sizes(of: shape) == [6])
    #expect(ListLayout.rows(headers: false).sizes(of: shape) == [3])
  }
}

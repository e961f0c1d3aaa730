import Foundation
import Testing

/// Checks that the table of all members in the article on coming from Apple has each public member of Apple's classes.
///
/// Each member needs a counterpart, or the reason why it has none. `.ci/documentation` checks the names of this
/// package's members in the table.
@Suite struct MembersOfAppleTests {
  static let members = [
    // Snapshot
    "numberOfItems", "numberOfSections", "sectionIdentifiers", "itemIdentifiers",
    "numberOfItems(inSection:)", "itemIdentifiers(inSection:)",
    "sectionIdentifier(containingItem:)", "indexOfItem(_:)", "indexOfSection(_:)",
    "reloadedItemIdentifiers", "reloadedSectionIdentifiers", "reconfiguredItemIdentifiers",
    "appendItems(_:toSection:)", "insertItems(_:beforeItem:)", "insertItems(_:afterItem:)",
    "deleteItems(_:)", "deleteAllItems()", "moveItem(_:beforeItem:)", "moveItem(_:afterItem:)",
    "reloadItems(_:)", "reconfigureItems(_:)", "appendSections(_:)",
    "insertSections(_:beforeSection:)", "insertSections(_:afterSection:)", "deleteSections(_:)",
    "moveSection(_:beforeSection:)", "moveSection(_:afterSection:)", "reloadSections(_:)",
    // Section snapshot
    "init()", "append(_:to:)", "insert(_:before:)", "insert(_:after:)", "delete(_:)", "deleteAll()",
    "expand(_:)", "collapse(_:)", "replace(childrenOf:using:)", "isExpanded(_:)", "isVisible(_:)",
    "contains(_:)", "level(of:)", "index(of:)", "parent(of:)", "snapshot(of:includingParent:)",
    "items", "rootItems", "visibleItems", "expandedItems", "visualDescription()",
    "shouldExpandItem", "willExpandItem", "shouldCollapseItem", "willCollapseItem",
    "snapshotForExpandingParent",
    // Data source
    "init(tableView:cellProvider:)", "init(collectionView:cellProvider:)",
    "apply(_:animatingDifferences:completion:)", "apply(_:animatingDifferences:)",
    "applySnapshotUsingReloadData(_:completion:)", "applySnapshotUsingReloadData(_:)",
    "snapshot()", "itemIdentifier(for:)", "indexPath(for:)", "sectionIdentifier(for:)",
    "index(for:)", "supplementaryViewProvider", "defaultRowAnimation",
    "apply(_:to:animatingDifferences:completion:)", "snapshot(for:)", "reorderingHandlers",
    "canReorderItem", "willReorder", "didReorder", "sectionSnapshotHandlers",
    "ReorderingHandlers", "SectionSnapshotHandlers",
    // Transaction
    "NSDiffableDataSourceTransaction", "NSDiffableDataSourceSectionTransaction",
    "initialSnapshot", "finalSnapshot", "difference", "sectionTransactions", "sectionIdentifier",
  ]

  @Test func everyMemberHasACounterpart() throws {
    let rows = try DocumentationPage("ComingFromApple").lines
      .drop { $0 != "## All members" }
      .drop { $0 != "| Apple | here |" }
      .prefix { $0.hasPrefix("| ") || $0.hasPrefix("|--") }
      .map { $0.components(separatedBy: "|") }
    #expect(rows.count > 20)
    let named = Set(rows.flatMap { $0[1].components(separatedBy: "`") })
    #expect(Self.members.filter { !named.contains($0) } == [])
    for row in rows {
      #expect(row.count == 4, "\(row)")
      let answer = row[2].trimmingCharacters(in: .whitespaces)
      #expect(!answer.isEmpty, "\(row)")
      // A member without a counterpart needs a reason.
      #expect(!answer.hasPrefix("none") || answer.hasPrefix("none: "), "\(row)")
    }
  }
}

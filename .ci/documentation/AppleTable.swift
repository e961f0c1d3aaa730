import Foundation

/// The table, in the article for users of Apple's API, of Apple's members and ours.
///
/// In a row with a bold first cell, the second cell names the types that the following rows are about.
struct AppleTable {
  /// The data sources under Apple's names, and the types of their properties.
  ///
  /// The empty name is that of a module.
  private static let migrated = [
    "", "MigratedDataSource", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
    "NSTableViewDiffableDataSource", "NSCollectionViewDiffableDataSource", "ReorderingHandlers",
    "SectionSnapshotHandlers", "ReorderingTransaction", "ReorderingTransaction.SectionTransaction",
  ]

  private let rows: [[String]]

  init(inArticle path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    rows = lines.drop { $0 != "## All members" }.drop { $0 != "| Apple | here |" }.dropFirst(2)
      .prefix { $0.hasPrefix("| ") }
      .map { $0.components(separatedBy: "|").dropFirst().dropLast().map { $0 } }
  }

  /// Returns the errors in the table.
  ///
  /// - Parameter symbols: The public symbols.
  /// - Returns: A message for each name that does not exist, and for each of Apple's names that the data sources under
  ///   Apple's names lack.
  func mistakes(_ symbols: [Symbol]) -> [String] {
    let owners = Dictionary(grouping: symbols) { $0.owner }
    let paths = symbols.map { $0.pathComponents.joined(separator: ".") }
    let names = Set(symbols.flatMap { $0.callableNames } + paths)
    let migrated = Self.migrated.flatMap { owners[$0, default: []] }.flatMap { $0.callableNames }
    var isAboutDataSources = false
    var types: [String] = []
    var mistakes: [String] = rows.count > 30 ? [] : ["The table has only \(rows.count) rows"]
    for row in rows {
      let (theirs, ours) = (Self.code(in: row[0]), Self.code(in: row[1]))
      if row[0].hasPrefix(" **") {
        types = ours
        isAboutDataSources = row[0] == " **Data source** "
      }
      if isAboutDataSources {
        mistakes += theirs.filter { !migrated.contains($0) }
          .map { "\($0) is not a member of the data sources under Apple's names" }
      }
      let members = types.flatMap { owners[$0, default: []] }.flatMap { $0.callableNames }
      if row[1].hasPrefix(" same name") {
        mistakes += theirs.filter { !members.contains($0) }
          .map { "\($0) is not a member of \(types.joined(separator: ", "))" }
      }
      mistakes += ours.filter { !Self.isKnown($0, names) }.map { "\($0) does not exist" }
    }
    return mistakes.map { "ComingFromApple.md: \($0)" }
  }

  /// Returns whether a name is a symbol, an argument label of a symbol, or a name of the standard library.
  private static func isKnown(_ name: String, _ names: Set<String>) -> Bool {
    if name.contains(" ") || ["AsyncSequence", "Codable"].contains(name) { return true }
    return name.hasSuffix(":") ? names.contains { $0.contains(name) } : names.contains(name)
  }

  private static func code(in cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map { $0.element }
  }
}

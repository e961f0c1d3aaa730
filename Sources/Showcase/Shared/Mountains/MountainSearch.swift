import DiffableSnapshots

/// The sections of the results of a search.
enum MountainSection { case matches }

/// A search for mountains by name that ignores case and accents.
struct MountainSearch {
  /// How a name matches a text, from the best match to the worst.
  private enum Relevance: Comparable {
    case startOfName
    case startOfWord
    case insideWord
  }

  /// The mountains with their folded names, sorted by descending height.
  private let entries: [(mountain: Mountain, name: String)]

  init(_ mountains: [Mountain]) {
    entries = mountains.sorted { $0.height > $1.height }.map { ($0, $0.name.folded) }
  }

  /// Returns the snapshot of the mountains that match a text, the best match first.
  ///
  /// - Throws: A `SnapshotError` if two mountains have the same name.
  func snapshot(
    for text: String
  ) throws(SnapshotError<MountainSection, Mountain>) -> Snapshot<MountainSection, Mountain> {
    try Snapshot([(.matches, matches(for: text))])
  }

  /// Returns the title of the results.
  func title(for text: String, numberOfMatches: Int) -> String {
    let all = entries.count == 1 ? "1 mountain" : "\(entries.count) mountains"
    return text.isEmpty ? all : "> \(text) · \(numberOfMatches) of \(all)"
  }

  /// Returns the mountains whose names contain a text.
  ///
  /// Names that begin with the text are first, then names with a word that begins with it, then all other
  /// matches. Each group is sorted by descending height.
  func matches(for text: String) -> [Mountain] {
    let text = text.folded
    return
      entries
      .compactMap { entry in relevance(of: text, in: entry.name).map { (entry.mountain, $0) } }
      .sorted { $0.1 < $1.1 }
      .map { $0.0 }
  }

  private func relevance(of text: String, in name: String) -> Relevance? {
    if name.hasPrefix(text) { return .startOfName }
    let matches = name.indices.filter { name[$0...].hasPrefix(text) }
    guard !matches.isEmpty else { return nil }
    let isStartOfWord = matches.contains { !name[name.index(before: $0)].isWordPart }
    return isStartOfWord ? .startOfWord : .insideWord
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

import DiffableSnapshots

/// The sections of the results of a search.
enum MountainSection { case matches }

/// The order of the results of a search.
enum MountainOrder: CaseIterable {
  /// By name.
  case name

  /// The best match first; equally good matches by descending height.
  case relevance

  /// By descending height.
  case height
}

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

  /// Returns the snapshot of the mountains that match a text, by relevance.
  func snapshot(for text: String) -> Snapshot<MountainSection, Mountain> {
    Snapshot([(.matches, matches(for: text))])
  }

  /// Returns the title of the results.
  func title(for text: String, numberOfMatches: Int) -> String {
    let count = count(for: text, numberOfMatches: numberOfMatches)
    return text.isEmpty ? count : "> \(text) · \(count)"
  }

  /// Returns how many of the mountains match a text, in words.
  func count(for text: String, numberOfMatches: Int) -> String {
    let all = entries.count == 1 ? "1 mountain" : "\(entries.count) mountains"
    return text.isEmpty ? all : "\(numberOfMatches) of \(all)"
  }

  /// Returns the mountains whose names contain a text.
  ///
  /// With the order ``MountainOrder/relevance``, names that begin with the text are first, then names with a word that
  /// begins with the text, then all other matches.
  func matches(for text: String, by order: MountainOrder = .relevance) -> [Mountain] {
    let text = text.folded
    // By descending height, like the entries.
    let matches = entries.compactMap { entry in
      relevance(of: text, in: entry.name).map { (entry: entry, relevance: $0) }
    }
    let ordered =
      switch order {
      case .name:
        matches.sorted {
          ($0.entry.name, $0.entry.mountain.name) < ($1.entry.name, $1.entry.mountain.name)
        }
      case .relevance: matches.sorted { $0.relevance < $1.relevance }
      case .height: matches
      }
    return ordered.map { $0.entry.mountain }
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
  /// Whether the character is a part of a word and not between words.
  var isWordPart: Bool { isLetter || isNumber }
}

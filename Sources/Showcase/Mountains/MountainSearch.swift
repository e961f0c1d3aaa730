import Foundation

/// Finds mountains by name, without regard to case and accents.
struct MountainSearch {
  /// How a name matches, the best way first.
  private enum Relevance: Comparable {
    case startOfName
    case startOfWord
    case insideWord
  }

  /// The mountains, the highest first, each with what is compared of its name.
  private let entries: [(mountain: Mountain, name: String)]

  init(_ mountains: [Mountain]) {
    entries = mountains.sorted { $0.height > $1.height }.map { ($0, $0.name.comparable) }
  }

  /// The mountains whose names contain a text: first those whose name starts with it, then those where
  /// a word does, then the others; each time the highest first.
  func matches(for text: String) -> [Mountain] {
    let text = text.comparable
    return
      entries
      .compactMap { entry in relevance(of: text, in: entry.name).map { (entry.mountain, $0) } }
      .sorted { $0.1 < $1.1 }
      .map(\.0)
  }

  private func relevance(of text: String, in name: String) -> Relevance? {
    if name.hasPrefix(text) { return .startOfName }
    guard name.contains(text) else { return nil }
    let wordStarts = name.indices.dropFirst().filter { !name[name.index(before: $0)].isWordPart }
    return wordStarts.contains { name[$0...].hasPrefix(text) } ? .startOfWord : .insideWord
  }
}

extension String {
  /// The text in small letters without accents, so that `ø` is found by `o` as well.
  fileprivate var comparable: String {
    (self.applyingTransform(StringTransform("Latin-ASCII"), reverse: false) ?? self)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

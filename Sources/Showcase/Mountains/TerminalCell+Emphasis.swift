#if os(macOS) || os(Linux)
import DiffableTerminal

extension TerminalCell {
  /// Returns the text, with emphasis on the part of the name that matches a search.
  func text(emphasizing search: String) -> TerminalText {
    guard let range = name.range(ofBestMatchFor: search), text.hasPrefix(name) else {
      return styledText
    }
    return TerminalText([
      TerminalText.Part(String(name[..<range.lowerBound])),
      TerminalText.Part(
        String(name[range]),
        style: TerminalStyle(isBold: true, isUnderlined: true)
      ),
      TerminalText.Part(String(name[range.upperBound...]) + text.dropFirst(name.count)),
    ])
  }
}

extension String {
  /// Returns the best match for a search that ignores case and accents: the start of the text, otherwise the start of a
  /// word, otherwise the first match.
  ///
  /// - Parameter search: The text to find.
  /// - Returns: The range of the match, or `nil` if there is none or the search is empty.
  func range(ofBestMatchFor search: String) -> Range<Index>? {
    let search = Array(search.folded)
    // A character can become several letters, or none.
    let letters = indices.flatMap { index in String(self[index]).folded.map { ($0, index) } }
    guard !search.isEmpty, letters.count >= search.count else { return nil }
    let matches = (0...letters.count - search.count).filter { start in
      zip(letters[start...], search).allSatisfy { $0.0 == $1 }
    }
    let best = matches.first { $0 == 0 || !letters[$0 - 1].0.isWordPart } ?? matches.first
    return best.map { letters[$0].1..<index(after: letters[$0 + search.count - 1].1) }
  }
}
#endif

import Foundation
import Testing

/// Checks the compiler's messages that articles quote.
///
/// Where an article shortens a message, it writes an ellipsis. `.ci/apple/run` compares the messages in the files with
/// those of the compiler.
@Suite struct CompilerMessageTests {
  @Test(
    arguments: [
      ("ComingFromApple", ["PhoneMessages", "MacMessages"], 20),
      ("ChoosingIdentifiers", ["IdentifierMessages"], 5),
    ]
  )
  func quotedMessagesAreThoseOfTheCompiler(
    _ article: String,
    _ files: [String],
    _ count: Int
  ) throws {
    let messages = try files.flatMap { file in
      try DocumentationPage(file + ".swift", in: "Tests/AppleFrameworks/App/Messages").lines
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("// ") }
    }
    let quotes = try DocumentationPage(article).lines.joined(separator: " ")
      .replacingOccurrences(of: "```", with: "\n")
      .components(separatedBy: "\n").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .flatMap { $0.element.components(separatedBy: "`").enumerated() }
      .filter { !$0.offset.isMultiple(of: 2) && Self.isMessage($0.element) }
      .map(\.element)
    for quote in quotes {
      #expect(messages.contains { Self.message($0, contains: quote) }, "\(quote)")
    }
    #expect(quotes.count == count)
  }

  /// Messages are sentences, and code is not.
  private static func isMessage(_ text: String) -> Bool {
    text.components(separatedBy: " ").count > 4
      && !text.contains { "={".contains($0) } && !text.hasSuffix(")")
  }

  private static func message(_ message: String, contains quote: String) -> Bool {
    var rest = message[...]
    for part in quote.components(separatedBy: "…") where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

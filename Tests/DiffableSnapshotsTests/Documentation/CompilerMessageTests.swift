import Foundation
import Testing

/// Checks the compiler's messages that an article quotes.
///
/// `.ci/apple/run` compares the messages in the file with those of the compiler.
@Suite struct CompilerMessageTests {
  @Test func quotedMessagesAreThoseOfTheCompiler() throws {
    let messages = try DocumentationPage(
      "IdentifierMessages.swift",
      in: "Tests/AppleFrameworks/App/Messages"
    ).lines
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("// ") }
    let quotes = try DocumentationPage("ChoosingIdentifiers").lines.joined(separator: " ")
      .replacingOccurrences(of: "```", with: "\n")
      .components(separatedBy: "\n").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .flatMap { $0.element.components(separatedBy: "`").enumerated() }
      .filter { !$0.offset.isMultiple(of: 2) && Self.isMessage($0.element) }
      .map(\.element)
    for quote in quotes {
      #expect(messages.contains { $0.contains(quote) }, "\(quote)")
    }
    #expect(quotes.count == 5)
  }

  /// Messages are sentences, and code is not.
  private static func isMessage(_ text: String) -> Bool {
    text.components(separatedBy: " ").count > 4
      && !text.contains { "={".contains($0) } && !text.hasSuffix(")")
  }
}

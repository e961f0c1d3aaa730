import Foundation
import Testing

/// Checks the compiler's messages that articles quote.
///
/// `.ci/apple/run` compares the messages in the files with those of the compiler.
@Suite struct CompilerMessageTests {
  @Test func quotedMessagesAreThoseOfTheCompiler() throws {
    let messages = try ["Identifier", "DataSource", "DefaultIsolation"].flatMap {
      try DocumentationPage("\($0)Messages.swift", in: "Tests/AppleFrameworks/App/Messages").lines
    }
    .map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { $0.hasPrefix("// ") }
    let quotes = try ["Concurrency", "GettingStarted"].flatMap { try Self.quotes(in: $0) }
    for quote in quotes {
      #expect(messages.contains { $0.contains(quote) }, "\(quote)")
    }
    #expect(quotes.count == 8)
  }

  /// Returns the messages in the code of an article, outside of its blocks.
  private static func quotes(in article: String) throws -> [String] {
    try DocumentationPage(article).lines.joined(separator: "\n")
      .components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .flatMap { $0.element.components(separatedBy: "`").enumerated() }
      .filter { !$0.offset.isMultiple(of: 2) }
      .map { $0.element.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter(isMessage)
  }

  /// Messages are sentences, and code is not.
  private static func isMessage(_ text: String) -> Bool {
    text.components(separatedBy: " ").count > 4
      && !text.contains { "={".contains($0) } && !text.hasSuffix(")")
  }
}

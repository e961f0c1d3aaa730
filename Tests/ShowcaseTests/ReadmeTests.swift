import Foundation
import Testing

@testable import showcase

/// Checks that the list of screens and the transcripts in the README are exactly the output of the program.
@MainActor
@Suite("The showcase in the README")
struct ReadmeTests {
  private var lines: [String] {
    get throws {
      let file = (0..<3)
        .reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .appendingPathComponent("README.md")
      return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }
  }

  @Test("The table of screens has all screens of the program with their summaries, in order")
  func tableOfScreensIsComplete() async throws {
    let table = try lines.drop { $0 != "| screen | shows |" }.prefix { $0.hasPrefix("|") }
    #expect(
      Array(table.dropFirst(2)) == ScreenEntry.all.map { "| `\($0.name)` | \($0.summary) |" }
    )
  }

  @Test("Each transcript equals the output of its command")
  func transcriptsEqualTheOutput() async throws {
    let transcripts = try Transcript.all(in: lines)
    #expect(!transcripts.isEmpty)
    for transcript in transcripts {
      let run = await ScriptedRun(transcript.arguments)
      #expect(run.code == 0, "\(run.error)")
      #expect(transcript.output == transcript.end(of: run.output))
    }
  }
}

/// A command in a code block of a page, and its output.
private struct Transcript: Equatable {
  var arguments: [String]

  /// The number of last lines that are shown, or `nil` for all lines.
  var length: Int?

  var output: [String]

  init(arguments: [String], length: Int?, output: [String]) {
    (self.arguments, self.length, self.output) = (arguments, length, output)
  }

  /// Parses a command line, and fails if the line does not run the program.
  private init?(command: String) {
    let prompt = "$ swift run showcase"
    guard command.hasPrefix(prompt) else { return nil }
    let parts = command.dropFirst(prompt.count).components(separatedBy: " | tail -")
    // Every second part is in quotation marks. The other parts consist of words with spaces between them.
    arguments = parts[0].components(separatedBy: "\"").enumerated().flatMap { offset, part in
      offset % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
    }
    length = parts.count == 2 ? Int(parts[1]) : nil
    output = []
  }

  /// Returns all transcripts of a page.
  static func all(in page: [String]) -> [Transcript] {
    var transcripts: [Transcript] = []
    var current: Transcript?
    var isInBlock = false
    for line in page {
      let isFence = line.hasPrefix("```")
      if isFence || line.hasPrefix("$ ") {
        if let current { transcripts.append(current) }
        if isFence { isInBlock.toggle() }
        current = isInBlock ? Transcript(command: line) : nil
      } else {
        current?.output.append(line)
      }
    }
    return transcripts
  }

  /// Returns the lines of the printed output that the transcript must show.
  func end(of printed: String) -> [String] {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.suffix(length ?? lines.count).map(String.init)
  }
}

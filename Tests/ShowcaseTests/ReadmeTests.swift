import Foundation
import Testing

@testable import showcase

/// What the README shows of the program is what the program prints, from the first line to the last.
@Suite("The program as the README shows it")
struct ReadmeTests {
  @Test("Each transcript is word for word what is printed")
  func transcripts() throws {
    let file = (0..<3)
      .reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent("README.md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let transcripts = Transcript.all(in: lines)
    #expect(!transcripts.isEmpty)
    for transcript in transcripts {
      let run = ScriptedRun(transcript.arguments)
      #expect(run.code == 0, "\(run.error)")
      #expect(transcript.output == transcript.end(of: run.output))
    }
  }

  @Test("A transcript is a command and all lines up to the next one")
  func reading() {
    let page = [
      "```", "$ swift run showcase texts --keys \"space t\" | tail -2", "a", "b",
      "$ swift test", "c", "$ swift run showcase", "```", "$ swift run showcase",
    ]
    #expect(
      Transcript.all(in: page) == [
        Transcript(arguments: ["texts", "--keys", "space t"], length: 2, output: ["a", "b"]),
        Transcript(arguments: [], length: nil, output: []),
      ]
    )
  }
}

/// A command in a block of a page, and what it prints.
private struct Transcript: Equatable {
  var arguments: [String]

  /// How many lines of the end are shown; nil for all.
  var length: Int?

  var output: [String]

  init(arguments: [String], length: Int?, output: [String]) {
    (self.arguments, self.length, self.output) = (arguments, length, output)
  }

  /// Reads a line that runs the program; nil if it is another one.
  private init?(command: String) {
    let prompt = "$ swift run showcase"
    guard command.hasPrefix(prompt) else { return nil }
    let parts = command.dropFirst(prompt.count).components(separatedBy: " | tail -")
    // Words are separated by spaces; every second part is in quotation marks.
    arguments = parts[0].components(separatedBy: "\"").enumerated().flatMap { offset, part in
      offset % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
    }
    length = parts.count == 2 ? Int(parts[1]) : nil
    output = []
  }

  /// Those of a page.
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

  /// The lines that the transcript is to show of what the program prints.
  func end(of printed: String) -> [String] {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.suffix(length ?? lines.count).map(String.init)
  }
}

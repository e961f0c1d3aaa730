import Foundation
import Testing

@testable import TestedShowcase

/// Checks that the list of screens in the README and the transcript in the article on terminals are exactly the output of
/// the program.
@MainActor
@Suite("The showcase in the documentation")
struct DocumentationTests {
  private func lines(of page: String) throws -> [String] {
    let file = URL(fileURLWithPath: "\(#filePath)/../../../../\(page)").standardized
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  @Test("The table of screens has all screens of the program with their summaries, in order")
  func tableOfScreensIsComplete() async throws {
    let page = try lines(of: "README.md")
    let table = page.drop { $0 != "| screen | shows |" }.prefix { $0.hasPrefix("|") }
    let screens = ScreenEntry.all.map { "| `\($0.name)` | \($0.summary) |" }
    #expect(Array(table.dropFirst(2)) == screens)
  }

  /// A transcript is a command in a block of code, with the lines up to the next command or the end of the block.
  @Test("Each transcript equals the output of its command")
  func transcriptsEqualTheOutput() async throws {
    let lines = try lines(
      of: "Sources/DiffableSnapshots/Documentation.docc/InATerminal.md"
    )
    let prompt = "$ swift run showcase "
    let commands = lines.indices.filter { lines[$0].hasPrefix(prompt) }
    #expect(!commands.isEmpty)
    for command in commands {
      let shown = lines[(command + 1)...].prefix { !$0.hasPrefix("```") && !$0.hasPrefix("$ ") }
      let parts = lines[command].dropFirst(prompt.count).components(separatedBy: " | tail -")
      let run = await ScriptedRun(parts[0].split(separator: " ").map(String.init))
      #expect(run.code == 0, "\(run.error)")
      let printed = run.output.components(separatedBy: "\n").dropLast()
      let length = parts.count == 1 ? printed.count : try #require(Int(parts[1]))
      #expect(Array(shown) == printed.suffix(length))
    }
  }
}

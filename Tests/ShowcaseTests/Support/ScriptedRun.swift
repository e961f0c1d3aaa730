import Foundation

@testable import showcase

/// A run of the program without a terminal.
@MainActor
struct ScriptedRun: Equatable {
  var code: Int32
  var output = ""
  var error = ""

  init(_ arguments: String...) async { await self.init(arguments) }

  init(_ arguments: [String]) async {
    var (output, error) = ("", "")
    code = await Showcase.run(arguments, terminal: nil, output: &output, error: &error)
    (self.output, self.error) = (output, error)
  }

  /// Returns the expected output of a run.
  nonisolated static func expected(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: folder.appendingPathComponent("Expected/\(name).txt"),
      encoding: .utf8
    )
  }
}

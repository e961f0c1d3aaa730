import Foundation

@testable import TestedShowcase

/// A run of the program without a terminal.
@MainActor
struct ScriptedRun: Equatable {
  var code: Int32 = 0
  var output = ""
  var error = ""

  init(_ arguments: String...) async { await self.init(arguments) }

  init(_ arguments: [String]) async {
    var (output, error) = ("", "")
    let showcase = Showcase(command: Command(path: "showcase"))
    code = await showcase.run(arguments, terminal: nil, output: &output, error: &error)
    (self.output, self.error) = (output, error)
  }

  private init(output: String) { self.output = output }

  /// Returns the expected run without errors that prints a file.
  static func expected(_ name: String) throws -> ScriptedRun {
    let file = URL(fileURLWithPath: "\(#filePath)/../../Expected/\(name).txt").standardized
    return ScriptedRun(output: try String(contentsOf: file, encoding: .utf8))
  }
}

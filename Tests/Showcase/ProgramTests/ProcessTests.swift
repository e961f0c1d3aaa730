import Foundation
import Testing

@Suite("The program as a process")
struct ProcessTests {
  /// Starts the program without a terminal.
  private func start(_ arguments: [String], _ output: Pipe, _ error: Pipe) throws -> ProgramRun {
    let nothing = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    let (output, error) = (output.fileHandleForWriting, error.fileHandleForWriting)
    defer { for pipe in [output, error] { try? pipe.close() } }
    return try ProgramRun(
      arguments,
      input: nothing.fileDescriptor,
      output: output.fileDescriptor,
      error: error.fileDescriptor
    )
  }

  /// Runs the program, and returns its exit state, output and errors.
  private func run(
    _ arguments: [String]
  ) throws -> (state: ProgramRun.State, output: String, error: String) {
    let (output, error) = (Pipe(), Pipe())
    let program = try start(arguments, output, error)
    let texts = [output, error].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    return (program.wait(), texts[0], texts[1])
  }

  @Test(
    "Errors are printed to standard error, with exit code 2",
    arguments: [
      ("rivers", "showcase: unknown screen \"rivers\"\n\nScreens\n"),
      ("mountains no.csv", "showcase: no.csv: the file does not exist or cannot be read\n"),
    ]
  )
  func errorsArePrintedToStandardError(arguments: String, error: String) throws {
    let result = try run(arguments.split(separator: " ").map(String.init))
    #expect(result.state == .exited(code: 2) && result.output.isEmpty)
    #expect(result.error.hasPrefix(error))
  }

  @Test("Without arguments, the program lists the commands that open its screens")
  func commandsOpenScreens() throws {
    let list = try run([])
    #expect(list.state == .exited(code: 0) && list.error.isEmpty)
    let line = try #require(list.output.split(separator: "\n").first { $0.contains(" mountains ") })
    // The tests start the program by its full path, as `swift run` does.
    let path = try #require(ProgramRun.path(of: "showcase"))
    let package = try #require(path.components(separatedBy: "/.build/").first)
    #expect(line.hasPrefix("  swift run --package-path \(package) showcase mountains  search"))
  }

  @Test("The program ends without an error when its output is closed")
  func closedOutputEndsTheProgram() throws {
    let (output, error) = (Pipe(), Pipe())
    try output.fileHandleForReading.close()
    let program = try start(["mountains", "--type", "mamamama"], output, error)
    #expect(error.fileHandleForReading.readDataToEndOfFile().isEmpty)
    #expect([.killed(signal: SIGPIPE), .exited(code: 0)].contains(program.wait()))
  }
}

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
    "The list of screens is printed; errors are printed to standard error, with exit code 2",
    arguments: [
      ("", 0, "Screens\n", ""), ("rivers", 2, "", "showcase: unknown screen \"rivers\"\n"),
      ("mountains no.csv", 2, "", "showcase: no.csv: the file does not exist or cannot be read\n"),
    ]
  )
  func errorsArePrintedToStandardError(
    arguments: String,
    code: Int32,
    output: String,
    error: String
  ) throws {
    let result = try run(arguments.split(separator: " ").map(String.init))
    #expect(result.state == .exited(code: code))
    #expect(result.output.hasPrefix(output) && result.output.isEmpty == output.isEmpty)
    #expect(result.error == error)
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

import Foundation
import Testing

@Suite("The program as a process", .enabled(if: ProgramRun.isPossible()))
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

  @Test("Without arguments and without a terminal, the program lists the screens")
  func noArgumentsListTheScreens() throws {
    let result = try run([])
    #expect(result.state == .exited(code: 0))
    #expect(result.output.hasPrefix("Screens\n"))
    #expect(result.error == "")
  }

  @Test(
    "Errors are printed to standard error, with exit code 2",
    arguments: ["mountains no.csv", "rivers"]
  )
  func errorsArePrintedToStandardError(arguments: String) throws {
    let result = try run(arguments.split(separator: " ").map(String.init))
    #expect(result.state == .exited(code: 2))
    #expect(result.output == "")
    #expect(result.error.hasPrefix("showcase: "))
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

import Foundation
import TerminalTestSupport
import Testing

@Suite("The program as a process", .enabled(if: ProgramRun.isPossible()))
struct ProcessTests {
  private let nothing: FileHandle

  init() throws { nothing = try #require(FileHandle(forReadingAtPath: "/dev/null")) }

  /// Runs the program without a terminal, and returns its exit state, output and errors.
  private func run(
    _ arguments: [String]
  ) throws -> (state: ProgramRun.State, output: String, error: String) {
    let (output, error) = (Pipe(), Pipe())
    let program = try ProgramRun(
      arguments,
      input: nothing.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor,
      error: error.fileHandleForWriting.fileDescriptor
    )
    try output.fileHandleForWriting.close()
    try error.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let message = error.fileHandleForReading.readDataToEndOfFile()
    return (
      program.wait(), String(decoding: printed, as: UTF8.self),
      String(decoding: message, as: UTF8.self)
    )
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
    let program = try ProgramRun(
      ["mountains", "--type", "mamamama"],
      input: nothing.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor,
      error: error.fileHandleForWriting.fileDescriptor
    )
    try error.fileHandleForWriting.close()
    #expect(error.fileHandleForReading.readDataToEndOfFile().isEmpty)
    #expect([.killed(signal: SIGPIPE), .exited(code: 0)].contains(program.wait()))
  }
}

import Foundation
import Testing

@Suite("Exiting", .timeLimit(.minutes(5)))
struct ExitTests {
  @Test(
    "A slow terminal receives all output, and is restored when the program exits in full-screen mode",
    arguments: [true, false]
  )
  func slowTerminalReceivesAllOutput(blocks: Bool) throws {
    let run = try TerminalRun(of: "exit-in-terminal", blocks: blocks)
    let end = ArraySlice("\u{1B}[?1049l".utf8)
    var output: [UInt8] = []
    while output.suffix(end.count) != end {
      usleep(1_000)
      // The signal interrupts a program that waits.
      run.program.send(SIGWINCH)
      output += try #require(try run.terminal.bytes(within: 20_000))
    }
    #expect(output.count { $0 == UInt8(ascii: "#") } == 300_003)
    #expect(run.program.wait() == .exited(code: 3))
    #expect(run.hasFormerSettings)
  }
}

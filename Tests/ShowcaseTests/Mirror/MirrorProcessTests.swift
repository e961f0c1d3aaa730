import Foundation
import TerminalTestSupport
import Testing

@testable import showcase

/// These tests start the built program as the second process.
@Suite("Mirror", .enabled(if: ProgramRun.isPossible()))
struct MirrorProcessTests {
  @Test("The default keys play a damaged line, and end with equal fingerprints")
  func defaultKeysEndWithEqualFingerprints() throws {
    let run = ScriptedRun("mirror")
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(try run.output == ScriptedRun.expected("mirror"))
    #expect(run.output.contains("both processes have the fingerprint"))
    #expect(run.output.contains("← asks for all notes"))
  }

  @Test("Without the key s, no process is started")
  func nothingStartsByItself() {
    let run = ScriptedRun("mirror", "--keys", "a down c e x")
    #expect(run.code == 0)
    #expect(run.output.contains("4 notes, no second process"))
    #expect(!run.output.contains("→"))
  }

  @Test("Random keys and damaged lines leave both processes with the same notes", arguments: 0..<4)
  func randomKeysLeaveBothProcessesEqual(seed: Int) throws {
    let keys = ["a", "c", "d", "space", "v", "x", "down", "up"]
    var state = seed
    let script = (0..<60).map { _ in
      state = (state * 1_103_515_245 + 12_345) % (1 << 31)
      return keys[state / 65_536 % keys.count]
    }
    let screen = MirrorScreen()
    for step in try Script("s " + script.joined(separator: " ")).steps {
      #expect(screen.receive(step.event))
      #expect(screen.list.problem == nil)
      #expect(!screen.title.contains("others"))
    }
    _ = screen.receive(.key(.character("e")))
    #expect(screen.title.contains("both processes have the fingerprint"))
    screen.close()
  }

  @Test(
    "If the second process has ended, the list still shows the edit and the line, and an error",
    arguments: [("a", ["buy bread", "→ patch, 175 bytes"]), ("e", ["→ end, 11 bytes"])]
  )
  func listShowsEditsWithoutTheSecondProcess(key: String, rows: [String]) throws {
    let screen = MirrorScreen()
    #expect(try screen.press("s"))
    let process = try #require(screen.link?.process)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try screen.press(key))
    #expect(screen.list.problem == "the second process has ended")
    for row in rows { #expect(screen.lines.contains { $0.hasSuffix(row) }) }
    #expect(screen.title.hasSuffix(" notes, no second process"))
  }

  @Test("--follow writes one reply for each line of standard input")
  func followRepliesToEachLine() throws {
    let (input, output) = (Pipe(), Pipe())
    // If the program inherited the other end of its input, the input would stay open.
    _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    let program = try ProgramRun(
      ["mirror", "--follow"],
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor,
      error: FileHandle.nullDevice.fileDescriptor
    )
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    let everything = #"{"everything":{"_0":{"sections":[]}}}"#
    input.fileHandleForWriting.write(Data("\(everything)\nnonsense\n\(everything)".utf8))
    try input.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
    #expect(program.wait() == .exited(code: 0))
    try #require(lines.count == 3)
    #expect(lines[0] == lines[2] && lines[0].hasPrefix(#"{"shows":{"count":0"#))
    #expect(lines[1] == #"{"needsEverything":{"reason":"the line is damaged"}}"#)
  }
}

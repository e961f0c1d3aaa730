#if os(macOS) || os(Linux)
import DiffableTerminal
import Foundation

/// The command-line program, which shows diffable lists in a terminal.
@main
struct Showcase {
  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["mirror", "--follow"] { return MirrorFollower.run() }
    var (output, error) = (StandardStream(.standardOutput), StandardStream(.standardError))
    let showcase = Showcase(command: Command(path: CommandLine.arguments.first ?? "showcase"))
    exit(await showcase.run(arguments, terminal: Terminal(), output: &output, error: &error))
  }

  /// The command that has started the program.
  let command: Command

  /// Runs the program with the given arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that follow the program name.
  ///   - terminal: The terminal to run in, or `nil` if standard input or output is not a terminal.
  ///   - output: Receives the help, the list of screens, or the frames of a script.
  ///   - error: Receives error messages.
  /// - Returns: The exit code.
  @MainActor
  func run(
    _ arguments: [String],
    terminal: Terminal?,
    output: inout some TextOutputStream,
    error: inout some TextOutputStream
  ) async -> Int32 {
    do {
      var arguments = try Arguments(arguments)
      guard !arguments.wantsHelp else {
        output.write(Arguments.help(command))
        return 0
      }
      guard let entry = arguments.screen else {
        if let terminal {
          try await MenuScreen.run(in: terminal, command)
        } else {
          output.write(Arguments.screens(command))
        }
        return 0
      }
      arguments.options.isInteractive = terminal != nil && arguments.script == nil
      let screen = try entry.open(arguments.options)
      if let terminal, arguments.script == nil {
        await terminal.run(screen)
      } else {
        let script = try arguments.script ?? Script(entry.keys)
        await ScriptPlayer.play(script, on: screen, to: &output)
      }
      try screen.close()
      return 0
    } catch let problem {
      error.write("showcase: \(problem)".printable + "\n")
      if problem is UnknownScreen { error.write("\n" + Arguments.screens(command)) }
      return 2
    }
  }
}

/// An unbuffered stream to standard output or standard error.
struct StandardStream: TextOutputStream {
  private let file: FileHandle

  init(_ file: FileHandle) { self.file = file }

  /// Writes a text.
  ///
  /// If nobody reads the stream, the signal `SIGPIPE` ends the program.
  func write(_ text: String) { file.write(Data(text.utf8)) }
}
#else
/// The showcase needs a terminal, so it is empty on other platforms, and so are its other files.
@main
struct Showcase {
  static func main() {}
}
#endif

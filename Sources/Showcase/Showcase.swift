import Foundation

/// The program: a list in a terminal, kept equal to snapshots.
@main
struct Showcase {
  static func main() {
    var output = StandardStream.output
    var error = StandardStream.error
    exit(
      run(
        Array(CommandLine.arguments.dropFirst()),
        terminal: Terminal(),
        output: &output,
        error: &error
      )
    )
  }

  /// Does what the arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: The arguments behind the name of the program.
  ///   - terminal: Where somebody can type, if there is such a place.
  ///   - output: Where frames are printed if there is none, or a text to type is given.
  ///   - error: Where it says what is wrong.
  /// - Returns: The exit code.
  static func run(
    _ arguments: [String],
    terminal: Terminal?,
    output: inout some TextOutputStream,
    error: inout some TextOutputStream
  ) -> Int32 {
    do {
      let arguments = try Arguments(arguments)
      guard !arguments.wantsHelp else {
        output.write(Arguments.help)
        return 0
      }
      let screen = try screen(for: arguments)
      if let terminal, arguments.text == nil {
        terminal.run(screen)
      } else {
        let text = arguments.text ?? Arguments.defaultText
        ScriptPlayer().play(text, on: screen, to: &output)
      }
      return 0
    } catch let problem {
      error.write("showcase: \(problem)".withoutControls + "\n")
      return 2
    }
  }

  private static func screen(for arguments: Arguments) throws(MountainFileError) -> some Screen {
    switch arguments.screen {
    case .mountains:
      MountainScreen(
        try MountainFile(
          path: arguments.path ?? MountainFile.bundledPath,
          isLenient: arguments.isLenient
        )
      )
    }
  }
}

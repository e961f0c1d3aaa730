import DiffableTerminal
import Foundation

/// The command-line program, which shows diffable lists in a terminal.
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

  /// Runs the program with the given arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that follow the program name.
  ///   - terminal: The terminal to run in, or `nil` if standard input or output is not a terminal.
  ///   - output: Receives the help, a report, or the frames of a script or a tour.
  ///   - error: Receives error messages.
  /// - Returns: The exit code.
  static func run(
    _ arguments: [String],
    terminal: Terminal?,
    output: inout some TextOutputStream,
    error: inout some TextOutputStream
  ) -> Int32 {
    do {
      var arguments = try Arguments(arguments)
      guard !arguments.wantsHelp else {
        output.write(Arguments.help)
        return 0
      }
      guard let entry = arguments.screen else {
        let tour = Tour(ScreenEntry.all)
        if let terminal {
          try tour.run(in: terminal, isAnimated: arguments.isAnimated)
        } else {
          try tour.print(to: &output)
        }
        return 0
      }
      arguments.options.isInteractive = terminal != nil && arguments.script == nil
      if terminal == nil && arguments.script == nil,
        let report = try entry.report(arguments.options)
      {
        output.write(report)
        return 0
      }
      let screen = try entry.open(arguments.options)
      if let terminal, arguments.script == nil {
        terminal.run(screen, isAnimated: arguments.isAnimated)
      } else {
        ScriptPlayer().play(try arguments.script ?? entry.script, on: screen, to: &output)
      }
      try screen.close()
      return 0
    } catch let problem {
      error.write("showcase: \(problem)".withoutControls + "\n")
      return 2
    }
  }
}

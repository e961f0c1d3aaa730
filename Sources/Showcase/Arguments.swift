/// The parsed command line.
struct Arguments {
  /// The screen to open, or `nil` to list all screens.
  var screen: ScreenEntry?

  /// The options to open the screen with.
  var options = ScreenEntry.Options()

  /// The events to play instead of waiting for keys, or `nil` without `--type` and `--keys`.
  var script: Script?

  /// Whether deleted and moved rows are animated in a terminal.
  var isAnimated = true

  /// Whether to print the help.
  var wantsHelp = false

  /// Parses the arguments that follow the program name.
  init(_ arguments: [String], screens: [ScreenEntry] = ScreenEntry.all) throws(ArgumentError) {
    var rest = arguments[...]
    var names: [String] = []
    func value(of option: String) throws(ArgumentError) -> String {
      guard let value = rest.popFirst() else { throw .missingValue(option: option) }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help": wantsHelp = true
      case "--no-animation": isAnimated = false
      case "--type":
        let text = try value(of: argument)
        addToScript { script in script.type(text) }
      case "--keys":
        let names = try value(of: argument)
        do throws(ScriptError) {
          try addToScript { script throws(ScriptError) in try script.add(names) }
        } catch {
          throw .badScript(error)
        }
      case _ where argument.hasPrefix("-"):
        guard let option = screens.lazy.flatMap(\.options).first(where: { $0.name == argument })
        else { throw .unknownOption(argument) }
        options.values[argument] = option.value == nil ? "" : try value(of: argument)
      default: names.append(argument)
      }
    }
    if let name = names.first {
      screen = screens.first { $0.name == name }
      guard screen != nil else { throw .unknownScreen(name) }
    }
    try check(names)
  }

  private mutating func addToScript<Failure: Error>(
    _ body: (inout Script) throws(Failure) -> Void
  ) throws(Failure) {
    var script = self.script ?? Script()
    try body(&script)
    self.script = script
  }

  /// Checks that the screen accepts the options and the operand, and stores the operand.
  ///
  /// Options require a screen, and so does a script unless the help is printed.
  private mutating func check(_ names: [String]) throws(ArgumentError) {
    let known = Set(screen?.options.map(\.name) ?? [])
    if let option = options.values.keys.sorted().first(where: { !known.contains($0) }) {
      throw .optionOfOtherScreen(option, screen: screen?.name)
    }
    if script != nil && screen == nil && !wantsHelp { throw .scriptWithoutScreen }
    guard names.count > (screen?.operand == nil ? 1 : 2) else {
      options.operand = names.dropFirst().first
      return
    }
    throw .tooManyArguments(names)
  }
}

/// An error in the command line.
enum ArgumentError: Error, Hashable {
  case unknownOption(String)
  case optionOfOtherScreen(String, screen: String?)
  case missingValue(option: String)
  case badScript(ScriptError)
  case scriptWithoutScreen
  case unknownScreen(String)
  case tooManyArguments([String])
}

extension ArgumentError: CustomStringConvertible {
  var description: String {
    let problem =
      switch self {
      case .unknownOption(let option): "unknown option \(option)"
      case .optionOfOtherScreen(let option, let screen?): "\(screen) has no option \(option)"
      case .optionOfOtherScreen(let option, nil): "\(option) requires a screen"
      case .missingValue(let option): "\(option) requires a value"
      case .badScript(let error): "\(error)"
      case .scriptWithoutScreen: "--type and --keys require a screen"
      case .unknownScreen(let name): "unknown screen \"\(name)\""
      case .tooManyArguments(let names):
        "too many arguments: \(names.joined(separator: ", "))"
      }
    return problem + "; see showcase --help"
  }
}

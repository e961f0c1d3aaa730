/// What the command line asks for.
struct Arguments {
  /// The screen to open; nil for the list of all of them.
  var screen: ScreenEntry?

  /// What to open it with.
  var options = ScreenEntry.Options()

  /// What is to happen, where nobody is to press keys.
  var script: Script?

  var wantsHelp = false

  /// Reads the arguments after the name of the program.
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

  /// Checks that the screen takes what it is given, and that there is one to take it.
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
    throw .severalScreens(names)
  }
}

/// Why a command line makes no sense.
enum ArgumentError: Error, Hashable {
  case unknownOption(String)
  case optionOfOtherScreen(String, screen: String?)
  case missingValue(option: String)
  case badScript(ScriptError)
  case scriptWithoutScreen
  case unknownScreen(String)
  case severalScreens([String])
}

extension ArgumentError: CustomStringConvertible {
  var description: String {
    let problem =
      switch self {
      case .unknownOption(let option): "there is no option \(option)"
      case .optionOfOtherScreen(let option, let screen?): "\(screen) has no option \(option)"
      case .optionOfOtherScreen(let option, nil): "\(option) needs a screen to be for"
      case .missingValue(let option): "\(option) needs a value"
      case .badScript(let error): "\(error)"
      case .scriptWithoutScreen: "--type and --keys need a screen to be for"
      case .unknownScreen(let name): "there is no screen \"\(name)\""
      case .severalScreens(let names):
        "only one screen at a time, not \(names.joined(separator: ", "))"
      }
    return problem + "; see showcase --help"
  }
}

/// What the command line asks for.
struct Arguments: Hashable {
  /// The screens that there are.
  enum ScreenName: String, CaseIterable {
    case mountains
  }

  var screen = ScreenName.mountains
  var wantsHelp = false

  /// The text to type, where nobody is to type.
  var text: String?

  /// The file to show instead of the one that comes with the program.
  var path: String?

  var isLenient = false

  /// Reads the arguments behind the name of the program.
  init(_ arguments: [String]) throws(ArgumentError) {
    var rest = arguments[...]
    var screens: [String] = []
    func value(of option: String) throws(ArgumentError) -> String {
      guard let value = rest.popFirst() else { throw .missingValue(option: option) }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help": wantsHelp = true
      case "--lenient": isLenient = true
      case "--type": text = try value(of: argument)
      case "--file": path = try value(of: argument)
      case _ where argument.hasPrefix("-"): throw .unknownOption(argument)
      default: screens.append(argument)
      }
    }
    guard screens.count < 2 else { throw .severalScreens(screens) }
    if let name = screens.first {
      guard let screen = ScreenName(rawValue: name) else { throw .unknownScreen(name) }
      self.screen = screen
    }
  }
}

/// Why a command line makes no sense.
enum ArgumentError: Error, Hashable {
  case unknownOption(String)
  case missingValue(option: String)
  case unknownScreen(String)
  case severalScreens([String])
}

extension ArgumentError: CustomStringConvertible {
  var description: String {
    let problem =
      switch self {
      case .unknownOption(let option): "there is no option \(option)"
      case .missingValue(let option): "\(option) needs a value"
      case .unknownScreen(let name): "there is no screen \"\(name)\""
      case .severalScreens(let names):
        "only one screen at a time, not \(names.joined(separator: ", "))"
      }
    return problem + "; see showcase --help"
  }
}

/// Keeps what `NSLog` would write to the log of the system.
public enum SystemLog {
  /// The messages in order.
  nonisolated(unsafe) public static var messages: [String] = []
}

/// Adds a message to ``SystemLog``.
///
/// - Parameters:
///   - format: The message, in which `%%` stands for `%`.
///   - args: No arguments.
public func NSLog(_ format: String, _ args: any CVarArg...) {
  precondition(args.isEmpty, "This replacement formats no arguments")
  var message = ""
  var rest = format[...]
  while let character = rest.popFirst() {
    message.append(character)
    if character == "%" {
      precondition(rest.first == "%", "The format needs an argument")
      rest = rest.dropFirst()
    }
  }
  SystemLog.messages.append(message)
}

/// The log of the system, to which `NSLog` writes.
@MainActor
public enum SystemLog {
  /// The messages in order.
  public private(set) static var messages: [String] = []

  /// Returns the messages that are logged while a function runs.
  public static func messages(of body: () throws -> Void) rethrows -> [String] {
    let start = messages.count
    try body()
    return Array(messages[start...])
  }

  fileprivate static func add(_ message: String) { messages.append(message) }
}

/// Adds a message to ``SystemLog``; here, only the main thread logs messages.
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
  MainActor.assumeIsolated { [message] in SystemLog.add(message) }
}

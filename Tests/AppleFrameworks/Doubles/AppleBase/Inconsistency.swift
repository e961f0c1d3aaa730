/// What a replacement of a view does where the view would raise an exception or misbehave.
@MainActor
public enum Inconsistency {
  /// Called with a sentence about the broken rule; traps by default, and tests of broken rules replace it.
  public static var report: (String) -> Void = { preconditionFailure($0) }

  /// Returns the sentences that are reported while a function runs.
  public static func reports(of body: () -> Void) -> [String] {
    let former = report
    defer { report = former }
    var reports: [String] = []
    report = { reports.append($0) }
    body()
    return reports
  }
}

/// The messages of `NSLog`.
@MainActor
public enum Log {
  /// Called with each message; tests of messages replace it.
  public static var write: (String) -> Void = { print($0) }

  /// Returns the messages that are logged while a function runs.
  public static func messages(of body: () throws -> Void) rethrows -> [String] {
    let former = write
    defer { write = former }
    var messages: [String] = []
    write = { messages.append($0) }
    try body()
    return messages
  }
}

/// Logs a message; here it has no arguments, and is logged on the main thread only.
@MainActor
public func NSLog(_ format: String) { Log.write(format) }

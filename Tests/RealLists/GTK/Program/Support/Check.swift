import Foundation

/// The comparisons of the program, which ends at the first difference.
enum Check {
  /// Ends the program unless two values are equal.
  static func equal<Value: Equatable>(
    _ shown: Value,
    _ expected: Value,
    _ what: @autoclosure () -> String
  ) {
    guard shown != expected else { return }
    fail("\(what())\n  shown:    \(shown)\n  expected: \(expected)")
  }

  /// Ends the program unless a condition is true.
  static func that(_ condition: Bool, _ what: @autoclosure () -> String) {
    if !condition { fail(what()) }
  }

  /// Prints a line immediately, so that the output shows the progress of the program.
  static func report(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  /// Prints a message, and ends the program with status 1.
  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}

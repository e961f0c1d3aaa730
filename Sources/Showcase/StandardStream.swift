import Foundation

/// An unbuffered stream to standard output or standard error.
///
/// Output to a closed stream is discarded. Output to a pipe without a reader raises `SIGPIPE`, which ends the program
/// by default.
struct StandardStream: TextOutputStream {
  private let descriptor: Int32

  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let error = StandardStream(descriptor: STDERR_FILENO)

  func write(_ string: String) {
    var rest = Array(string.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}

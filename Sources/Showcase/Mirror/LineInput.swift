import Foundation

/// Lines that are read from a file descriptor, such as a pipe.
struct LineInput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for the next line, and returns it without its line feed, or `nil` at the end of the input.
  ///
  /// A line without a line feed at the end of the input is returned too.
  mutating func next() -> [UInt8]? {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return Array(buffer[..<end])
      }
      searched = buffer.count
      guard readMore() else { break }
    }
    defer { buffer = [] }
    return buffer.isEmpty ? nil : buffer
  }

  /// Appends more input to the buffer.
  ///
  /// - Returns: Whether there was more input.
  private mutating func readMore() -> Bool {
    read(upTo: 1 << 14, from: descriptor, to: &buffer) > 0
  }
}

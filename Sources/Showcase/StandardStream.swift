import Foundation

/// An unbuffered stream to standard output or standard error.
///
/// Output to a closed stream is discarded. Output to a pipe without a reader raises `SIGPIPE`, which ends the program
/// by default.
struct StandardStream: TextOutputStream {
  private let descriptor: Int32

  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let error = StandardStream(descriptor: STDERR_FILENO)

  func write(_ string: String) { _ = writeAll(Array(string.utf8), to: descriptor) }
}

/// Writes bytes to a file.
///
/// - Returns: Whether all bytes were written.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    // In bounds: the call reads the bytes of the buffer.
    let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 || errno == EINTR else { return false }
    rest = rest.dropFirst(max(0, count))
  }
  return true
}

/// Appends the bytes that can be read from a file to a buffer, up to a number.
///
/// - Returns: The number of bytes; 0 at the end of the file, and -1 after an error.
func read(upTo size: Int, from descriptor: Int32, to buffer: inout [UInt8]) -> Int {
  var bytes = [UInt8](repeating: 0, count: size)
  var count = -1
  repeat {
    // In bounds, because the count is that of the array.
    count = unsafe read(descriptor, &bytes, size)
  } while count < 0 && errno == EINTR
  buffer += bytes.prefix(max(0, count))
  return count
}

/// Returns whether there is a folder at a path; nil if there is nothing.
func isFolder(_ path: String) -> Bool? {
  // An empty path is not the current folder.
  if path.isEmpty { return nil }
  let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  let attributes = try? FileManager.default.attributesOfItem(atPath: target)
  return attributes.map { $0[.type] as? FileAttributeType == .typeDirectory }
}

/// A file name or path as bytes, which are not necessarily valid UTF-8.
///
/// File systems and git compare names by bytes. Two names with different bytes can become equal `String` values,
/// because strings are compared after Unicode normalization, and because decoding replaces invalid bytes.
struct ByteString: Hashable, Sendable {
  var bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
  init(_ text: String) { self.init(text.utf8) }
}

extension ByteString: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension ByteString: CustomStringConvertible {
  /// The text, with a replacement character for invalid bytes.
  var description: String { String(decoding: bytes, as: UTF8.self) }
}

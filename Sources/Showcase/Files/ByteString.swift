/// A file name or path as bytes, which are not necessarily valid UTF-8.
///
/// File systems and git compare names by bytes. Two `String` values can be equal although their bytes
/// differ: by Unicode normalization, or because invalid bytes were replaced.
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

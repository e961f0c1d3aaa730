/// A name as file systems and git know it: bytes, which need not be UTF-8.
///
/// A `String` would take two names for one where they differ by how an accent is encoded, or by bytes
/// that are no text.
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
  /// The text, with a mark where the bytes are none.
  var description: String { String(decoding: bytes, as: UTF8.self) }
}

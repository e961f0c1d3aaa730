/// A decoder that converts the bytes from a terminal to keys.
///
/// A key can consist of several bytes, which may arrive in several reads. The decoder stores incomplete
/// sequences. The byte of the escape key also begins other sequences, so the key is recognized only when no
/// bytes follow.
///
/// ```swift
/// var decoder = KeyDecoder()
/// let keys = decoder.decode("q\u{1B}[A".utf8)
/// // keys == [.character("q"), .up]
/// ```
///
/// A ``Terminal`` decodes its input itself. Use a decoder for a terminal that is reached in another way, for example
/// through a network. The decoder stores at most 16 bytes. A longer escape sequence has no meaning: it is ignored up to
/// its end, like any other unknown sequence.
public struct KeyDecoder: Sendable {
  /// The bytes of an incomplete sequence.
  private(set) var pending: [UInt8] = []

  /// The greatest number of stored bytes; no sequence with a meaning is as long.
  private static let limit = 16

  /// Creates a decoder without stored bytes.
  public init() {}

  /// Whether a sequence is incomplete.
  ///
  /// Call ``finish()`` if no bytes follow within a short time, such as 50 ms.
  public var isWaiting: Bool { !pending.isEmpty }

  /// Returns the keys that these bytes complete.
  ///
  /// - Parameter bytes: The bytes that follow the bytes of the last call.
  /// - Returns: The keys. Bytes without a meaning are ignored.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
    bytes.compactMap { receive($0) }
  }

  /// Returns the escape key if only its byte is stored, and discards any incomplete sequence.
  ///
  /// - Returns: The escape key, or no key.
  public mutating func finish() -> [TerminalKey] {
    defer { pending = [] }
    return pending == [escape] ? [.escape] : []
  }

  /// Returns the key that a byte completes; nil if the byte has no meaning, or if its sequence is incomplete.
  private mutating func receive(_ byte: UInt8) -> TerminalKey? {
    switch pending.first {
    case nil: begin(byte)
    case escape: continueSequence(byte)
    default: continueScalar(byte)
    }
  }

  private mutating func begin(_ byte: UInt8) -> TerminalKey? {
    switch byte {
    case 0x04: return .endOfInput
    case 0x08, 0x7F: return .backspace
    case 0x09: return .tab
    case 0x0A, 0x0D: return .enter
    case 0x15: return .clear
    case 0x20..<0x7F: return .character(Character(Unicode.Scalar(byte)))
    case escape, 0xC2...0xF4: pending = [byte]
    default: break
    }
    return nil
  }

  /// Decodes a character of more than one byte in UTF-8.
  private mutating func continueScalar(_ byte: UInt8) -> TerminalKey? {
    guard byte & 0xC0 == 0x80 else {
      pending = []
      return begin(byte)
    }
    pending.append(byte)
    guard pending.count == (pending[0] < 0xE0 ? 2 : pending[0] < 0xF0 ? 3 : 4) else { return nil }
    defer { pending = [] }
    let character = String(decoding: pending, as: UTF8.self).first
    return character.flatMap { $0 == "\u{FFFD}" || $0.isControl ? nil : .character($0) }
  }

  /// Decodes an escape sequence, `ESC [ … letter` or `ESC O letter`, or the escape key.
  private mutating func continueSequence(_ byte: UInt8) -> TerminalKey? {
    switch (pending.count, byte) {
    case (1, escape):
      return .escape
    case (1, UInt8(ascii: "[")), (1, UInt8(ascii: "O")):
      pending.append(byte)
      return nil
    case (1, _):
      pending = []
      return nil  // A key pressed together with Alt.
    case _ where pending[1] == UInt8(ascii: "[") && !(0x40...0x7E ~= byte):
      if pending.count < Self.limit { pending.append(byte) }
      return nil
    default:
      defer { pending = [] }
      return Self.named[String(decoding: pending.dropFirst(2) + [byte], as: UTF8.self)]
    }
  }

  private static let named: [String: TerminalKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home,
    "4~": .end, "5~": .pageUp, "6~": .pageDown,
  ]
}

/// The byte of the escape key, which also begins all escape sequences.
private let escape: UInt8 = 0x1B

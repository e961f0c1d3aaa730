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
/// through a network.
public struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []

  /// Creates a decoder without stored bytes.
  public init() {}

  /// Whether an incomplete sequence is stored.
  ///
  /// Call ``finish()`` if no bytes follow within a short time, such as 50 ms.
  public var isWaiting: Bool { !pending.isEmpty }

  /// Returns the keys that these bytes complete.
  ///
  /// - Parameter bytes: The bytes that follow the bytes of the last call.
  /// - Returns: The keys. Bytes without a meaning are ignored.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
    pending += bytes
    var keys: [TerminalKey] = []
    while let (key, length) = Self.first(in: pending) {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// Returns the escape key if only its byte is stored, and discards any incomplete sequence.
  ///
  /// - Returns: The escape key, or no key.
  public mutating func finish() -> [TerminalKey] {
    defer { pending = [] }
    return pending == [escape] ? [.escape] : []
  }

  /// Returns the first key and its number of bytes, or `nil` if the sequence is incomplete.
  ///
  /// The key is `nil` for bytes without a meaning.
  private static func first(in bytes: [UInt8]) -> (key: TerminalKey?, length: Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case escape: return sequence(in: bytes)
    case 0x04: return (.endOfInput, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x09: return (.tab, 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x15: return (.clear, 1)
    case 0x20..<0x7F: return (.character(Character(Unicode.Scalar(first))), 1)
    case 0xC2...0xF4: return scalar(in: bytes)
    default: return (nil, 1)
    }
  }

  /// Decodes a character of more than one byte in UTF-8.
  private static func scalar(in bytes: [UInt8]) -> (key: TerminalKey?, length: Int)? {
    let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    let part = bytes.prefix(length)
    guard part.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (nil, 1) }
    guard part.count == length else { return nil }
    let text = String(decoding: part, as: UTF8.self)
    guard let character = text.first, character != "\u{FFFD}", !character.isControl else {
      return (nil, length)
    }
    return (.character(character), length)
  }

  /// Decodes an escape sequence, `ESC [ … letter` or `ESC O letter`, or the escape key.
  private static func sequence(in bytes: [UInt8]) -> (key: TerminalKey?, length: Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case escape:
      return (.escape, 1)
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
        return nil
      }
      return (named[String(decoding: bytes[2...end], as: UTF8.self)], end + 1)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (named[String(decoding: bytes[2...2], as: UTF8.self)], 3)
    default:
      return (nil, 2)  // A key pressed together with Alt.
    }
  }

  private static let named: [String: TerminalKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home,
    "4~": .end, "5~": .pageUp, "6~": .pageDown,
  ]
}

/// The byte of the escape key, which also begins all escape sequences.
private let escape: UInt8 = 0x1B

import TestSupport
import Testing

@testable import DiffableTerminal

@Suite("Decoding keys")
struct KeyDecoderTests {
  private var decoder = KeyDecoder()

  @Test(
    "Keys of one or several bytes are decoded, and unknown sequences are ignored",
    arguments: [
      ("ma", [.character("m"), .character("a")]),
      (" ~", [.character(" "), .character("~")]),
      ("é中🏔", [.character("é"), .character("中"), .character("🏔")]),
      ("\u{7F}\u{08}", [.backspace, .backspace]),
      ("\u{15}\u{04}", [.clear, .endOfInput]),
      ("\u{1B}[A\u{1B}[B\u{1B}OA\u{1B}OB", [.up, .down, .up, .down]),
      ("\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[F", [.pageUp, .pageDown, .home, .end]),
      ("\u{1B}[1~\u{1B}[4~", [.home, .end]),
      ("\u{1B}[C\u{1B}OD\t\r", [.right, .left, .tab, .enter]),
      ("\u{1B}[E\u{1B}[1;5D\u{1B}[200~\u{1B}OPx", [.character("x")]),
      ("\u{1B}\u{1B}[Ax", [.escape, .up, .character("x")]),
      ("\u{1B}bx", [.character("x")]),
      ("\u{00}\u{0B}\u{0C}\u{85}x", [.character("x")]),
    ] as [(String, [TerminalKey])]
  )
  mutating func keysAreDecoded(of text: String, are expected: [TerminalKey]) {
    #expect(decoder.decode(text.utf8) == expected)
    #expect(text.utf8.flatMap { decoder.decode([$0]) } == expected, "The bytes arrive one by one")
    #expect(!decoder.isWaiting)
    #expect(decoder.finish() == [])
  }

  @Test(
    "An incomplete sequence is discarded, but a single escape byte is the escape key",
    arguments: [
      ([0x1B], [.escape]), ([0x1B, 0x5B], []), ([0x1B, 0x4F], []), ([0xC3], []),
      ([0xF0, 0x9F], []),
    ] as [([UInt8], [TerminalKey])]
  )
  mutating func incompleteSequencesAreDiscarded(bytes: [UInt8], keys: [TerminalKey]) {
    #expect(decoder.decode(bytes) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.finish() == keys)
    #expect(!decoder.isWaiting)
    #expect(decoder.decode("x".utf8) == [.character("x")])
  }

  @Test(
    "Invalid UTF-8 does not affect the keys around it",
    arguments: [[0xC3], [0x80], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F]] as [[UInt8]]
  )
  mutating func invalidUTF8IsIgnored(bytes: [UInt8]) {
    let keys = decoder.decode([0x61] + bytes + [0x62])
    #expect(keys == [.character("a"), .character("b")])
  }

  @Test("A sequence that is too long is ignored, and its bytes are not stored")
  mutating func longSequencesAreNotStored() {
    #expect(decoder.decode("\u{1B}[".utf8) == [])
    for _ in 0..<1_000 { #expect(decoder.decode("1".utf8) == []) }
    #expect(decoder.isWaiting)
    #expect(decoder.pending.count <= 16)
    #expect(decoder.decode("~x".utf8) == [.character("x")])
    #expect(decoder.decode(("\u{1B}[" + String(repeating: "5", count: 1_000)).utf8) == [])
    #expect(decoder.pending.count <= 16)
    #expect(decoder.finish() == [])
    #expect(decoder.decode("5~".utf8) == [.character("5"), .character("~")])
  }

  @Test(
    "Decoding takes time in proportion to the number of bytes",
    arguments: [("a", 4_000, 320_000, false), ("1", 500, 16_000, true)]
  )
  func timeIsProportionalToTheNumberOfBytes(
    byte: String,
    small: Int,
    large: Int,
    isUnfinished: Bool
  ) {
    func time(_ count: Int) -> Double {
      let bytes = Array(repeating: byte.utf8.first!, count: count)
      return processorTime {
        var decoder = KeyDecoder()
        if isUnfinished {
          _ = decoder.decode("\u{1B}[".utf8)
          for byte in bytes { _ = decoder.decode([byte]) }
        } else {
          _ = decoder.decode(bytes)
        }
      }
    }
    // Three times the linear time allows for the noise of the measurement; quadratic time is ten times as much.
    #expect(time(large) < 3 * Double(large / small) * time(small))
  }
}

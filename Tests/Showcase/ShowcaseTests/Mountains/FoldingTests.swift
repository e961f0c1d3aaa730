import Foundation
import Testing

@testable import TestedShowcase

@Suite("Texts without case and accents")
struct FoldingTests {
  @Test(
    "Latin letters are folded as Foundation folds them",
    arguments: [0xC0...0x24F, 0x1E00...0x1EFF]
  )
  func latinLettersAreFoldedAsByFoundation(range: ClosedRange<UInt32>) async throws {
    var lettersOfEnglish = 0
    for value in range {
      let scalar = try #require(Unicode.Scalar(value))
      let expected = String(scalar).foldedByFoundation
      guard expected.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) && !expected.isEmpty else { continue }
      lettersOfEnglish += 1
      // Letters that have no common spelling in English letters.
      let exceptions: Set<UInt32> = [0x195, 0x1A2, 0x1A3, 0x238, 0x239, 0x1EFA, 0x1EFB]
      if exceptions.contains(value) { continue }
      #expect(String(scalar).folded == expected, "U+\(String(value, radix: 16))")
    }
    #expect(lettersOfEnglish > 200)
  }

  @Test("ASCII, combining accents, quotation marks and dashes are folded as Foundation folds them")
  func otherCharactersAreFoldedAsByFoundation() {
    let ascii = String(decoding: 0..<0x80 as Range<UInt8>, as: UTF8.self)
    let texts = [
      ascii, "E\u{301}crins", "Haleakalā", "Эльбрус", "ÆŒß", "Mauna Loa’s", "‘Mauna Loa’",
      "Hale\u{2BB}akalā", "“Matterhorn”", "a–b", "a—b",
    ]
    for text in texts { #expect(text.folded == text.foldedByFoundation) }
    #expect("‘’\u{2BB} “” –—".folded == "''' \"\" --")
  }

  @Test("Other letters become lowercase")
  func otherLettersBecomeLowercase() {
    #expect("ΌΛΥΜΠΟΣ ƏĲ".folded == "όλυμποσ əij")
  }
}

extension String {
  fileprivate var foldedByFoundation: String {
    (self.applyingTransform(StringTransform("Latin-ASCII"), reverse: false) ?? self)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

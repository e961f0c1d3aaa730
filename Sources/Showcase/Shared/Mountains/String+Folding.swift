extension String {
  /// The text in lowercase without accents, for searches.
  ///
  /// Latin letters become letters of the English alphabet: `ø` becomes `o`, and `æ` becomes `ae`. Combining accents
  /// are removed. Curved quotation marks and apostrophes become straight, and dashes become hyphens.
  var folded: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0...0x7F: result.unicodeScalars.append(scalar.lowercase)
      case 0xC0...0x24F: result += letters(for: scalar, latinLetters[Int(scalar.value) - 0xC0])
      case 0x300...0x36F: break  // Combining accents.
      case 0x1E00...0x1EFF:
        result += letters(for: scalar, moreLatinLetters[Int(scalar.value) - 0x1E00])
      case 0x2BB, 0x2018, 0x2019: result += "'"
      case 0x201C, 0x201D: result += "\""
      case 0x2013, 0x2014: result += "-"
      default: result += scalar.properties.lowercaseMapping
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// The lowercase letter of an ASCII character.
  fileprivate var lowercase: Unicode.Scalar {
    0x41...0x5A ~= value ? Unicode.Scalar(UInt8(value) + 0x20) : self
  }
}

/// Returns the letters for a scalar, given its character in one of the tables.
private func letters(for scalar: Unicode.Scalar, _ letter: UInt8) -> String {
  switch Unicode.Scalar(letter) {
  case "A": "ae"
  case "D": "dz"
  case "I": "ij"
  case "L": "lj"
  case "N": "nj"
  case "O": "oe"
  case "S": "ss"
  case "T": "th"
  case "-": scalar.properties.lowercaseMapping
  default: String(Unicode.Scalar(letter))
  }
}

// The tables contain one character for each scalar: a lowercase English letter, an uppercase letter that stands for two
// letters, or a hyphen for a scalar that only becomes lowercase.

/// The letters from U+00C0 to U+024F.
private let latinLetters = Array(
  """
  aaaaaaAceeeeiiiidnooooo-ouuuuyTSaaaaaaAceeeeiiiidnooooo-ouuuuyTyaaaaaaccccccccdd\
  ddeeeeeeeeeegggggggghhhhiiiiiiiiiiIIjjkkqllllllllllnnnnnn-nnooooooOOrrrrrrssssss\
  ssttttttuuuuuuuuuuuuwwyyyzzzzzzsbbbb---ccdddd---effg--iikkl--nn-oo--pp-----ttttu\
  u-vyyzz-------------DDDLLLNNNaaiioouuuuuuuuuu-aaaaAAggggkkoooo--jDDDgg--nnaaAAoo\
  aaaaeeeeiiiioooorrrruuuusstt--hh-d--zzaaeeooooooooyylntj--accltsz--bu-eejj--rryy
  """.utf8
)

/// The letters from U+1E00 to U+1EFF.
private let moreLatinLetters = Array(
  """
  aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooo\
  oooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyasssS-\
  aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuu\
  uuyyyyyyyy--vvyy
  """.utf8
)

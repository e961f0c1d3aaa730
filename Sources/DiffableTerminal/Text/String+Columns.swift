extension String {
  /// The text with a replacement character for every control character.
  var withoutControls: String { String(map { $0.isControl ? "\u{FFFD}" : $0 }) }

  /// The number of columns that the text occupies in a terminal.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Returns the longest prefix that occupies at most a number of columns.
  func prefix(columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= character.columns
        return room >= 0
      }
    )
  }
}

extension Character {
  /// Whether the character contains a control character, which a terminal would obey.
  var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// The approximate number of columns that the character occupies.
  ///
  /// Terminals differ.
  fileprivate var columns: Int {
    unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || wideScalars.contains { $0.contains(scalar.value) }
    } ? 2 : 1
  }
}

/// The Unicode blocks of East Asian scripts, whose characters occupy two columns.
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
  0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
]

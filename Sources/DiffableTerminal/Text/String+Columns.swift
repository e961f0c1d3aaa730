extension String {
  /// The text with a replacement character for every control character.
  var withoutControls: String { String(map { $0.isControl ? "\u{FFFD}" : $0 }) }

  /// The number of columns that the text occupies in a terminal.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Returns the longest prefix that occupies at most a number of columns.
  func prefix(columns: Int) -> Substring {
    var room = columns
    return prefix { character in
      room -= character.columns
      return room >= 0
    }
  }
}

extension Character {
  /// Whether the character contains a control character, which a terminal would obey: one that is a command, or that
  /// breaks or reorders the line.
  var isControl: Bool {
    unicodeScalars.contains {
      $0.properties.generalCategory == .control || 0x2028...0x202E ~= $0.value
        || 0x2066...0x2069 ~= $0.value
    }
  }

  /// The number of columns that the character occupies in most terminals.
  fileprivate var columns: Int {
    // A replacement character occupies one column.
    if isControl { return 1 }
    let base = unicodeScalars.first?.properties
    let isEmoji =
      base?.isEmoji == true
      && unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
    return isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  /// The number of columns that the scalar adds to those of the scalars before it.
  fileprivate var columns: Int {
    if value < 0x300 { return 1 }
    if properties.isEmojiPresentation || wideScalars.contains(where: { $0.contains(value) }) {
      return 2
    }
    let isInvisible =
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark: true
      case .format: !visibleFormats.contains { $0.contains(value) }
      default: properties.isDefaultIgnorableCodePoint || joinedJamo.contains { $0.contains(value) }
      }
    return isInvisible ? 0 : 1
  }
}

/// The scalars of East Asian scripts and symbols that occupy two columns, except emoji.
///
/// These are the assigned scalars whose property `East_Asian_Width` is `W` or `F` in Unicode 17. A range includes the
/// unassigned scalars between them.
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x3029,
  0x3030...0x303E, 0x3041...0x3096, 0x309B...0x3163, 0x3165...0x3247, 0x3250...0xA4C6,
  0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
  0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE3, 0x16FF2...0x1B2FB, 0x1D300...0x1D376,
  0x1F200...0x1F265, 0x20000...0x3FFFD,
]

/// The vowels and final consonants that join the Hangul syllable before them.
private let joinedJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

/// The format characters that are visible, such as the Arabic number sign.
private let visibleFormats: [ClosedRange<UInt32>] = [
  0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2, 0x110BD...0x110BD,
  0x110CD...0x110CD,
]

import DiffableTerminal

/// What a key does on a screen.
struct KeyHint: Hashable {
  /// The keys, such as `Left and Right`, or an empty text for a remark without a key.
  var keys: String

  /// What the keys do, such as `scroll`.
  var action: String
}

extension KeyHint {
  /// Returns the hints in a line, such as `q quits, Left and Right scroll; saved in list.json`.
  ///
  /// A hint begins with the names of its keys. Remarks follow a semicolon.
  static func all(in line: String) -> [KeyHint] {
    let parts = line.split(separator: ";").map(trimmed)
    let hints = parts.first.map { $0.split(separator: ",").map(trimmed) } ?? []
    return hints.map { hint(in: $0) } + parts.dropFirst().map { KeyHint(keys: "", action: $0) }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func hint(in text: String) -> KeyHint {
    let words = text.split(separator: " ")
    let count = words.prefix { symbols[String($0)] != nil || $0.count == 1 }.count
    return KeyHint(
      keys: words.prefix(count).joined(separator: " "),
      action: words.dropFirst(count).joined(separator: " ")
    )
  }

  /// The keys in as few columns as possible.
  var symbol: String {
    keys.split(separator: " ").map { Self.symbols[String($0)] ?? String($0) }.joined()
  }

  /// The names of keys and the words between them, each with a short form.
  private static let symbols: [String: String] = [
    "Return": "↵", "Space": "␣", "Escape": "Esc", "Tab": "⇥", "Backspace": "⌫", "Left": "←",
    "Right": "→", "Up": "↑", "Down": "↓", "Page": "Pg", "Home": "Home", "End": "End",
    "Ctrl-U": "^U", "typing": "A–Z", "Typing": "A–Z", "and": "", "or": "", "to": "–",
  ]
}

// MARK: - Fitting

extension KeyHint {
  /// Returns a line of hints, shortened to at most a number of columns if possible.
  ///
  /// If the line is too long, remarks are left out, then the keys get short forms, and then actions are left out, the
  /// last action first. No key is left out, so the keys alone can still be too long.
  static func line(_ hints: [KeyHint], columns: Int) -> String {
    let keys = hints.filter { !$0.keys.isEmpty }
    let full = keys.map { "\($0.keys) \($0.action)" }.joined(separator: ", ")
    let remarks = hints.filter { $0.keys.isEmpty }.map { "; \($0.action)" }.joined()
    var lines = [full + remarks, full]
    for count in (0...keys.count).reversed() {
      lines.append(
        keys.enumerated().map { offset, hint in
          offset < count ? "\(hint.symbol) \(hint.action)" : hint.symbol
        }
        .joined(separator: ", ")
      )
    }
    lines.append(keys.map(\.symbol).joined(separator: " "))
    return lines.first { $0.columns <= columns } ?? lines[lines.count - 1]
  }
}

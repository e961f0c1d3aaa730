extension RowText {
  /// An app in a row: its name, and the text of its button.
  struct Part {
    var name: String
    var offer: String
  }

  /// The apps in the row, or the tabs in the tab bar.
  ///
  /// A row without apps and tabs is one part without a button. The text of a row separates apps by three spaces, and
  /// contains the text of a button in brackets.
  var parts: [Part] {
    if isTabBar { return tabs }
    var parts: [Part] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.indices.first { rest[$0...].hasPrefix("   ") }
      parts.append(Part(rest[..<(end ?? rest.endIndex)]))
      rest = end.map { rest[$0...].drop { $0 == " " } } ?? ""
    }
    return parts
  }

  /// Whether the row is the bar with the tabs of the store.
  var isTabBar: Bool { name == "tabs" }

  /// The tabs in the tab bar.
  ///
  /// The selected tab is in brackets, so it becomes a button without a name.
  private var tabs: [Part] {
    text.split(separator: " ").map(Part.init)
  }
}

extension RowText.Part {
  /// Divides a text such as `Tidepool [get]`.
  fileprivate init(_ text: Substring) {
    guard text.last == "]", let bracket = text.lastIndex(of: "[") else {
      (name, offer) = (String(text), "")
      return
    }
    let name = text[..<bracket]
    self.name = String(name.last == " " ? name.dropLast() : name)
    offer = String(text[bracket...].dropFirst().dropLast())
  }
}

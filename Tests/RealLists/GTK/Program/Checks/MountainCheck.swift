import CGTK
import GTKList

/// Types into the search for mountains, and compares the list with the results after each key.
enum MountainCheck {
  static func run() throws -> GTKListTarget {
    let screen = try MountainWindow()
    check(screen)
    for text in ["k", "ka", "kan", "ka", "k", "", "m", "mo", "mon", "mont", "xyz", "e"] {
      screen.text = text
      check(screen)
    }
    screen.text = ""
    let pointer = Pointer(window: screen.window)
    try pointer.click(screen.field)
    let keys = [("m", "m"), ("o", "mo"), ("n", "mon"), ("BackSpace", "mo"), ("u", "mou")]
    for (key, text) in keys {
      try pointer.press(key)
      pointer.wait("type \(text)") { screen.text == text }
      check(screen)
    }
    return screen.window.list
  }

  private static func check(_ screen: MountainWindow) {
    screen.window.runUntilPainted()
    let expected = screen.search.matches(for: screen.text)
    screen.window.check(shows: expected.map(\.row.text), "Mountains, \"\(screen.text)\"")
    Check.equal(
      String(cString: gtk_label_get_text(OpaquePointer(screen.title))),
      screen.search.title(for: screen.text, numberOfMatches: expected.count),
      "The title of the mountains"
    )
  }
}

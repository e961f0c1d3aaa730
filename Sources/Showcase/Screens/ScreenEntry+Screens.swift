#if os(macOS) || os(Linux)
import DiffableTerminal
import Foundation

extension ScreenEntry {
  static let texts = ScreenEntry(
    name: "texts",
    summary: "the simplest list",
    help: "Press the space bar to show the next texts.",
    keys: "space*4"
  ) { _ in TextsScreen() }

  static let mountains = ScreenEntry(
    name: "mountains",
    summary: "search as you type, and sort by name, relevance or height",
    help: """
      Typing filters a list of mountains by name. Tab sorts the matches by name, by relevance, or by
      height. Relevance means: names that begin with the text are first, then names with a word that
      begins with it, then all other matches. Left and Right move the caret, Backspace deletes one
      character, and Ctrl-U deletes all. The search runs in the background while you type. FILE has
      other mountains: each line has the form name,height,country, where the height is a whole number
      of metres. Empty lines and lines that begin with # are ignored.
      """,
    operand: "FILE",
    keys: "k a n backspace tab tab tab x"
  ) { options in
    guard #available(macOS 14, *) else { throw MessageError.needsObservation }
    let bundled = Bundle.module.path(forResource: "mountains", ofType: "csv")
    let path = options.operand ?? bundled ?? "mountains.csv"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw MessageError("\(path): the file does not exist or cannot be read")
    }
    return MountainScreen(try Mountain.all(in: text))
  }

  static let settings = ScreenEntry(
    name: "settings",
    summary: "Wi-Fi: a switch, and networks that appear and disappear",
    help: """
      The Wi-Fi settings of a device. The space bar or Return flips the switch or joins the network at
      the cursor. Every two seconds, some networks appear, others disappear, and signals change. In a
      script, each tick stands for two seconds.
      """,
    keys: "tick*2 down*2 enter tick home down space tick space"
  ) { _ in
    guard #available(macOS 14, *) else { throw MessageError.needsObservation }
    return SettingsScreen()
  }

  static let countdown = ScreenEntry(
    name: "countdown",
    summary: "a timer appends a row each second",
    help: """
      A countdown from 10 to 0, and then the row "ship". Each second, the next number is appended to
      the list. Press r to start again with 10 alone. In a script, each tick stands for one second.
      """,
    keys: "tick*2 r tick*11"
  ) { _ in CountdownScreen() }

  static let sort = ScreenEntry(
    name: "sort",
    summary: "colored blocks that an insertion sort puts in order",
    help: """
      Rows of colored blocks. The space bar starts and stops an insertion sort of all rows, n shows
      one step, and r shuffles the blocks. Each step moves one block of each row, which is marked.
      Without colors, for example if NO_COLOR is set, blocks have shades. In a script, each tick is
      one step.
      """,
    keys: "n space tick*11 r"
  ) { options in
    SortScreen(usesColors: options.isInteractive && Terminal()?.usesColors == true)
  }

  static let shopping = ScreenEntry(
    name: "shopping",
    summary: "sections, a form, dragging, undo, and a list that is saved",
    help: """
      A shopping list with a section for each category. Press a to add an item with a form, d to
      delete the item at the cursor, and u to undo the last change. The space bar lifts an item, Up
      and Down drag it, and the space bar drops it. Escape cancels the drag. The screen names what a
      drop does: the item keeps its place, is inserted after or before another item, or gets a new
      place at the end of a section. The list is saved as JSON in FILE, or in the default file, which
      the screen names. A script saves the list only in FILE. The folder of FILE must exist.
      """,
    operand: "FILE",
    keys: """
      space space space down space space up space space down*5 space u d u \\
      a f i g enter x enter enter enter clear 0 . 4 0 tab right enter enter u
      """
  ) { options in
    guard #available(macOS 14, *) else { throw MessageError.needsObservation }
    let usual = options.isInteractive ? try ShoppingFile.usual() : nil
    return try ShoppingScreen(options.operand.map { ShoppingFile(path: $0) } ?? usual)
  }

  static let store = ScreenEntry(
    name: "store",
    summary: "a store with tabs, composed from small sources",
    help: """
      A store with three tabs. Left and Right switch the tab if the tab bar is selected, and scroll a
      shelf sideways otherwise; 1, 2 and 3 select a tab. Each shelf loads by itself, and each tick
      answers one request. Return taps the first app in view, a link, or a row that retries a failed
      request. Press w to put an app on the wishlist, o to go offline or online, and r to reload.
      """,
    keys: """
      o tick o down enter tick*3 3 1 home down right*2 enter*2 w 2 tick down enter 3 home left*2 \
      down*4 enter up enter
      """
  ) { _ in StoreScreen() }

  static let library = ScreenEntry(
    name: "library",
    summary: "two lists from one controller, with exchangeable contents and cells",
    help: """
      Videos and books, each shown by a generic list controller. Tab shows the next page. Press p to
      exchange the provider of the page, c to exchange small and large cells, and / to search videos
      and books at once; Escape ends the search. On the front page, Down loads more shelves, and Left
      and Right scroll a shelf and load more of it. In a script, each reply takes one tick.
      """,
    keys: """
      tick down*2 c c p tick tab c p tick c / l i tick g tick escape c / x tick escape tab*3 \
      right*2 tick end tick end tick
      """
  ) { _ in LibraryScreen() }

  static let feed = ScreenEntry(
    name: "feed",
    summary: "endless paging, vertically and horizontally",
    help: """
      Posts, events and photos from one slow server. Scrolling down loads more stories; scrolling
      right in a row of photos loads more photos. Press r to repeat a failed request or to refresh the
      feed. Items that the server sends twice are shown once. In a script, each reply takes
      two ticks.
      """,
    keys: "tick*2 end up right*2 tick*2 r tick*2 right*3 end tick*2 r tick*2 home r tick*2"
  ) { _ in FeedScreen(FeedServer(overloads: [.stories(page: 2), .strip(0, page: 1)])) }

  static let files = ScreenEntry(
    name: "files",
    summary: "a folder as an outline",
    help: """
      Right expands a folder; a folder is read only when it is expanded. Left collapses a folder or
      selects its parent. Space and Return expand or collapse. The list is updated every second when
      files on disk change. Links are shown but not followed. FOLDER is the current folder by default.
      """,
    operand: "FOLDER",
    keys: "space down tick"
  ) { options in try FileScreen(folder: options.operand ?? ".") }

  static let mirror = ScreenEntry(
    name: "mirror",
    summary: "a second process follows each change",
    help: """
      Notes that two processes show: each change is written to a second process as one line of JSON,
      whose size depends on the change and not on the list. The reply contains the fingerprint of the
      notes there. Press a to add a note, c to change the note at the cursor, d to delete it, and the
      space bar to move it to the other section. Press x to damage the next line: the second process
      notices, and asks for all notes.
      """,
    keys: "a c space x a d"
  ) { _ in try MirrorScreen() }
}

extension MessageError {
  /// The error of a screen that observes a model on a system without Observation.
  fileprivate static let needsObservation = MessageError("this screen requires macOS 14")
}
#endif

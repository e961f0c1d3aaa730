extension ScreenEntry {
  static let shopping = ScreenEntry(
    name: "shopping",
    summary: "sections, a form, dragging, undo, and a list that is saved",
    help: """
      A shopping list with a section for each category. Press a to add an item with a form, d to
      delete the item at the cursor, and u to undo the last change. The space bar lifts an item, Up
      and Down drag it, and the space bar drops it. Escape cancels the drag. The screen names what a
      drop does: the item keeps its place, is inserted after or before another item, or gets a new
      place at the end of a section. The list is saved as JSON. A script saves the list only with
      --file.
      """,
    options: [
      Option(
        name: "--file",
        value: "PATH",
        help: """
          Save the list in this file instead of the default file, which the screen names. The
          folder of the file must exist.
          """
      )
    ],
    keys: """
      down space space space down space space up space space down*5 space u d u \\
      a f i g enter x enter enter enter clear 0 . 4 0 tab right enter enter u
      """,
    tourKeys: "down space space space down space space up space space down*5 space u"
  ) { options in
    let usual = options.isInteractive ? ShoppingFile.usual : nil
    return try ShoppingScreen(options.values["--file"].map { ShoppingFile(path: $0) } ?? usual)
  }
}

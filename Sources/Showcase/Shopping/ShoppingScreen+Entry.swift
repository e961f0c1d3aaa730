extension ScreenEntry {
  static let shopping = ScreenEntry(
    name: "shopping",
    summary: "sections, dragging, and a list that is kept",
    help: """
      A shopping list by category. a adds an item to the category at the cursor, d deletes one.
      The space bar lifts an item, up and down drag it, and the space bar drops it; Escape puts
      it back. The list is kept as JSON, unless keys are given without a file.
      """,
    options: [
      Option(
        name: "--file",
        value: "PATH",
        help: """
          Keep the list in another file than the usual one, which the screen names. The folder
          must be there.
          """
      )
    ],
    keys: """
      down space down space space up space space space space down*4 space space down space \
      a t e a enter down d
      """,
    tourKeys: "down space down*3 space"
  ) { options in
    let usual = options.isInteractive ? ShoppingFile.usual : nil
    return try ShoppingScreen(options.values["--file"].map { ShoppingFile(path: $0) } ?? usual)
  }
}

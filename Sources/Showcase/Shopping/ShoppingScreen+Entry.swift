extension ScreenEntry {
  static let shopping = ScreenEntry(
    name: "shopping",
    summary: "sections, dragging, and a list that is saved",
    help: """
      A shopping list by category. Press a to add an item to the category at the cursor, and d to
      delete the item at the cursor. The space bar lifts an item, Up and Down drag it, and the space
      bar drops it. Escape cancels the drag. The list is saved as JSON. A script saves the list only
      with --file.
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
      down space down space space up space space space space down*4 space space down space \
      a t e a enter down d
      """,
    tourKeys: "down space down*3 space"
  ) { options in
    let usual = options.isInteractive ? ShoppingFile.usual : nil
    return try ShoppingScreen(options.values["--file"].map { ShoppingFile(path: $0) } ?? usual)
  }
}

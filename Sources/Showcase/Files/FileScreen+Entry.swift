extension ScreenEntry {
  static let files = ScreenEntry(
    name: "files",
    summary: "a folder as an outline, or a repository's history",
    help: """
      Right expands a folder, which is read only then, Left collapses it or goes to the one that
      it is in, Space and Return do either. What becomes of the folders on disk is followed. Links
      are not. Without a FOLDER it is the present one.
      """,
    options: [
      Option(
        name: "--git",
        value: "REPO",
        help: """
          Play the history of a git repository instead, bare or not: each commit is one
          snapshot, with folders as sections and files as items. The list is compared with the
          files after each, and the changes are counted by kind. A folder inside a repository
          stands for all of it.
          """
      ),
      Option(
        name: "--rebuild",
        help: "Make each snapshot of all files, rather than by editing the one before it."
      ),
    ],
    operand: "FOLDER",
    keys: "space down tick"
  ) { options in
    try FileScreen(folder: options.operand ?? ".")
  } report: { options in
    let rebuilds = options.values["--rebuild"] != nil
    guard let repository = options.values["--git"] else {
      if rebuilds { throw FileError.nothingToRebuild }
      return nil
    }
    guard options.operand == nil else { throw FileError.folderAndRepository }
    let player = HistoryPlayer(rebuilds: rebuilds)
    let history = try GitHistory(path: repository)
    try player.play(history)
    return "\(try history.root().withoutControls): \(player.counts)\n\(player.times)\n"
  }
}

import DiffableTerminal

extension ScreenEntry {
  static let files = ScreenEntry(
    name: "files",
    summary: "a folder as an outline, or a repository's history",
    help: """
      Right expands a folder; a folder is read only when it is expanded. Left collapses a folder or
      selects its parent. Space and Return expand or collapse. The list is updated every second when
      files on disk change. Links are shown but not followed. FOLDER is the current folder by default.
      """,
    options: [
      Option(
        name: "--git",
        value: "REPO",
        help: """
          Play the history of a git repository instead. The repository may be bare. Each commit is
          one snapshot with folders as sections and files as items. After each commit, the list
          is compared with the files. The changes are counted by kind. A folder inside a
          repository selects the whole repository.
          """
      ),
      Option(
        name: "--rebuild",
        help: "Build each snapshot from all files instead of editing the previous snapshot."
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

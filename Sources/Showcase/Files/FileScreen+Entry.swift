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
          Play the history of a git repository instead. The repository may be bare. Each commit
          shows its files, by folder. Space pauses, + and - change the speed, and Right shows one
          commit. At the end, the files are compared with those of git. Without a terminal, the
          whole history is played at once, the files are compared after each commit, and the
          changes are counted by kind. A folder inside a repository selects the whole repository.
          """
      ),
      Option(
        name: "--rebuild",
        help: "Build the list of all files for each commit instead of editing the previous list."
      ),
    ],
    operand: "FOLDER",
    keys: "space down tick"
  ) { options in
    guard let repository = try repository(of: options) else {
      return try FileScreen(folder: options.operand ?? ".")
    }
    return try HistoryScreen(
      GitHistory(path: repository),
      rebuilds: options.values["--rebuild"] != nil
    )
  } report: { options in
    guard let repository = try repository(of: options) else { return nil }
    let player = HistoryPlayer(rebuilds: options.values["--rebuild"] != nil)
    let history = try GitHistory(path: repository)
    try player.play(history)
    return "\(try history.root().withoutControls): \(player.counts)\n\(player.times)\n"
  }
}

extension ScreenEntry {
  /// Returns the repository whose history is played, or `nil` to show a folder.
  private static func repository(of options: Options) throws(FileError) -> String? {
    guard let repository = options.values["--git"] else {
      guard options.values["--rebuild"] == nil else { throw .nothingToRebuild }
      return nil
    }
    guard options.operand == nil else { throw .folderAndRepository }
    return repository
  }
}

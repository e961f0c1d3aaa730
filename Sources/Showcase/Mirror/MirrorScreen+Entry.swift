import Foundation

extension ScreenEntry {
  static let mirror = ScreenEntry(
    name: "mirror",
    summary: "a second process follows each change",
    help: """
      Notes that two processes show. Press s to start a second process, which follows: each change
      is written to it as one line of JSON, whose size depends on the change and not on the list.
      Press a to add a note, c to change the note at the cursor, d to delete it, the space bar to
      move it to the other section, and v to swap the sections. Press x to damage the next line: the
      second process notices, and asks for all notes. Press e to end: both processes compute the
      fingerprint of their notes again, and the screen compares them.
      """,
    options: [
      Option(
        name: "--follow",
        help: """
          Be the second process: read lines from standard input, and write a reply to each line.
          """
      )
    ],
    keys: "s a down c space v x a d e",
    // The tour starts no processes.
    tourKeys: nil
  ) { _ in
    MirrorScreen()
  } report: { options in
    guard options.values["--follow"] != nil else { return nil }
    var input = LineInput(descriptor: STDIN_FILENO)
    try MirrorFollower.run(&input, to: .output)
    return ""
  }
}

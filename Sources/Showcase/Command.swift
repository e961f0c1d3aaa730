#if os(macOS) || os(Linux)
/// The command that starts the program.
struct Command: Hashable, CustomStringConvertible {
  let description: String

  /// Creates the command from the path by which the program was started.
  ///
  /// `swift run` starts a program by its full path in the build folder of a package, such as
  /// `.build/arm64-apple-macosx/debug/showcase`. A user who starts it without `swift run` types any other path.
  init(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.lastIndex(of: ".build"), parts.count - index > 3 else {
      description = path
      return
    }
    let package = parts[..<index].joined(separator: "/")
    description =
      "swift run" + (package.isEmpty ? "" : " --package-path \(package)")
      + (parts[index...].contains("release") ? " -c release" : "") + " showcase"
  }
}
#endif

#if os(macOS) || os(Linux)
import Foundation

extension String {
  /// The absolute path, with a tilde for the user's home folder.
  var abbreviatedPath: String {
    let path = URL(fileURLWithPath: self).absoluteURL.standardized.path
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }
}
#endif

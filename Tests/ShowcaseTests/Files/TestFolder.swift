import Foundation

/// A folder in the folder for temporary files, while a test needs it.
final class TestFolder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("showcase-\(UUID().uuidString)")

  var path: String { url.path }

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(path),
      withIntermediateDirectories: true
    )
  }

  /// Makes or replaces a file, and the folders above it.
  func makeFile(_ path: String, _ contents: String = "") throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(contents.utf8).write(to: file)
  }

  func makeLink(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path,
      withDestinationPath: target
    )
  }

  func remove(_ path: String = "") throws {
    try FileManager.default.removeItem(at: path.isEmpty ? url : url.appendingPathComponent(path))
  }

  func setPermissions(_ permissions: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions],
      ofItemAtPath: url.appendingPathComponent(path).path
    )
  }
}

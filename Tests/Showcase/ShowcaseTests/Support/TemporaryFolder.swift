import Foundation

/// A temporary folder that is deleted together with this object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("showcase-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

extension TemporaryFolder {
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Creates or replaces a file, and creates its folder if needed.
  func makeFile(_ name: String, _ contents: String = "") throws {
    let file = url.appendingPathComponent(name)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: file)
  }

  func makeLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func setPermissions(_ permissions: Int, of name: String) throws {
    let attributes = [FileAttributeKey.posixPermissions: permissions]
    try FileManager.default.setAttributes(attributes, ofItemAtPath: path(name))
  }
}

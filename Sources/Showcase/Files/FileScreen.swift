#if os(macOS) || os(Linux)
import DiffableTerminal

/// A folder as an outline, which is updated when files on disk change.
///
/// A folder is read when it is expanded. Each tick reads all known folders again and applies the result. The
/// data source computes the changes.
final class FileScreen: Screen {
  private enum Section { case files }

  let list = TerminalList(hasCursor: true)
  let keys: KeyValuePairs = [
    "q": "quits", "Space": "opens or closes", "→": "opens or enters", "←": "closes or leaves",
  ]
  let interval: Double? = 1

  private lazy var dataSource = DiffableDataSource<Section, FileNode, TerminalList>(
    target: list
  ) { [unowned self] _, _, file in cell(of: file) }
  private let folder: FileNode
  private let name: String
  private var isReadable = true

  /// Shows a folder.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: An error if the folder cannot be read.
  init(folder path: String) throws(MessageError) {
    folder = FileNode(path: path)
    name = path.abbreviatedPath
    guard let files = SectionSnapshot(reading: folder) else {
      throw MessageError("\(path): the folder does not exist or cannot be read")
    }
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0.canExpand }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, known in
      SectionSnapshot(reading: folder, knownAs: known) ?? SectionSnapshot()
    }
    dataSource.apply(files, to: .files)
  }

  var title: String { isReadable ? name : "\(name) · cannot be read" }

  func press(_ key: Key) {
    guard let path = list.selectedItem, let file = dataSource.itemIdentifier(for: path) else {
      return
    }
    switch key {
    case .space, .enter: toggle(file)
    case .right: dataSource.isExpanded(file) ? selectFirstChild(of: file) : toggle(file)
    case .left: dataSource.isExpanded(file) ? toggle(file) : selectParent(of: file)
    default: break
    }
  }

  func tick() {
    let files = SectionSnapshot(reading: folder, knownAs: dataSource.snapshot(for: .files))
    isReadable = files != nil
    dataSource.apply(files ?? SectionSnapshot(), to: .files)
  }

  private func cell(of file: FileNode) -> TerminalCell {
    let level = dataSource.level(of: file) ?? 0
    let text = file.text(level: level, isExpanded: dataSource.isExpanded(file))
    return TerminalCell(text, name: file.name)
  }

  private func toggle(_ file: FileNode) {
    guard dataSource.toggleItem(file) else { return }
    // The row shows whether the folder is expanded.
    dataSource.update { $0.reconfigureItems([file]) }
  }

  private func selectFirstChild(of file: FileNode) {
    guard let row = list.cursor,
      let child = dataSource.itemIdentifier(for: ItemPath(section: 0, item: row + 1)),
      dataSource.snapshot(for: .files).parent(of: child) == file
    else { return }
    list.select(row + 1)
  }

  private func selectParent(of file: FileNode) {
    guard let parent = dataSource.snapshot(for: .files).parent(of: file),
      let path = dataSource.itemPath(for: parent)
    else { return }
    list.select(path.item)
  }
}
#endif

import DiffableSnapshots

/// A folder as an outline, whose folders are read when they are expanded, and which follows what becomes of
/// them on disk.
///
/// Each tick reads the folders that are known again. What that changes in the list is for the data source
/// to find out.
final class FileScreen: Screen {
  private enum Section { case files }

  let list = TerminalList(hasCursor: true)
  let hint = "q leaves, Right expands or goes down, Left collapses or goes up, Space toggles"
  let interval: Double? = 1

  private lazy var dataSource = DiffableDataSource<Section, FileNode, TerminalList>(
    target: list
  ) { [unowned self] _, _, file in cell(of: file) }
  private let folder: String
  private var isReadable = true

  /// Shows a folder.
  ///
  /// - Parameter folder: Its path.
  /// - Throws: ``FileError/unreadable(path:)``.
  init(folder: String) throws(FileError) {
    self.folder = folder
    guard let files = SectionSnapshot(reading: ByteString(folder)) else {
      throw .unreadable(path: folder)
    }
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0.canExpand }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, known in
      SectionSnapshot(reading: folder.path, knownAs: known) ?? SectionSnapshot()
    }
    dataSource.apply(files, to: .files)
  }

  var title: String { isReadable ? folder : "\(folder) · cannot be read at present" }

  func press(_ key: Key) throws {
    guard case .item(let path)? = list.selection, let file = dataSource.itemIdentifier(for: path)
    else { return }
    switch key {
    case .space, .enter: try toggle(file)
    case .right: dataSource.isExpanded(file) ? selectFirstChild(of: file) : try toggle(file)
    case .left: dataSource.isExpanded(file) ? try toggle(file) : selectParent(of: file)
    default: break
    }
  }

  func tick() {
    let known = dataSource.snapshot(for: .files)
    let files = SectionSnapshot(reading: ByteString(folder), knownAs: known)
    isReadable = files != nil
    dataSource.apply(files ?? SectionSnapshot(), to: .files)
  }
}

extension FileScreen {
  private func cell(of file: FileNode) -> TerminalCell {
    let level = dataSource.level(of: file) ?? 0
    let text = file.text(level: level, isExpanded: dataSource.isExpanded(file))
    return TerminalCell(text, name: "\(file.name)")
  }

  private func toggle(_ file: FileNode) throws {
    guard try dataSource.toggleItem(file) else { return }
    // Its row says whether it is expanded.
    try dataSource.update { try $0.reconfigureItems([file]) }
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

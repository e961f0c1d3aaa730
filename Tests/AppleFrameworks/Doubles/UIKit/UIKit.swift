@_exported import AppleBase

extension IndexPath {
  public init(row: Int, section: Int) { self.init(item: row, section: section) }
  public var row: Int { item }
}

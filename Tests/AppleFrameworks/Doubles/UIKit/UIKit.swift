@_exported import AppleBase

extension IndexPath {
  public init(item: Int, section: Int) { self = [section, item] }
  public init(row: Int, section: Int) { self = [section, row] }
  public var section: Int { element(0) }
  public var item: Int { element(1) }
  public var row: Int { element(1) }

  /// Traps unless the index path has exactly a section and an item, as UIKit does.
  private func element(_ index: Int) -> Int {
    precondition(count == 2, "The index path must have a section and an item")
    return self[index]
  }
}

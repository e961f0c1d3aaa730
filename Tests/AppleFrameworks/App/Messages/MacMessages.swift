import AppKit

// Lines that compile with Apple's data sources, and the messages of the compiler with those of this package.

@MainActor
func connect(_ numbers: NSTableViewDiffableDataSource<Int, String>, to table: NSTableView) {
  // error: cannot assign value of type 'TableViewDiffableDataSource<Int, String>' (aka 'DiffableDataSource<Int, String, TableViewTarget>') to type '(any NSTableViewDataSource)?'
  table.dataSource = numbers
}

extension NSTableViewDiffableDataSource {
  func slide() {
    // error: no exact matches in reference to property 'defaultRowAnimation'
    defaultRowAnimation = .slideUp
  }

  func row(of item: ItemIdentifierType) -> Int? {
    // error: no exact matches in call to instance method 'row'
    row(forItemIdentifier: item)
  }
}

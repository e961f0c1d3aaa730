#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  extension TableViewEvents: NSTableViewDataSource {
    func numberOfRows(in tableView: NSTableView) -> Int {
      becomeDelegateAgainSoon()
      return data?.numberOfRows(headers: target?.showsSectionHeaders ?? false) ?? 0
    }
  }
#endif

import AppleBase

// Accessories and configurations that only apps use.
extension UICellAccessory {
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(actionHandler: nil)
  }

  public static func checkmark() -> UICellAccessory { UICellAccessory(actionHandler: nil) }

}

extension UIListContentConfiguration {
  public static func subtitleCell() -> UIListContentConfiguration { .cell() }
  public static func sidebarCell() -> UIListContentConfiguration { .cell() }
  public static func sidebarHeader() -> UIListContentConfiguration { .cell() }
  public static func groupedHeader() -> UIListContentConfiguration { .plainHeader() }
}

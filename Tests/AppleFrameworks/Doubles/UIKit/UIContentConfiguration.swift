import AppleBase

public protocol UIContentConfiguration {}

public struct UICellConfigurationState {
  public var isReordering = false
  public var isEditing = false
  public var isSelected = false
}

public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
}

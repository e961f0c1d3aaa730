import AppleBase

@MainActor
open class NSTableColumn: NSObject {
  open var identifier: NSUserInterfaceItemIdentifier
  open var sortDescriptorPrototype: NSSortDescriptor?

  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }
}

open class NSTableRowView: NSView {
  open var isSelected = false
  open var isGroupRowStyle = false
}

open class NSTableCellView: NSView {
  open var textField: NSTextField?
}

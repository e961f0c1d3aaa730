import AppleBase

@MainActor
open class NSResponder: NSObject {
  public override init() { super.init() }
}

open class NSView: NSResponder {
  /// The window of the view; in AppKit, only views set this property.
  open var window: NSWindow?
}

open class NSWindow: NSResponder {}

open class NSControl: NSView {}

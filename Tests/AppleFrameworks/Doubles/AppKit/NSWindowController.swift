import AppleBase

open class NSWindowController: NSResponder {
  open var window: NSWindow?

  public required init() { super.init() }

  public init(window: NSWindow?) {
    super.init()
    self.window = window
  }

  public required init?(coder: NSCoder) { super.init() }
}

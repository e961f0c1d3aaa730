#if canImport(AppleBase)
  import AppKit
  import AppleBase

  /// A delegate that passes each row about which an outline view asks to a function.
  @MainActor
  final class AskedOutlineDelegate: NSObject, NSOutlineViewDelegate {
    private let ask: (_ item: Any, _ name: String) -> Void
    private static let methods: Set<Selector> = [
      "outlineView:heightOfRowByItem:", "outlineView:isGroupItem:", "outlineView:rowViewForItem:",
    ]

    init(ask: @escaping (_ item: Any, _ name: String) -> Void) { self.ask = ask }

    override func responds(to selector: Selector!) -> Bool {
      MainActor.assumeIsolated { Self.methods }.contains(selector)
    }

    func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
      ask(item, "heightOfRowByItem")
      return 20
    }

    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool {
      ask(item, "isGroupItem")
      return false
    }

    func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? {
      ask(item, "rowViewForItem")
      return nil
    }
  }
#endif

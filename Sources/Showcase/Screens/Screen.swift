/// A list, and what keys do to it; no matter where both are.
protocol Screen: AnyObject {
  var list: TerminalList { get }

  /// What the list shows at present, in a line.
  var title: String { get }

  /// What the last key changed, or nil before the first one.
  var changes: ChangeReport? { get }

  /// Does what a key is for. Those that scroll the list or leave are none of its business.
  func press(_ key: Key)
}

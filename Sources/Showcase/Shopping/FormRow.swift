import DiffableTerminal

/// A row of a form: a field, a picker or a button.
struct FormRow: Identifiable, Equatable, Sendable {
  enum Kind: Hashable, CaseIterable, Sendable {
    case name
    case price
    case category
    case submit
    case cancel
  }

  let id: Kind

  /// The value of a field or a picker.
  var value: String

  /// What is wrong with the value, or `nil`.
  var message: String?
}

extension FormRow {
  private var title: String {
    switch id {
    case .name: "Name"
    case .price: "Price"
    case .category: "Category"
    case .submit: "[ Submit ]"
    case .cancel: "[ Cancel ]"
    }
  }

  /// The cell, with the message after the value.
  var cell: TerminalCell {
    guard id != .submit && id != .cancel else { return TerminalCell(title) }
    let padding = String(repeating: " ", count: 10 - title.count)
    return TerminalCell(title + padding + value + (message.map { "  ! \($0)" } ?? ""), name: title)
  }
}

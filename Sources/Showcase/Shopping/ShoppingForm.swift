import DiffableSnapshots
import DiffableTerminal
import Foundation

/// A form for a new item: the name, the price, a picker of the category, and two buttons.
///
/// The form is a list too: after each key, the data source updates only the rows that have changed.
final class ShoppingForm {
  /// What the user has done with the form.
  enum Outcome: Hashable {
    case editing
    case submitted(Shopping.Item)
    case cancelled
  }

  let list = TerminalList(hasCursor: true)
  private(set) var outcome = Outcome.editing

  private var name = TextField()
  private var price = TextField()
  private var category: Shopping.Category

  /// Whether invalid fields have a message; true after the first attempt to submit.
  private var showsMessages = false

  private let dataSource: DiffableDataSource<Int, Identified<FormRow>, TerminalList>

  /// Creates an empty form that has picked a category.
  init(_ category: Shopping.Category) {
    self.category = category
    dataSource = DiffableDataSource(target: list) { _, _, row in row.cell }
    show()
  }

  /// Edits the selected field, picks a category, presses a button, or goes to the next row.
  func press(_ key: Key) {
    let kind = FormRow.Kind.allCases[list.cursor ?? 0]
    switch (kind, key) {
    case (_, .escape), (.cancel, .enter), (.cancel, .space): outcome = .cancelled
    case (.submit, .enter), (.submit, .space): submit()
    case (_, .enter), (_, .tab): list.select(((list.cursor ?? 0) + 1) % FormRow.Kind.allCases.count)
    case (.name, _): _ = name.press(key)
    case (.price, _): _ = price.press(key)
    case (.category, .left): pick(-1)
    case (.category, .right), (.category, .space): pick(1)
    default: break
    }
    show()
  }

  /// Shows the current content of all rows.
  ///
  /// Call this method also when the user has selected another row, which then has the caret.
  func show() {
    let rows = FormRow.Kind.allCases.map { kind in
      FormRow(id: kind, value: value(of: kind), message: showsMessages ? message(for: kind) : nil)
    }
    dataSource.apply(Snapshot([(0, rows.map { Identified($0) })]))
    list.forgetChanges()
  }

  private func value(of kind: FormRow.Kind) -> String {
    let hasCaret = FormRow.Kind.allCases[list.cursor ?? 0] == kind
    func shown(_ field: TextField) -> String { hasCaret ? field.shown(columns: 20) : field.text }
    return switch kind {
    case .name: shown(name)
    case .price: shown(price)
    case .category: "‹ \(category.title) ›"
    case .submit, .cancel: ""
    }
  }

  /// Returns what is wrong with the value of a row, or `nil` if it is valid.
  private func message(for kind: FormRow.Kind) -> String? {
    switch kind {
    case .name: trimmedName.isEmpty ? "enter a name" : nil
    case .price: Price(trimmedPrice) == nil ? "enter a number" : nil
    case .category, .submit, .cancel: nil
    }
  }

  private var trimmedName: String { name.text.trimmingCharacters(in: .whitespaces) }
  private var trimmedPrice: String { price.text.trimmingCharacters(in: .whitespaces) }

  /// Ends the form with a new item, or selects the first field that is not valid.
  private func submit() {
    showsMessages = true
    let invalid = FormRow.Kind.allCases.firstIndex { message(for: $0) != nil }
    if let invalid { return list.select(invalid) }
    outcome = .submitted(
      Shopping.Item(trimmedName, price: Price(trimmedPrice), category: category)
    )
  }

  /// Picks a category by its distance from the picked category.
  private func pick(_ distance: Int) {
    let all = Shopping.Category.allCases
    let index = all.firstIndex(of: category) ?? 0
    category = all[(index + distance + all.count) % all.count]
  }
}

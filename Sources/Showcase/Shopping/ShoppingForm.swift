#if os(macOS) || os(Linux)
import Foundation
import Observation

/// A form for a new product: the name, the price, a picker of the category, and two buttons.
///
/// The form knows no list. A ``ShoppingFormList`` observes it.
@available(macOS 14, *)
@Observable
final class ShoppingForm {
  /// What the user has done with the form.
  enum Outcome: Hashable {
    case editing
    case submitted(Product, Category)
    case cancelled
  }

  enum Field: String, CaseIterable {
    case name = "Name"
    case price = "Price"
    case category = "Category"
    case submit = "[ Submit ]"
    case cancel = "[ Cancel ]"
  }

  struct Row: Identifiable, Equatable, Sendable {
    let id: Field
    var text: String
  }

  /// The field or button that the user has selected; a field then has the caret.
  var selection = Field.name

  private(set) var outcome = Outcome.editing
  private var name = TextField()
  private var price = TextField()
  private var category: Category

  /// Whether invalid fields have a message; true after the first attempt to submit.
  private var showsMessages = false

  /// Creates an empty form that has picked a category.
  init(_ category: Category) { self.category = category }

  /// Edits the selected field, picks a category, presses a button, or goes to the next row.
  func press(_ key: Key) {
    switch (selection, key) {
    case (_, .escape), (.cancel, .enter), (.cancel, .space): outcome = .cancelled
    case (.submit, .enter), (.submit, .space): submit()
    case (_, .enter), (_, .tab): selection = selection.neighbor(1)
    case (.name, _): name.press(key)
    case (.price, _): price.press(key)
    case (.category, .left): pick(-1)
    case (.category, .right), (.category, .space): pick(1)
    default: break
    }
  }

  /// What the form shows.
  var rows: [Row] { Field.allCases.map { Row(id: $0, text: text(of: $0)) } }

  private func text(of field: Field) -> String {
    func shown(_ text: TextField) -> String {
      selection == field ? text.shown(columns: 20) : text.text
    }
    let value: String
    switch field {
    case .name: value = shown(name)
    case .price: value = shown(price)
    case .category: value = "‹ \(category.title) ›"
    case .submit, .cancel: return field.rawValue
    }
    let message = showsMessages ? message(for: field).map { "  ! \($0)" } : nil
    return field.rawValue.padded(to: 10) + value + (message ?? "")
  }

  /// Returns what is wrong with the value of a field, or `nil` if it is valid.
  private func message(for field: Field) -> String? {
    switch field {
    case .name: trimmed(name).isEmpty ? "enter a name" : nil
    case .price: Price(trimmed(price)) == nil ? "enter a number" : nil
    case .category, .submit, .cancel: nil
    }
  }

  private func trimmed(_ field: TextField) -> String {
    field.text.trimmingCharacters(in: .whitespaces)
  }

  /// Ends the form with a new product, or selects the first field that is not valid.
  private func submit() {
    showsMessages = true
    if let invalid = Field.allCases.first(where: { message(for: $0) != nil }) {
      selection = invalid
    } else if let price = Price(trimmed(price)) {
      outcome = .submitted(Product(name: trimmed(name), price: price), category)
    }
  }

  /// Picks a category by its distance from the picked category.
  private func pick(_ distance: Int) { category = category.neighbor(distance) }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// Returns the case at a distance from this one, of at most the number of cases; the first case follows the last one.
  fileprivate func neighbor(_ distance: Int) -> Self {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + distance + all.count) % all.count]
  }
}
#endif

#if os(macOS) || os(Linux)
import DiffableObservation
import DiffableTerminal

/// The list of a form, which has a row for each field and button.
///
/// After each key, the list updates only the rows that have changed, without marks.
@available(macOS 14, *)
@MainActor
final class ShoppingFormList {
  let list = TerminalList(hasCursor: true)
  let form: ShoppingForm
  private let dataSource: DiffableDataSource<Int, ModelItem<ShoppingForm.Row>, TerminalList>
  private var observation: SnapshotObservation?

  /// Creates the list of an empty form that has picked a category.
  init(_ category: Category) {
    form = ShoppingForm(category)
    dataSource = DiffableDataSource(target: list) { _, _, row in
      TerminalCell(row.text, name: row.id.rawValue)
    }
    dataSource.applyObserver = { [unowned list] _ in list.forgetChanges() }
    observation = dataSource.observe { [form] in form.snapshot }
  }

  var showsModel: Bool { form.snapshot.difference(from: dataSource.snapshot()).isEmpty }

  /// Passes a key to the form, and selects the row that the form selects.
  func press(_ key: Key) {
    form.press(key)
    if let row = ShoppingForm.Field.allCases.firstIndex(of: form.selection) { list.select(row) }
    list.forgetChanges()
  }

  /// Passes the row that the user has selected to the form.
  func didNavigate() { form.selection = ShoppingForm.Field.allCases[list.cursor ?? 0] }
}

@available(macOS 14, *)
extension ShoppingForm {
  /// The snapshot of the rows.
  fileprivate var snapshot: Snapshot<Int, ModelItem<Row>> { Snapshot(grouping: rows) { _ in 0 } }
}
#endif

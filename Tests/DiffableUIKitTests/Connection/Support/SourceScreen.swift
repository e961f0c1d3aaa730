#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import DiffableUIKit
  import UIKit

  final class LetterRow: UITableViewCell {}
  final class NumberRow: UITableViewCell {}
  final class LetterTile: UICollectionViewCell {
    var text = ""
  }
  final class NumberTile: UICollectionViewCell {
    var text = ""
  }
  final class RowHeader: UITableViewHeaderFooterView {}
  final class TileHeader: UICollectionReusableView {
    var text = ""
  }

  /// Two sources with cells of their own, which can be shown in a table view and in a collection view.
  @MainActor
  final class SourceScreen {
    let letters: BasicSource<String, ReusableCell>
    let numbers: BasicSource<Int, ReusableCell>
    let composite: CompositeSource<ReusableCell>
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 4_000))
    let tableView: UITableView
    let collectionView: UICollectionView

    /// The calls of the handlers of both sources.
    var calls: [String] = []

    /// Creates the sources and the views.
    ///
    /// - Parameter visibleRows: The number of rows or items that are visible.
    init(visibleRows: Int = 50) {
      letters = BasicSource { text in
        ReusableCell(LetterRow.self) { $0.textLabel?.text = text }
          .or(ReusableCell(LetterTile.self) { $0.text = text })
      }
      numbers = BasicSource { number in
        ReusableCell(NumberRow.self) { $0.textLabel?.text = "\(number)" }
          .or(ReusableCell(NumberTile.self) { $0.text = "\(number)" })
      }
      composite = CompositeSource([letters, numbers])
      let frame = CGRect(x: 0, y: 0, width: 320, height: 44 * Double(visibleRows))
      tableView = UITableView(frame: frame, style: .plain)
      tableView.rowHeight = 44
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
      window.addSubview(tableView)
      window.addSubview(collectionView)
      letters.items = ["a", "b"]
      numbers.items = [1, 2, 3]
      record(letters)
      record(numbers)
    }

    private func record<Item>(_ source: BasicSource<Item, ReusableCell>) {
      source.handlers.didSelect = { [unowned self] in calls.append("select \($0) at \($1)") }
      source.handlers.didDeselect = { [unowned self] in calls.append("deselect \($0) at \($1)") }
      source.handlers.didHighlight = { [unowned self] in calls.append("highlight \($0) at \($1)") }
      source.handlers.didUnhighlight = { [unowned self] in
        calls.append("unhighlight \($0) at \($1)")
      }
      source.handlers.didDelete = { [unowned self] in calls.append("delete \($0) at \($1)") }
      source.handlers.didInsert = { [unowned self] in calls.append("insert at \($0) at \($1)") }
      source.handlers.didMove = { [unowned self] in
        calls.append("move \($0) from \($1.from) to \($1.to)")
      }
      source.handlers.prefetch = { [unowned self] in calls.append("prefetch \($0)") }
      source.handlers.cancelPrefetching = { [unowned self] in calls.append("cancel \($0)") }
    }

    /// Records which items are displayed.
    func recordDisplay() {
      letters.handlers.willDisplay = { [unowned self] in calls.append("show \($0) at \($1)") }
      numbers.handlers.willDisplay = { [unowned self] in calls.append("show \($0) at \($1)") }
      letters.handlers.didEndDisplaying = { [unowned self] item, position in
        calls.append("hide \(item) at \(position.map { "\($0)" } ?? "nil")")
      }
      numbers.handlers.didEndDisplaying = { [unowned self] item, position in
        calls.append("hide \(item) at \(position.map { "\($0)" } ?? "nil")")
      }
    }

    /// The classes and texts of the rows in each section.
    var rows: [[String]] {
      tableView.layoutIfNeeded()
      return (0..<tableView.numberOfSections).map { section in
        (0..<tableView.numberOfRows(inSection: section)).map { row in
          let cell = tableView.cellForRow(at: IndexPath(row: row, section: section))
          return cell.map { "\(type(of: $0)) \($0.textLabel?.text ?? "")" } ?? "-"
        }
      }
    }

    /// The classes and texts of the items in each section.
    var tiles: [[String]] {
      collectionView.layoutIfNeeded()
      return (0..<collectionView.numberOfSections).map { section in
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
          switch collectionView.cellForItem(at: IndexPath(item: item, section: section)) {
          case let cell as LetterTile: "LetterTile \(cell.text)"
          case let cell as NumberTile: "NumberTile \(cell.text)"
          default: "-"
          }
        }
      }
    }

    /// Calls a function, and returns the calls of the handlers during it.
    func calls(during body: () throws -> Void) rethrows -> [String] {
      calls = []
      try body()
      return calls
    }
  }

  /// A delegate of the app that records its calls.
  ///
  /// It says which methods it implements, because the replacement of UIKit cannot know.
  final class UserDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    nonisolated let selectors: Set<String>
    var calls: [String] = []
    var refused: Set<IndexPath> = []

    init(_ selectors: Set<String>) { self.selectors = selectors }

    override func responds(to aSelector: Selector!) -> Bool {
      selectors.contains { Selector($0) == aSelector }
    }

    /// Records a call of a method, unless the delegate acts as if it did not implement the method.
    func record(_ call: String, of method: String) {
      if selectors.contains(method) { calls.append(call) }
    }

    /// Records a question, and returns the answer; true if the delegate acts as if it did not implement the method.
    func allows(_ indexPath: IndexPath, _ question: String, of method: String) -> Bool {
      record("\(question) \(indexPath)", of: method)
      return !selectors.contains(method) || !refused.contains(indexPath)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import DiffableUIKit
  import UIKit

  final class LetterRow: UITableViewCell {}
  final class NumberRow: UITableViewCell {}
  class SourceTile: UICollectionViewCell {
    var text = ""
  }
  final class LetterTile: SourceTile {}
  final class NumberTile: SourceTile {}
  final class RowHeader: UITableViewHeaderFooterView {}
  final class TileHeader: UICollectionReusableView {
    var text = ""
  }

  /// Two sources with cells of their own, which can be shown in a table view and in a collection view.
  @MainActor
  final class SourceScreen: SourceRecorder {
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

    /// Records which items are displayed.
    func recordDisplay() {
      recordDisplay(of: letters)
      recordDisplay(of: numbers)
    }

    func view(_ view: ViewKind) -> any ListView { view == .table ? tableView : collectionView }

    func delegate(of view: ViewKind) -> AnyObject? {
      view == .table ? tableView.delegate : collectionView.delegate
    }

    func setDelegate(_ delegate: UserDelegate, of view: ViewKind) {
      switch view {
      case .table: tableView.delegate = delegate
      case .collection: collectionView.delegate = delegate
      }
    }

    private var connections: [Any] = []

    /// Shows a source in a view, as long as the screen exists.
    func connect(_ source: ListSource<ReusableCell>, to view: ViewKind) {
      switch view {
      case .table: connections.append(source.connect(to: tableView))
      case .collection: connections.append(source.connect(to: collectionView))
      }
    }

    /// The cells in each section: their classes without `Row` or `Tile`, and their texts.
    func shown(in view: ViewKind) -> [[String]] {
      self.view(view).shownCells.map { cells in
        cells.map { cell in
          switch cell {
          case let row as UITableViewCell:
            "\("\(type(of: row))".dropLast(3)) \(row.textLabel?.text ?? "")"
          case let tile as SourceTile: "\("\(type(of: tile))".dropLast(4)) \(tile.text)"
          default: "-"
          }
        }
      }
    }
  }

  final class UserDelegate: RecordingDelegate, UITableViewDelegate, UICollectionViewDelegate {
    var refused: Set<IndexPath> = []

    /// Records a question, and returns the answer; true if the delegate acts as if it did not implement the method.
    func allows(_ indexPath: IndexPath, _ question: String, of method: String) -> Bool {
      !record("\(question) \(indexPath)", of: method) || !refused.contains(indexPath)
    }
  }
#endif

#if canImport(AppleBase)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  /// Cells from nibs, whose contents the replacement of UIKit takes from the test.
  @MainActor
  @Suite(.serialized)
  struct NibDoubleTests {
    class NibRow: UITableViewCell {}
    final class OtherRow: NibRow {}
    final class NibTile: UICollectionViewCell {}

    private let screen = SourceScreen()

    private func makeSource() -> BasicSource<Int, ReusableCell> {
      UINib.contents = ["Row": { NibRow() }, "Tile": { NibTile() }]
      let source = BasicSource<Int, ReusableCell> { number in
        number == 0
          ? ReusableCell(NumberRow.self) { _ in }.or(ReusableCell(NumberTile.self) { _ in })
          : ReusableCell(NibRow.self, nibName: "Row") { $0.textLabel?.text = "\(number)" }
            .or(ReusableCell(NibTile.self, nibName: "Tile") { _ in })
      }
      source.items = [0, 1, 2]
      return source
    }

    @Test func aTableViewShowsCellsFromANib() {
      let source = makeSource()
      let connection = source.connect(to: screen.tableView)
      #expect(screen.rows == [["NumberRow ", "NibRow 1", "NibRow 2"]])
      source.items = [2, 3]
      #expect(screen.rows == [["NibRow 2", "NibRow 3"]])
      withExtendedLifetime(connection) {}
    }

    @Test func aCollectionViewShowsCellsFromANib() {
      let source = makeSource()
      let connection = source.connect(to: screen.collectionView)
      screen.collectionView.layoutIfNeeded()
      let cells = (0..<3).map {
        screen.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))
      }
      #expect(cells[0] is NumberTile && cells[1] is NibTile && cells[2] is NibTile)
      withExtendedLifetime(connection) {}
    }

    @Test func nibsOfTheSameNameInTwoBundlesAreDistinct() throws {
      let bundle = try #require(Bundle(path: "/"))
      UINib.contents = ["Row": { NibRow() }, "Row in /": { OtherRow() }]
      let source = BasicSource<Int, ReusableCell> { number in
        ReusableCell(NibRow.self, nibName: "Row", bundle: number == 1 ? bundle : nil) { _ in }
      }
      source.items = [0, 1]
      let connection = source.connect(to: screen.tableView)
      #expect(screen.rows == [["NibRow ", "OtherRow "]])
      withExtendedLifetime(connection) {}
    }

    @Test func aMissingNibIsReported() {
      let source = BasicSource<Int, ReusableCell> { _ in
        ReusableCell(UITableViewCell.self, nibName: "Missing") { _ in }
      }
      source.items = [1]
      let connection = source.connect(to: screen.tableView)
      let reports = Inconsistency.reports { screen.tableView.layoutIfNeeded() }
      #expect(reports == ["There is no nib named Missing"])
      withExtendedLifetime(connection) {}
    }
  }
#endif

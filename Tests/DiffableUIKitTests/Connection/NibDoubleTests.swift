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
    final class NibTile: SourceTile {}

    private let screen = SourceScreen()

    @Test(arguments: ViewKind.allCases)
    func aViewShowsCellsFromANib(view: ViewKind) {
      UINib.contents = ["Row": { NibRow() }, "Tile": { NibTile() }]
      let source = BasicSource<Int, ReusableCell> { number in
        number == 0
          ? ReusableCell(NumberRow.self) { _ in }.or(ReusableCell(NumberTile.self) { _ in })
          : ReusableCell(NibRow.self, nibName: "Row") { $0.textLabel?.text = "\(number)" }
            .or(ReusableCell(NibTile.self, nibName: "Tile") { $0.text = "\(number)" })
      }
      source.items = [0, 1, 2]
      screen.connect(source, to: view)
      #expect(screen.shown(in: view) == [["Number ", "Nib 1", "Nib 2"]])
      source.items = [2, 3]
      #expect(screen.shown(in: view) == [["Nib 2", "Nib 3"]])
    }

    @Test func nibsOfTheSameNameInTwoBundlesAreDistinct() throws {
      let bundle = try #require(Bundle(path: "/"))
      UINib.contents = ["Row": { NibRow() }, "Row in /": { OtherRow() }]
      let source = BasicSource<Int, ReusableCell> { number in
        ReusableCell(NibRow.self, nibName: "Row", bundle: number == 1 ? bundle : nil) { _ in }
      }
      source.items = [0, 1]
      screen.connect(source, to: .table)
      #expect(screen.shown(in: .table) == [["Nib ", "Other "]])
    }

    @Test func aMissingNibIsReported() {
      let source = BasicSource<Int, ReusableCell> { _ in
        ReusableCell(UITableViewCell.self, nibName: "Missing") { _ in }
      }
      source.items = [1]
      screen.connect(source, to: .table)
      let reports = Inconsistency.reports { screen.tableView.layoutIfNeeded() }
      #expect(reports == ["There is no nib named Missing"])
    }
  }
#endif

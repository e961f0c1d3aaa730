import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests how many batches a list without some capability receives, and what each batch holds.
///
/// A list with `everything` receives one batch, or two if a moved item is reloaded.
struct LoweringTests {
  static let cases = ListCase.table(
    """
    no changes need no batch
      a 1 2 > a 1 2 / everything
    without sections, paths are rows
      a 1 | b 2 > a 1 | b 2 3 / everything I(1.1) / everything-sections I(0.2) / rowsOnly I(0.4)
    without header rows, sections are not shown
      a 1 > b | a 1 / rowsOnly I(0.0) / rowsOnly-headerRows
    a list without section moves receives a deletion and an insertion
      a 1 | b 2 | c 3 > c 3 | a 1 | b 2 / everything m(2>0) / everything-sectionMoves d(2) i(0)
    without item moves, the item is deleted and inserted
      a 1 2 3 > a 3 1 2 / everything M(0.2>0.0) / everything-itemMoves D(0.2) I(0.0)
    an item moves into a section that an earlier batch inserts
      a 1 2 > a 1 | b 2 / everything i(1) M(0.1>1.0)
      / everything-itemChangesInsideSectionChanges i(1), M(0.1>1.0)
    an item that leaves a deleted section is inserted
      a 1 | b 2 > b 2 1 / everything d(0) M(0.0>0.1)
      / everything-itemChangesInsideSectionChanges d(0) I(0.1)
    an item of a deleted section is inserted with another one
      a 1 > b 1 / everything d(0) i(0) M(0.0>0.0)
      / everything-itemChangesInsideSectionChanges d(0) i(0)
    the deletion and the insertion of the sections include an item that cannot move
      a 1 > b 1 / noMoves d(0) i(0)
    sections move in a batch without item changes, or with those of other sections
      a 1 | b 2 | c 3 > c 3 | a 1 4 | b 2 / everything m(2>0) I(1.1)
      / everything-itemChangesBesideSectionMoves-itemChangesInsideSectionChanges m(2>0), I(1.1)
      / everything-itemChangesInsideSectionChanges m(2>0) I(1.1)
    items of a moved section change in another batch
      a 1 | b 2 | c 3 > c 3 4 | a 1 | b 2 / everything m(2>0) I(0.1)
      / everything-itemChangesInsideSectionChanges m(2>0), I(0.1)
    of two sections that can move, the section without item changes moves up
      a 1 | b 2 > b 2 | a 1 3 / everything-itemChangesInsideSectionChanges m(1>0) I(1.1)
    of two sections that can move, the section without item changes moves down
      a 1 | b 2 > b 2 3 | a 1 / everything-itemChangesInsideSectionChanges m(0>1) I(0.1)
    of two sections that can move, the section without a reconfigured item moves
      a 1 | b 2 > b 2 | a 1? / everything-itemChangesInsideSectionChanges m(1>0) C(1.0)
    of two sections that can move, the section without a reloaded item moves
      a 1 | b 2 > b 2 | a 1! / everything-itemChangesInsideSectionChanges m(1>0) R(1.0)
    an item moves into a moved section in another batch
      a 1 | b 2 | c 3 > c 3 1 | a | b 2 / everything m(2>0) M(0.0>0.1)
      / everything-itemChangesInsideSectionChanges m(2>0), M(1.0>0.1)
    an item moves into a reloaded section in another batch
      a 1 | b 2 > a | b! 2 1 / everything r(1) M(0.0>1.1)
      / everything-itemChangesInsideSectionChanges M(0.0>1.1), r(1)
    a move to an equal path beside a section deletion
      a | b 1 | c > b | c 1 / everything d(0) M(1.0>1.0)
      / everything-itemChangesInsideSectionChanges d(0), M(0.0>1.0)
    a move to an equal path beside a section insertion
      a | b 1 > c | a 1 | b / everything-itemChangesInsideSectionChanges i(0), M(2.0>1.0)
    a move out of a deleted section beside both
      a | b 1 | c > d | c 1 / everything-itemChangesInsideSectionChanges d(0 1) i(0) I(1.0)
    the same to another path
      a | b 1 > c | a 1 / tableView d(1) i(0) I(1.0)
    a move into an inserted section in the second batch, and another item that is inserted
      a 1 | b 2 > c 1 | a 2 / tableView d(1) i(0), I(1.0) M(1.0>0.0)
    a move to the same index in another section is kept
      a 1 2 | b 3 > a 1 | b 3 2 / tableView M(0.1>1.1)
    moves to equal paths are replaced in a moved section too
      a 0 1 2 3 4 | b > b | a 3 4 2 0 1 / everything m(0>1) M(0.3>1.0 0.4>1.1 0.0>1.3 0.1>1.4)
    item moves to equal paths are replaced
      a 0 1 2 3 4 > a 3 4 2 0 1 / everything M(0.3>0.0 0.4>0.1 0.0>0.3 0.1>0.4)
      / collectionView M(0.3>0.0 0.4>0.1 0.0>0.3 0.1>0.4) / tableView M(0.3>0.0 0.4>0.1 0.0>0.3 0.1>0.4)
    section moves to equal indexes are replaced
      0 | 1 | 2 | 3 | 4 > 3 | 4 | 2 | 0 | 1 / everything m(3>0 4>1 0>3 1>4)
      / collectionView m(3>0 4>1 0>3 1>4) / tableView m(3>0 4>1 0>3 1>4)
    replacing section moves conflict with item changes
      0 5 | 1 | 2 | 3 6 | 4 > 3 | 4 | 2 | 0 | 1 / everything m(3>0 4>1 0>3 1>4) D(0.0 3.0)
      / collectionView m(3>0 4>1 0>3 1>4), D(0.0 3.0)
    sections move first when an item moves into an inserted section
      a 1 | b | c > c | a | b | d 1 / tableView i(3) m(2>0), M(1.0>3.0)
    an item of a deleted section is inserted after sections have moved
      d 1 | a | b | c > c | a 1 | b / tableView d(0) m(3>0), I(1.0)
    updates are in the last batch
      a 1 | b 2 > a? 3 1! | b 2? / everything c(0) I(0.0) R(0.1) C(1.0)
      / everything-updatesBesideStructure I(0.0), c(0) R(0.1) C(1.0)
    updates alone are in one batch
      a 1 2 > a 1! 2? / tableView R(0.0) C(0.1)
    the reload of a moved item conflicts with its move in every list with sections
      a 1 2 3 > a 3! 1 2 / everything M(0.2>0.0), R(0.0) / rowsOnly M(0.3>0.1), R(0.1)
      / flatList M(0.3>0.1) R(0.1) / flatList-headerRows M(0.2>0.0) R(0.0)
    without reconfigurations, items are reloaded
      a 1 2 3 > a 1? 2! 3? / everything R(0.1) C(0.0 0.2)
      / everything-reconfigurations R(0.0 0.1 0.2)
    an item that is deleted and inserted has a new cell, and needs no update
      a 1 2 3 > a 3? 1 2 / noMoves D(0.2) I(0.0)
    the header and the item of the section with fewer rows move up
      a 1 2 3 | b 4 > b 4 | a 1 2 3 / rowsOnly M(0.4>0.0 0.5>0.1)
    the header and the item of the section with fewer rows move down
      a 1 | b 2 3 4 > b 2 3 4 | a 1 / rowsOnly M(0.0>0.4 0.1>0.5)
    reloading a section reloads its header row and its rows
      a 1 2 | b 3 > a! 1 2 | b 3 / rowsOnly R(0.0 0.1 0.2)
    reloading a section reloads no inserted row
      a 1 | b 3 > a! 1 2 | b 3 / rowsOnly I(0.2), R(0.0 0.1)
    sections are reconfigured in the batch of the updates
      a 1 2 | b 3 > a? 1 2? | b 3 4 / everything c(0) I(1.1) C(0.1)
      / collectionView I(1.1), c(0) C(0.1) / tableView I(1.1), c(0) C(0.1)
      / noMoves I(1.1), c(0) C(0.1) / sections I(1.1), c(0) R(0.1)
    header rows are updated like other rows
      a 1 2 | b 3 > a 1 | b? 3? / rowsOnly D(0.2), C(0.2 0.3) / headerRows D(0.2), R(0.2 0.3)
      / reconfigurations D(0.1), C(0.1)
    without header rows, a reconfigured section needs no batch
      a 1 > a? 1 / reconfigurations
    moved sections are reconfigured unless they are inserted again
      a 1 | b 2 | c 3 > b 2 | c 3 | a? 1 / noMoves d(0) i(2) / tableView m(0>2), c(2)
      / everything m(0>2) c(2)
    """
  )

  @Test(arguments: cases) func eachBatchHoldsWhatTheListCanPerform(_ example: ListCase) {
    for (capabilities, text) in example.expected {
      let batches = example.batches(for: capabilities).map { short($0.changes) }
      #expect(batches.joined(separator: ", ") == text, "\(capabilities)")
    }
  }
}

import XCTest

/// One `measure` test for each row that measures time.
///
/// ``TableTests`` prints all rows.
final class MeasureTests: BenchmarkCase {
  func testBlocks5_000() throws { try measure(.blocks5_000) }
  func testBlocks100_000() throws { try measure(.blocks100_000) }
  func testBlocks1_000_000() throws { try measure(.blocks1_000_000) }
  func testChurn10_000() throws { try measure(.churn10_000) }
  func testShuffled10_000() throws { try measure(.shuffled10_000) }
  func testReversed10_000() throws { try measure(.reversed10_000) }
  func testUnchanged10_000() throws { try measure(.unchanged10_000) }
  func testSameStorage10_000() throws { try measure(.sameStorage10_000) }
  func testChurn100() throws { try measure(.churn100) }
  func testChurn10() throws { try measure(.churn10) }
  func testSawtooth10_000() throws { try measure(.sawtooth10_000) }
  func testAlternating10_000() throws { try measure(.alternating10_000) }

  func testBuilding10_000() throws { try measure(.building10_000) }
  func testComparing10() throws { try measure(.comparing10) }
  func testComparing100() throws { try measure(.comparing100) }
  func testSnapshotChurn10_000() throws { try measure(.snapshotChurn10_000) }
  func testSections1_000() throws { try measure(.sections1_000) }
  func testDeletions5_000() throws { try measure(.deletions5_000) }
  func testShuffledDeletions5_000() throws { try measure(.shuffledDeletions5_000) }
  func testReloads5_000() throws { try measure(.reloads5_000) }
  func testShuffledReloads5_000() throws { try measure(.shuffledReloads5_000) }

  func testApps0() throws { try measure(Row.apps[0]) }
  func testApps1() throws { try measure(Row.apps[1]) }
  func testApps2() throws { try measure(Row.apps[2]) }
  func testApps3() throws { try measure(Row.apps[3]) }

  func testEdit1_000() throws { try measure(.edit1_000) }
  func testEdit10_000() throws { try measure(.edit10_000) }
  func testEdit100_000() throws { try measure(.edit100_000) }
  func testEdit1_000_000() throws { try measure(.edit1_000_000) }
  func testHundredEdits1_000_000() throws { try measure(.hundredEdits1_000_000) }

  func testEditsByList0() throws { try measure(Row.editsByList[0]) }
  func testEditsByList1() throws { try measure(Row.editsByList[1]) }
  func testEditsByList2() throws { try measure(Row.editsByList[2]) }
  func testEditsByList3() throws { try measure(Row.editsByList[3]) }
  func testEditsByList4() throws { try measure(Row.editsByList[4]) }
  func testEditsByList5() throws { try measure(Row.editsByList[5]) }
  func testEditsByList6() throws { try measure(Row.editsByList[6]) }
  func testEditsByList7() throws { try measure(Row.editsByList[7]) }
  func testEditsByList8() throws { try measure(Row.editsByList[8]) }
  func testEditsByList9() throws { try measure(Row.editsByList[9]) }
  func testEditsByList10() throws { try measure(Row.editsByList[10]) }
  func testEditsByList11() throws { try measure(Row.editsByList[11]) }
  func testEditsByList12() throws { try measure(Row.editsByList[12]) }
  func testEditsByList13() throws { try measure(Row.editsByList[13]) }
  func testEditsByList14() throws { try measure(Row.editsByList[14]) }
  func testEditsByList15() throws { try measure(Row.editsByList[15]) }
  func testEditsByList16() throws { try measure(Row.editsByList[16]) }
  func testEditsByList17() throws { try measure(Row.editsByList[17]) }

  func testCopy() throws { try measure(.copy) }
  func testCount() throws { try measure(.count) }
  func testIndex() throws { try measure(.index) }
  func testPath() throws { try measure(.path) }
  func testItem() throws { try measure(.item) }

  func testSnapshotItems() throws { try measure(.snapshotItems) }
  func testSourceItems() throws { try measure(.sourceItems) }
  func testCells() throws { try measure(.cells) }
  func testSnapshotPaths() throws { try measure(.snapshotPaths) }
  func testSourcePaths() throws { try measure(.sourcePaths) }
  func testSnapshotRows() throws { try measure(.snapshotRows) }
  func testDataRows() throws { try measure(.dataRows) }
  func testSnapshotCounts() throws { try measure(.snapshotCounts) }
  func testDataCounts() throws { try measure(.dataCounts) }
  func testSnapshotSections() throws { try measure(.snapshotSections) }
  func testViews() throws { try measure(.views) }
  func testReload10_000() throws { try measure(.reload10_000) }

  func testNewContents() throws { try measure(.newContents) }
  func testOldContents() throws { try measure(.oldContents) }

  func testCollapsing0() throws { try measure(Row.collapsing[0]) }
  func testCollapsing1() throws { try measure(Row.collapsing[1]) }
  func testQuestions0() throws { try measure(Row.questions[0]) }
  func testQuestions1() throws { try measure(Row.questions[1]) }

  func testIntegers10_000() throws { try measure(.integers10_000) }
  func testStrings10_000() throws { try measure(.strings10_000) }
  func testReferences10_000() throws { try measure(.references10_000) }
  func testCollidingHashes1_000() throws { try measure(.collidingHashes1_000) }
  func testEqualHashes200() throws { try measure(.equalHashes200) }

  func testSmallLookUps0() throws { try measure(Row.smallLookUps[0]) }
  func testSmallLookUps1() throws { try measure(Row.smallLookUps[1]) }
  func testSmallLookUps2() throws { try measure(Row.smallLookUps[2]) }

  func testGrowingShuffles0() throws { try measure(Row.growingShuffles[0]) }
  func testGrowingShuffles1() throws { try measure(Row.growingShuffles[1]) }
  func testGrowingShuffles2() throws { try measure(Row.growingShuffles[2]) }
  func testGrowingShuffles3() throws { try measure(Row.growingShuffles[3]) }
  func testGrowingShuffles4() throws { try measure(Row.growingShuffles[4]) }
  func testGrowingChurns0() throws { try measure(Row.growingChurns[0]) }
  func testGrowingChurns1() throws { try measure(Row.growingChurns[1]) }
  func testGrowingChurns2() throws { try measure(Row.growingChurns[2]) }
  func testGrowingChurns3() throws { try measure(Row.growingChurns[3]) }
  func testGrowingChurns4() throws { try measure(Row.growingChurns[4]) }

  /// Measures a row.
  ///
  /// Each measured block takes about ten milliseconds.
  private func measure(_ row: Row) throws {
    guard case .time(let prepare) = row.subject else {
      return XCTFail("The row does not measure time.")
    }
    let work = try prepare().work
    // XCTest can fail a measurement if the standard deviation of its ten values is more than 0.1 s, so slow rows are
    // measured only in the table. Some rows insert, move and delete an item in turn. So three passes include the
    // slowest kind of edit.
    for _ in 0..<3 {
      let seconds = try work.time()
      if seconds > 0.1 {
        throw XCTSkip("One pass takes \(written(seconds: seconds)); see the table.")
      }
    }
    let repetitions = try work.repetitions(filling: 0.01, limit: 100_000)
    print("\(row.name): \(repetitions) repetitions per value")
    var failure: (any Error)?
    measureMetrics(Self.defaultPerformanceMetrics, automaticallyStartMeasuring: false) {
      let run = work.ready(repetitions)
      startMeasuring()
      do { keep(try run()) } catch { failure = error }
      stopMeasuring()
    }
    if let failure { throw failure }
  }
}

// The log of the system is visible only in the replacement of AppKit.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct ProblemLogDoubleTests {
    private func messages(naming text: String) -> [String] {
      SystemLog.messages.filter { $0.hasSuffix(": \(text)") }
    }

    @Test func aTableViewLogsEachSentenceOnceAnApply() {
      let table = TableFixture()
      table.dataSource.apply(Snapshot([(1, [1])]))
      table.dataSource.update { snapshot in
        for _ in 0..<3 { snapshot.reloadItems([80_001]) }
      }
      let sentence = "reloadItems(_:) was given items that the snapshot does not have: 80001"
      #expect(messages(naming: "80001") == [sentence])
    }

    @Test func anOutlineViewLogsTheProblemsOfAnOutline() {
      let fixture = Outline()
      fixture.dataSource.apply(SectionSnapshot([80_002, 80_002]), to: "a")
      #expect(messages(naming: "80002") == ["init(_:) was given duplicate items: 80002"])
    }

    @Test func aCollectionViewLogsEachSentenceOnceAnApply() {
      let fixture = CollectionFixture()
      fixture.dataSource.apply(Snapshot([(1, [80_003, 80_003])]))
      #expect(messages(naming: "80003") == ["init(_:) was given duplicate items: 80003"])
      fixture.dataSource.update { snapshot in
        for _ in 0..<3 { snapshot.reloadItems([80_004]) }
      }
      let sentence = "reloadItems(_:) was given items that the snapshot does not have: 80004"
      #expect(messages(naming: "80004") == [sentence])
    }
  }
#endif

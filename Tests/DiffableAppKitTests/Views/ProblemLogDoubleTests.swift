// The log of the system is visible only in the replacement of AppKit.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct ProblemLogDoubleTests {
    @Test(arguments: ViewKind.allCases)
    func eachSentenceIsLoggedOnceAnApply(view: ViewKind) {
      let fixture = view.fixture([(1, [1])])
      let messages = SystemLog.messages {
        fixture.update { snapshot in
          for _ in 0..<3 { snapshot.reloadItems([7]) }
        }
      }
      #expect(messages == ["reloadItems(_:) was given items that the snapshot does not have: 7"])
    }

    @Test func anOutlineViewLogsTheProblemsOfAnOutline() {
      let fixture = Outline()
      let messages = SystemLog.messages {
        fixture.dataSource.apply(SectionSnapshot([7, 7]), to: "a")
      }
      #expect(messages == ["init(_:) was given duplicate items: 7"])
    }
  }
#endif

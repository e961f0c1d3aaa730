// The log of the system is visible only in the replacement of AppKit.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct ProblemLogDoubleTests {
    @Test func anOutlineViewLogsTheProblemsOfAnOutline() {
      let fixture = Outline()
      let messages = SystemLog.messages {
        fixture.dataSource.apply(SectionSnapshot([7, 7]), to: "a")
      }
      #expect(messages == ["init(_:) was given duplicate items: 7"])
    }
  }
#endif

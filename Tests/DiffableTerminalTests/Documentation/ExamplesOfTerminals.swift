import DiffableSources
import DiffableTerminal
import Testing

/// The examples in the doc comments of the module.
@Suite struct ExamplesOfTerminals {
  @Test func keysAreDecoded() {
    // example: decoding keys
    var decoder = KeyDecoder()
    let keys = decoder.decode("q\u{1B}[A".utf8)
    // keys == [.character("q"), .up]
    // end
    #expect(keys == [.character("q"), .up])
  }

  @Test func textsHaveStyles() {
    // example: a styled text
    var text = TerminalText("Mont ")
    text.append("Blanc", style: .bold)
    // text.string == "Mont Blanc"
    // end
    #expect(text.string == "Mont Blanc")
    #expect(text.parts.count == 2)
  }

  @Test func panesWriteLines() {
    // example: a pane
    var title = TerminalPane(top: 0, height: 1, width: 80)
    title.show([TerminalText("Groceries", style: .bold)])
    let output = title.takeOutput()
    // end
    #expect(output.hasSuffix("\u{1B}[0;1mGroceries"))
  }

  @Test func listsAreDrawn() {
    // example: a terminal list
    let list = TerminalList(hasCursor: true)
    let dataSource = DiffableDataSource<Int, String, _>(
      target: list
    ) { _, _, item in TerminalCell(item) }
    dataSource.apply(Snapshot([(0, ["bread", "tea"])]))

    list.show(in: TerminalPane(top: 0, height: 24, width: 80))
    let output = list.draw()
    // end
    #expect(output.contains("›   bread"))
  }
}

#if os(macOS) || os(Linux)
  private func fullScreen(list: TerminalList) {
    // example: a terminal
    guard let terminal = Terminal() else { return }
    terminal.fullScreen {
      while true {
        let size = terminal.size
        list.show(
          in: TerminalPane(
            top: 0,
            height: size.lines,
            width: size.columns,
            usesColors: terminal.usesColors
          )
        )
        terminal.write(list.draw())
        switch terminal.nextEvent() {
        case .key(.escape), .end: return
        case .key(let key): list.navigate(by: key)
        case .redraw, .timeout: break
        }
      }
    }
    // end
  }

  private func play(_ source: BasicSource<String, TerminalCell>, in terminal: Terminal) {
    let list = TerminalList(hasCursor: true)
    // example: actions on the selected row
    let connection = source.connect(to: list)
    terminal.run(list) { key in
      if key == .enter { connection.performOnSelection(.select) }
      return key != .character("q")
    }
    // end
  }
#endif

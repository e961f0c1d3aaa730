// The functions that the page calls. The page has one thread, so `nonisolated(unsafe)` is safe.
import DOMList

nonisolated(unsafe) private var screens: Screens?
nonisolated(unsafe) private var inputBytes: UnsafeMutableBufferPointer<UInt8>?

/// Returns memory for bytes that the page hands to the next function.
@_expose(wasm, "input")
@_cdecl("input")
func input(count: Int32) -> UnsafeMutablePointer<UInt8>? {
  inputBytes?.deallocate()
  // At least one byte, so that there is an address.
  inputBytes = .allocate(capacity: max(1, Int(count)))
  return inputBytes?.baseAddress
}

private func takeInput(count: Int32) -> ArraySlice<UInt8> {
  inputBytes.map { Array($0).prefix(Int(count)) } ?? []
}

@_expose(wasm, "start")
@_cdecl("start")
func start(numberOfBytes: Int32) {
  let contents = Array(takeInput(count: numberOfBytes))
  do throws(MessageError) {
    screens = Screens(try Mountain.all(in: String(decoding: contents, as: UTF8.self)))
  } catch {
    print(error.description)
  }
}

@_expose(wasm, "search")
@_cdecl("search")
func search(numberOfBytes: Int32) {
  screens?.mountains.find(String(decoding: takeInput(count: numberOfBytes), as: UTF8.self))
}

@_expose(wasm, "tick")
@_cdecl("tick")
func tick() { changeStore { $0.server.tick() } }

@_expose(wasm, "reload")
@_cdecl("reload")
func reload() { changeStore { $0.reload() } }

@_expose(wasm, "setOnline")
@_cdecl("setOnline")
func setOnline(_ isOnline: Int32) { changeStore { $0.server.isOnline = isOnline != 0 } }

/// Changes the store, and shows its title.
private func changeStore(_ change: (StorePage) -> Void) {
  guard let view = screens?.store else { return }
  change(view.store)
  view.showTitle()
}

/// Prints what the lists should show, for the checks of the page.
@_expose(wasm, "printRows")
@_cdecl("printRows")
func printRows() { screens?.printRows() }

// MARK: Events of rows

@_expose(wasm, "activate")
@_cdecl("activate")
func activate(list: Int32, row: Int32) {
  screens?.list(list)?.activate(Element(handle: row))
  screens?.store.showTitle()
}

@_expose(wasm, "scroll")
@_cdecl("scroll")
func scroll(list: Int32, row: Int32, distance: Int32) {
  screens?.list(list)?.scroll(Element(handle: row), by: Int(distance))
  screens?.store.showTitle()
}

@_expose(wasm, "beginDrag")
@_cdecl("beginDrag")
func beginDrag(list: Int32, row: Int32) -> Int32 {
  screens?.list(list)?.beginDrag(of: Element(handle: row)) == true ? 1 : 0
}

@_expose(wasm, "drop")
@_cdecl("drop")
func drop(list: Int32, row: Int32) -> Int32 {
  screens?.list(list)?.drop(at: Element(handle: row)) == true ? 1 : 0
}

@_expose(wasm, "endDrag")
@_cdecl("endDrag")
func endDrag(list: Int32) { screens?.list(list)?.endDrag() }

import CGTK
import Foundation
import GTKList

/// The pointer and the keyboard of the display, which the command `xdotool` uses.
struct Pointer {
  let window: ListWindow

  /// Clicks a row.
  func click(_ row: Int, times: Int = 1) throws {
    try perform(
      move(to: position(of: row)) + ["click", "--repeat", "\(times)", "--delay", "80", "1"]
    )
  }

  /// Clicks a widget of the window, which then receives the keys.
  func click(_ widget: Widget) throws {
    try perform(move(to: position(of: widget)) + ["click", "1"])
  }

  /// Presses a key, given by its name in the X Window System, such as `k` or `BackSpace`.
  func press(_ key: String) throws { try perform(["key", key]) }

  /// Drags a row onto another row.
  func drag(_ source: Int, to destination: Int) throws {
    let (start, end) = (position(of: source), position(of: destination))
    // Shortly after a click, the press would be a double click.
    var commands = move(to: start) + ["sleep", "0.6", "mousedown", "1", "sleep", "0.1"]
    // GTK begins a drag after a few pixels, and asks the list about each position on the way.
    for step in 1...8 {
      let y = start.y + (end.y - start.y) * step / 8
      commands += move(to: (end.x, y))
    }
    try perform(commands + ["sleep", "0.3", "mouseup", "1"])
  }

  /// Runs the main loop until a condition is true, for five seconds at most.
  func wait(_ what: @autoclosure () -> String, until isTrue: () -> Bool) {
    let end = ContinuousClock.now + .seconds(5)
    while !isTrue() {
      Check.that(ContinuousClock.now < end, "The pointer does not \(what())")
      window.runUntilPainted()
    }
  }

  /// Returns the position of the middle of a row on the display.
  private func position(of row: Int) -> (x: Int, y: Int) {
    position(of: window.shownRows[row].label)
  }

  /// Returns the position of the left part of a widget on the display.
  private func position(of widget: Widget) -> (x: Int, y: Int) {
    var bounds = graphene_rect_t()
    var offset = (x: 0.0, y: 0.0)
    Check.that(gtk_widget_compute_bounds(widget, window.widget, &bounds) != 0, "No bounds")
    gtk_native_get_surface_transform(OpaquePointer(window.widget), &offset.x, &offset.y)
    // Without a window manager, the origin of each window is that of the display.
    let x = Double(bounds.origin.x) + offset.x + 40
    let y = Double(bounds.origin.y + bounds.size.height / 2) + offset.y
    return (Int(x), Int(y))
  }

  private func move(to position: (x: Int, y: Int)) -> [String] {
    ["mousemove", "\(position.x)", "\(position.y)", "sleep", "0.1"]
  }

  private func perform(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    try process.run()
    while process.isRunning { window.runUntilPainted() }
    Check.equal(process.terminationStatus, 0, "The status of xdotool")
  }
}

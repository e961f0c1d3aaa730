import Foundation

/// A chart of time against size with logarithmic axes.
struct Chart {
  /// A line of the chart.
  struct Line {
    var name: String
    /// The measured time for each size.
    var points: [(size: Double, seconds: Double)]
    /// The name of a class in the style sheet.
    var look: String
  }

  var title: String
  var note: String
  var lines: [Line]

  private let width = 760.0
  private let height = 480.0
  private let left = 84.0
  private let right = 48.0
  private let top = 92.0
  private let bottom = 84.0

  private var decades: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let points = lines.flatMap { $0.points }
    let sizes = points.map { log10($0.size) }
    let times = points.map { log10($0.seconds) }
    return (
      floor(sizes.min() ?? 0)...ceil(sizes.max() ?? 1),
      floor(times.min() ?? 0)...ceil(times.max() ?? 1)
    )
  }

  private func x(_ decade: Double) -> Double {
    let range = decades.x
    let share = (decade - range.lowerBound) / (range.upperBound - range.lowerBound)
    return left + share * (width - left - right)
  }

  private func y(_ decade: Double) -> Double {
    let range = decades.y
    let share = (decade - range.lowerBound) / (range.upperBound - range.lowerBound)
    return height - bottom - share * (height - top - bottom)
  }

  /// The chart as an SVG document.
  var svg: String {
    ([opening, Self.style, frame] + axes + drawnLines + ["</svg>", ""]).joined(separator: "\n")
  }

  private var opening: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" \
    role="img" aria-label="\(escaped(title))">
    """
  }

  private var frame: String {
    """
    <rect class="page" width="\(number(width))" height="\(number(height))"/>
    \(text(title, x: left, y: 32, look: "title"))
    \(text(note, x: left, y: height - 14, look: "note"))
    """
  }

  private var axes: [String] {
    let (xs, ys) = decades
    let vertical = stride(from: xs.lowerBound, through: xs.upperBound, by: 1).flatMap { decade in
      let size = Row.grouped(Int(pow(10, decade).rounded()))
      return [
        line(x(decade), y(ys.lowerBound), x(decade), y(ys.upperBound)),
        text(size, x: x(decade), y: height - bottom + 20, look: "middle"),
      ]
    }
    let horizontal = stride(from: ys.lowerBound, through: ys.upperBound, by: 1).flatMap { decade in
      [
        line(x(xs.lowerBound), y(decade), x(xs.upperBound), y(decade)),
        text(written(seconds: pow(10, decade)), x: left - 10, y: y(decade) + 4, look: "end"),
      ]
    }
    let names = [
      text(
        "items in the list",
        x: (left + width - right) / 2,
        y: height - bottom + 44,
        look: "middle"
      ),
      text("time", x: left - 10, y: top - 14, look: "end"),
    ]
    return vertical + horizontal + names
  }

  private var drawnLines: [String] {
    lines.enumerated().flatMap { index, line in
      let points = line.points.map { (x: x(log10($0.size)), y: y(log10($0.seconds))) }
      let path = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      let dots = points.map { dot($0.x, $0.y, line.look) }
      // The legend is a row below the title. The width of each entry is estimated from its name.
      let start = lines[..<index].reduce(left) { $0 + 64 + 7 * Double($1.name.count) }
      let legend = [
        "<polyline class=\"\(line.look)\" points=\"\(number(start)),56 \(number(start + 28)),56\"/>",
        dot(start + 14, 56, line.look),
        text(line.name, x: start + 36, y: 60, look: "label"),
      ]
      return ["<polyline class=\"\(line.look)\" points=\"\(path)\"/>"] + dots + legend
    }
  }
}

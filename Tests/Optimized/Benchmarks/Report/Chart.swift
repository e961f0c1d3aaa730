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

  // The width of a column of text, so that the chart fills it.
  private let width = 820.0
  private let height = 500.0
  private let left = 96.0
  private let right = 64.0
  private let top = 92.0
  private let bottom = 100.0

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
    width="\(number(width))" height="\(number(height))" role="img" aria-label="\(escaped(title))">
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
        text(size, x: x(decade), y: height - bottom + 30, look: "middle"),
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
        y: height - bottom + 58,
        look: "middle"
      ),
      text("time", x: left - 10, y: top - 14, look: "end large"),
    ]
    return vertical + horizontal + names
  }

  private var drawnLines: [String] {
    lines.enumerated().flatMap { index, line in
      let points = line.points.map { (x: x(log10($0.size)), y: y(log10($0.seconds))) }
      let path = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      let dots = points.map { dot($0.x, $0.y, line.look) }
      // The legend is a row below the title. The width of each entry is estimated from its name.
      let start = lines[..<index].reduce(left) { $0 + 64 + 8 * Double($1.name.count) }
      return ["<polyline class=\"\(line.look)\" points=\"\(path)\"/>"] + dots
        + legend(of: line, x: start, y: 56, drop: 4, look: "large")
        // On a phone, the legend is a column in place of the title.
        + legend(of: line, x: left + 8, y: 18 + 28 * Double(index), drop: 8, look: "small")
    }
  }

  private func legend(
    of line: Line,
    x: Double,
    y: Double,
    drop: Double,
    look: String
  ) -> [String] {
    let stroke = "\(number(x)),\(number(y)) \(number(x + 28)),\(number(y))"
    return [
      "<g class=\"\(look)\">",
      "<polyline class=\"\(line.look)\" points=\"\(stroke)\"/>",
      dot(x + 14, y, line.look),
      text(line.name, x: x + 36, y: y + drop, look: "label"),
      "</g>",
    ]
  }
}

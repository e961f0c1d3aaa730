import Foundation

extension Chart {
  /// The style sheet for light and dark pages.
  ///
  /// The line for building a `Set` is also dashed, so that it can be distinguished without colors.
  static let style = """
    <style>
    .page { fill: #ffffff } text { fill: #1d1d1f; font: 14px system-ui, sans-serif }
    .title { font-size: 17px; font-weight: 600 } .note { font-size: 11px; fill: #6e6e73 }
    .middle { text-anchor: middle } .end { text-anchor: end }
    .small { display: none }
    .grid { stroke: #d2d2d7; stroke-width: 1 }
    polyline { fill: none; stroke-width: 2 }
    polyline.edit { stroke: #c2410c } circle.edit { fill: #c2410c }
    polyline.difference { stroke: #0b62c4 } circle.difference { fill: #0b62c4 }
    polyline.set { stroke: #6e6e73; stroke-dasharray: 5 4 } circle.set { fill: #6e6e73 }
    @media (prefers-color-scheme: dark) {
    .page { fill: #1d1d1f } text { fill: #f5f5f7 } .note { fill: #a1a1a6 }
    .grid { stroke: #424245 }
    polyline.edit { stroke: #ff9f4a } circle.edit { fill: #ff9f4a }
    polyline.difference { stroke: #5eb0ff } circle.difference { fill: #5eb0ff }
    polyline.set { stroke: #a1a1a6 } circle.set { fill: #a1a1a6 }
    }
    @media (max-width: 600px) {
    text { font-size: 23px } .small { display: inline } .large, .title, .note { display: none }
    }
    </style>
    """

  func number(_ value: Double) -> String { String(format: "%g", (value * 10).rounded() / 10) }

  func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  func text(_ content: String, x: Double, y: Double, look: String) -> String {
    "<text class=\"\(look)\" x=\"\(number(x))\" y=\"\(number(y))\">\(escaped(content))</text>"
  }

  func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    """
    <line class="grid" x1="\(number(x1))" y1="\(number(y1))" x2="\(number(x2))" \
    y2="\(number(y2))"/>
    """
  }

  func dot(_ x: Double, _ y: Double, _ look: String) -> String {
    "<circle class=\"\(look)\" cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"3.5\"/>"
  }
}

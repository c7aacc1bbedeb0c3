import FilterText

@testable import FilterLanguageServer
@testable import LanguageServerProtocol

/// A text as the protocol describes it, kept by a client that knows nothing of the server's tables: scalars in a row, counted anew
/// for each edit.
struct ReferenceText: Equatable {
  var scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The places between scalars that a line runs from and to, its ending left out; a line ends with `\r\n`, `\n` or `\r`.
  var lines: [(start: Int, end: Int)] {
    var lines: [(start: Int, end: Int)] = []
    var start = 0
    var index = 0
    while index < scalars.count {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch (scalars[index], next) {
      case ("\r", "\n"):
        lines.append((start, index))
        index += 2
        start = index
      case ("\n", _), ("\r", _):
        lines.append((start, index))
        index += 1
        start = index
      default:
        index += 1
      }
    }
    lines.append((start, scalars.count))
    return lines
  }

  static func units(_ scalar: Unicode.Scalar, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: String(scalar).utf8.count
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }

  /// The place a position means: before the text its start, behind it its end, behind the end of a line that end, and within a
  /// scalar its start.
  func place(line: Int, column: Int, _ encoding: PositionEncoding) -> Int {
    if line < 0 { return 0 }
    let lines = lines
    if line >= lines.count { return scalars.count }
    var columns = 0
    for place in lines[line].start..<lines[line].end {
      let next = columns + ReferenceText.units(scalars[place], encoding)
      if next > column { return place }
      columns = next
    }
    return lines[line].end
  }

  /// Replaces what lies between two positions, in whichever order.
  mutating func replace(_ range: LSP.PositionRange?, with text: String, _ encoding: PositionEncoding) {
    guard let range else {
      self = ReferenceText(text)
      return
    }
    let start = place(line: range.start.line, column: range.start.character, encoding)
    let end = place(line: range.end.line, column: range.end.character, encoding)
    scalars.replaceSubrange(min(start, end)..<max(start, end), with: text.unicodeScalars)
  }
}

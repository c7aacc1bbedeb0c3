import FilterLists
package import FilterText
import TerminalUI

/// Draws a diagnostic under its line of text.
///
/// ```text
/// 1:13: error: nothing after 'or' [missing-operand]
///   t:elf (c:g or
///                ^
///   fix: Remove 'or' → t:elf (c:g
/// ```
package struct CaretRendering {
  package let lines: LineTable
  package let style: TerminalStyle
  /// Text before the position: a file name and a colon, or nothing.
  package let prefix: String
  /// The number of lines of the file before the first line of `lines`.
  package var lineOffset = 0
  /// Columns for the text; a longer line is cut around the diagnostic.
  package var width = 100

  /// The start of the last diagnostic. The column of the next one on its line is counted from there, since a long line
  /// may have as many diagnostics as letters.
  private var last = (line: -1, offset: 0, column: 0)

  /// Scalars of a message or title; a longer one is cut.
  private static let maximumMessageLength = 400

  package init(lines: LineTable, style: TerminalStyle, prefix: String) {
    self.lines = lines
    self.style = style
    self.prefix = prefix
  }

  /// The lines of a diagnostic of `source`, whose range is `range` in `lines`; the same by default.
  package mutating func draw(
    _ diagnostic: Diagnostic, in source: SourceText, at range: SourceRange? = nil
  ) -> [String] {
    let range = range ?? diagnostic.range
    let position = CharacterWidth.visible(prefix) + position(of: range.start).description
    // Messages and titles quote the query.
    let message = CharacterWidth.visible(ShortText.cut(diagnostic.message, to: Self.maximumMessageLength))
    let id = style.dim("[\(diagnostic.id)]")
    var result = ["\(style.bold(position + ":")) \(word(diagnostic.severity)): \(message) \(id)"]
    let window = window(around: range)
    result.append("  " + window.text)
    result.append(
      "  " + String(repeating: " ", count: window.column) + style.green(String(repeating: "^", count: window.marks)))
    for fix in diagnostic.fixes {
      let title = CharacterWidth.visible(ShortText.cut(fix.title, to: Self.maximumMessageLength))
      result.append("  \(style.cyan("fix:")) \(title)\(outcome(of: fix, in: source))")
    }
    return result
  }

  /// An arrow and the text after a fix, if it fits a line. A long text is not fixed at all: it may have as many
  /// diagnostics as letters.
  private func outcome(of fix: Fix, in source: SourceText) -> String {
    guard source.length <= width * 8, let after = fix.applied(to: source)?.description else { return "" }
    // Comments are spaces here.
    let text = after.replacing(/[ \t]+(\r?\n|$)/) { $0.1 }.replacing(/(\r?\n)+/) { $0.1 }
    let isShown = !text.isEmpty && CharacterWidth.of(text) <= width
    return isShown ? style.dim(" → ") + CharacterWidth.visible(text) : ""
  }

  /// The position of an offset: the line in the file, the column in scalars.
  private mutating func position(of offset: Int) -> SourcePosition {
    let line = lines.line(of: offset)
    let content = lines.content(ofLine: line)
    let target = min(max(offset, content.start), content.end)
    if last.line != line || last.offset > target { last = (line, content.start, 0) }
    let passed = SourceRange(start: last.offset, end: target)
    last = (line, target, last.column + lines.source[passed].unicodeScalars.count)
    return SourcePosition(line: line + lineOffset, column: last.column)
  }

  private func word(_ severity: Severity) -> String {
    switch severity {
    case .error: style.red(severity.word)
    case .warning: style.yellow(severity.word)
    case .information: style.blue(severity.word)
    case .hint: style.dim(severity.word)
    }
  }

  /// The line of a range, cut to fit, and the columns of the range in it. Neither the text nor the marks are wider than
  /// ``width``.
  private func window(around range: SourceRange) -> (text: String, column: Int, marks: Int) {
    let content = lines.content(ofLine: lines.line(of: range.start))
    let inside = range.clamped(to: content)
    // A mark after the text takes a column.
    let room = inside.start == content.end ? width - 1 : width
    let isShort =
      content.length <= width * 4 && CharacterWidth.of(CharacterWidth.visible(lines.source[content])) <= room
    // A cut line has an ellipsis at both ends.
    let columns = isShort ? width : max(1, width - 2)
    let marked = head(of: inside, columns)
    let rest = max(0, columns - max(1, CharacterWidth.of(marked.text)))
    let following = SourceRange(start: inside.end, end: content.end)
    // Each side has half of the rest, and what the other side does not need. After a range that is cut, the text would
    // seem to follow at once.
    let least = marked.isCut ? 0 : CharacterWidth.of(head(of: following, rest / 2).text)
    let before = tail(of: SourceRange(start: content.start, end: inside.start), rest - least)
    let after =
      marked.isCut ? (text: "", isCut: true) : head(of: following, rest - CharacterWidth.of(before.text))
    let start = (before.isCut ? "…" : "") + before.text
    let text = start + marked.text + after.text + (after.isCut ? "…" : "")
    return (text, CharacterWidth.of(start), max(1, CharacterWidth.of(marked.text)))
  }

  /// The start of a range that fits into `columns`. Does not read the whole range.
  private func head(of range: SourceRange, _ columns: Int) -> (text: String, isCut: Bool) {
    let end = min(range.end, range.start + (columns + 1) * 4)
    var scalars = Array(CharacterWidth.visible(lines.source[SourceRange(start: range.start, end: end)]).unicodeScalars)
    // The last scalar may be cut.
    if end < range.end { scalars = scalars.dropLast() }
    let kept = fitting(scalars, columns: columns)
    return (text(kept), end < range.end || kept.count < scalars.count)
  }

  /// The end of a range that fits into `columns`. Does not read the whole range.
  private func tail(of range: SourceRange, _ columns: Int) -> (text: String, isCut: Bool) {
    let start = max(range.start, range.end - (columns + 1) * 4)
    var scalars = Array(CharacterWidth.visible(lines.source[SourceRange(start: start, end: range.end)]).unicodeScalars)
    // The first scalar may be cut; each of its bytes then reads as a scalar.
    if start > range.start { scalars = Array(scalars.dropFirst(3)) }
    let kept = fitting(scalars.reversed(), columns: columns)
    return (text(kept.reversed()), start > range.start || kept.count < scalars.count)
  }

  /// The first of `scalars` that fit into `columns`.
  private func fitting(_ scalars: [Unicode.Scalar], columns: Int) -> ArraySlice<Unicode.Scalar> {
    var room = columns
    return scalars.prefix { scalar in
      room -= CharacterWidth.of(scalar)
      return room >= 0
    }
  }

  private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

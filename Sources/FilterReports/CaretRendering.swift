package import FilterText
import TerminalUI

/// Draws a finding under the line of text it speaks of.
///
/// ```text
/// 1:13: error: Nothing follows 'or' [missing-operand]
///   t:elf (c:g or
///                ^
///   fix: Remove 'or' → t:elf (c:g
/// ```
package struct CaretRendering {
  package let lines: LineTable
  package let style: TerminalStyle
  /// Written before the position: a file name and a colon, or nothing.
  package let prefix: String
  /// How many lines stand before the first line of `lines` in what the reader sees.
  package var lineOffset = 0
  /// Columns for the text; a longer line is shown around the finding.
  package var width = 100

  /// Where the last finding began: the next one on its line is counted from there. A long line may have as many findings as
  /// letters.
  private var last = (line: -1, offset: 0, column: 0)

  /// Scalars of a message or a title; what is longer is cut.
  private static let longestMessage = 400

  package init(lines: LineTable, style: TerminalStyle, prefix: String) {
    self.lines = lines
    self.style = style
    self.prefix = prefix
  }

  /// The lines of a finding. `shift` is where the text the finding speaks of begins in `lines`.
  package mutating func draw(_ diagnostic: Diagnostic, in source: SourceText, shift: Int = 0) -> [String] {
    let range = diagnostic.range.shifted(by: shift)
    let place = CharacterWidth.visible(prefix) + position(of: range.start).description
    // Messages and titles quote the query.
    let message = CharacterWidth.visible(ScriptText.cut(diagnostic.message, to: Self.longestMessage))
    let id = style.dim("[\(diagnostic.id)]")
    var result = ["\(style.bold(place + ":")) \(word(diagnostic.severity)): \(message) \(id)"]
    let window = window(around: range)
    result.append("  " + window.text)
    result.append(
      "  " + String(repeating: " ", count: window.column) + style.green(String(repeating: "^", count: window.marks)))
    for fix in diagnostic.fixes {
      let title = CharacterWidth.visible(ScriptText.cut(fix.title, to: Self.longestMessage))
      result.append("  \(style.cyan("fix:")) \(title)\(outcome(of: fix, in: source))")
    }
    return result
  }

  /// An arrow and the text a fix makes, where there is one and it fits a line. A long text is not even mended: it may have
  /// as many findings as letters.
  private func outcome(of fix: Fix, in source: SourceText) -> String {
    guard source.length <= width * 8, let after = fix.applied(to: source)?.description else { return "" }
    let isShown = !after.isEmpty && CharacterWidth.of(after) <= width
    return isShown ? style.dim(" → ") + CharacterWidth.visible(after) : ""
  }

  /// The position of an offset, in scalars, as the reader counts lines.
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
    case .error: style.red("error")
    case .warning: style.yellow("warning")
    case .information: style.blue("note")
    case .hint: style.dim("hint")
    }
  }

  /// The line of a range, cut to fit, and where in it the range stands, in columns.
  private func window(around range: SourceRange) -> (text: String, column: Int, marks: Int) {
    let content = lines.content(ofLine: lines.line(of: range.start))
    let inside = range.clamped(to: content)
    let isShort =
      content.length <= width * 4 && CharacterWidth.of(CharacterWidth.visible(lines.source[content])) <= width
    let room = isShort ? width : width / 2
    let before = tail(of: SourceRange(start: content.start, end: inside.start), room)
    let marked = head(of: inside, width)
    // Behind a finding that is cut itself, what follows it would seem to follow at once.
    let after =
      marked.isCut ? (text: "", isCut: true) : head(of: SourceRange(start: inside.end, end: content.end), room)
    let start = (before.isCut ? "…" : "") + before.text
    let text = start + marked.text + after.text + (after.isCut ? "…" : "")
    return (text, CharacterWidth.of(start), max(1, CharacterWidth.of(marked.text)))
  }

  /// What of a range fits into `columns` from its start, without reading all of it.
  private func head(of range: SourceRange, _ columns: Int) -> (text: String, isCut: Bool) {
    let end = min(range.end, range.start + (columns + 1) * 4)
    var scalars = Array(CharacterWidth.visible(lines.source[SourceRange(start: range.start, end: end)]).unicodeScalars)
    // The last one may be torn.
    if end < range.end { scalars = scalars.dropLast() }
    let kept = fitting(scalars, columns)
    return (text(kept), end < range.end || kept.count < scalars.count)
  }

  /// What of a range fits into `columns` before its end, without reading all of it.
  private func tail(of range: SourceRange, _ columns: Int) -> (text: String, isCut: Bool) {
    let start = max(range.start, range.end - (columns + 1) * 4)
    var scalars = Array(CharacterWidth.visible(lines.source[SourceRange(start: start, end: range.end)]).unicodeScalars)
    // The first one may be torn, and each of its bytes then reads as a scalar.
    if start > range.start { scalars = Array(scalars.dropFirst(3)) }
    let kept = fitting(scalars.reversed(), columns)
    return (text(kept.reversed()), start > range.start || kept.count < scalars.count)
  }

  /// The first of `scalars` that fit into `columns`.
  private func fitting(_ scalars: [Unicode.Scalar], _ columns: Int) -> ArraySlice<Unicode.Scalar> {
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

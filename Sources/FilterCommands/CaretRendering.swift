import FilterText

/// Draws a finding under the line of text it speaks of.
///
/// ```text
/// 1:13: error: Nothing follows 'or' [missing-operand]
///   t:elf (c:g or
///                ^
///   fix: Remove 'or' → t:elf (c:g
/// ```
struct CaretRendering {
  let lines: LineTable
  let style: TerminalStyle
  /// Written before the position: a file name and a colon, or nothing.
  let prefix: String
  /// How many lines stand before the first line of `lines` in what the reader sees.
  var lineOffset = 0
  /// Columns for the text; a longer line is shown around the finding.
  var width = 100

  /// The lines of a finding. `shift` is where the text the finding speaks of begins in `lines`.
  func draw(_ diagnostic: Diagnostic, in source: SourceText, shift: Int = 0) -> [String] {
    let range = diagnostic.range.shifted(by: shift)
    let position = lines.position(of: range.start, in: .utf32)
    let place = "\(prefix)\(SourcePosition(line: position.line + lineOffset, column: position.column))"
    let id = style.dim("[\(diagnostic.id)]")
    var result = ["\(style.bold(place + ":")) \(word(diagnostic.severity)): \(diagnostic.message) \(id)"]
    let window = window(around: range)
    result.append("  " + window.text)
    result.append(
      "  " + String(repeating: " ", count: window.column) + style.green(String(repeating: "^", count: window.marks)))
    for fix in diagnostic.fixes {
      guard let after = fix.applied(to: source)?.description else { continue }
      let shown = after.unicodeScalars.count > width ? "" : style.dim(" → ") + DisplayWidth.visible(after)
      result.append("  \(style.cyan("fix:")) \(fix.title)\(shown)")
    }
    return result
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
    var before = DisplayWidth.visible(tail(of: SourceRange(start: content.start, end: inside.start), width / 2))
    if before.isEmpty == false, inside.start - content.start > before.utf8.count + width { before = "…" + before }
    let marked = DisplayWidth.visible(head(of: inside, width))
    let after = DisplayWidth.visible(head(of: SourceRange(start: inside.end, end: content.end), width / 2))
    let cut = content.end - inside.end > after.utf8.count + width ? "…" : ""
    return (before + marked + after + cut, DisplayWidth.of(before), max(1, DisplayWidth.of(marked)))
  }

  /// At most the first `limit` scalars of a range, without reading the rest of it.
  private func head(of range: SourceRange, _ limit: Int) -> String {
    let end = min(range.end, range.start + limit * 4)
    return String(lines.source[SourceRange(start: range.start, end: end)].unicodeScalars.prefix(limit))
  }

  /// At most the last `limit` scalars of a range.
  private func tail(of range: SourceRange, _ limit: Int) -> String {
    let start = max(range.start, range.end - limit * 4)
    return String(lines.source[SourceRange(start: start, end: range.end)].unicodeScalars.suffix(limit))
  }
}

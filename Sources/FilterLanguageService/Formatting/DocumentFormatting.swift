import FilterDocuments
import FilterSemantics
public import FilterText
package import FilterVocabulary

/// How queries are formatted.
public struct FormattingOptions: Hashable, Sendable {
  /// How much of a query is written anew. No style changes the order of terms.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The text as typed, with spacing, letter case, `and` and redundant parentheses normalized: `T:Elf` becomes
    /// `t:Elf`. Lines, quotes, commas and slashes stay.
    case tidy
    /// As `tidy`, with the shortest names and explicit operators: `color:rg rarity>=rare` becomes `c>=rg r>=r`.
    case short
    /// As `tidy`, with the full names and explicit operators: `c:rg` becomes `color>=rg`.
    case long
    /// One line with the fewest parentheses, quotes and separators.
    case canonical
    /// As `canonical`, with one operand per line where a line would be too long.
    case lines
  }

  /// The style of the text.
  public var style: Style
  /// The maximum length of a line in characters. A query that fits is put on one line, a longer one on several, one
  /// operand on each. Zero or less keeps line breaks as they are, and is 80 for the style `lines`.
  public var lineWidth: Int
  /// One step of indentation. An empty text, or one with other characters than spaces and tabs, counts as two spaces.
  public var indentation: String
  /// Whether white space at the ends of comments, blank lines and invalid queries is removed. In valid queries it
  /// always is.
  public var trimsTrailingWhitespace: Bool
  /// Whether a line ending is added to a text that ends without one.
  public var insertsFinalNewline: Bool
  /// Whether blank lines at the end of the text are removed.
  public var trimsFinalNewlines: Bool

  /// Makes options. By default lines are neither broken nor joined, and names stay as typed.
  public init(
    style: Style = .tidy, lineWidth: Int = 0, indentation: String = "  ", trimsTrailingWhitespace: Bool = true,
    insertsFinalNewline: Bool = true, trimsFinalNewlines: Bool = true
  ) {
    self.style = style
    self.lineWidth = lineWidth
    self.indentation = indentation
    self.trimsTrailingWhitespace = trimsTrailingWhitespace
    self.insertsFinalNewline = insertsFinalNewline
    self.trimsFinalNewlines = trimsFinalNewlines
  }

  /// The options for a query in a text of another language, which has its own lines around it.
  ///
  /// - Parameter canBreakLines: Whether the text has a line for each line of the query.
  package func embedded(canBreakLines: Bool) -> FormattingOptions {
    var options = self
    options.insertsFinalNewline = false
    options.trimsFinalNewlines = false
    if !canBreakLines {
      options.lineWidth = 0
      if style == .lines { options.style = .canonical }
    }
    return options
  }

  /// The options for a query among lines that are no part of it and stay as they are.
  package func keepingOtherLines(canBreakLines: Bool) -> FormattingOptions {
    var options = embedded(canBreakLines: canBreakLines)
    options.trimsTrailingWhitespace = false
    return options
  }

  /// One valid step of indentation.
  var step: [UInt8] {
    let bytes = Array(indentation.utf8)
    let isIndentation = !bytes.isEmpty && bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    return isIndentation ? bytes : [0x20, 0x20]
  }
}

extension DocumentSnapshot {
  /// The edits that format the whole text, in bytes of the document: sorted, not overlapping, minimal.
  ///
  /// Normalizes spacing and the case of fields and connectives, and removes redundant `and` and parentheses; styles
  /// other than ``FormattingOptions/Style/tidy`` change more. Queries keep their meaning. Comments with the white space
  /// around them, blank lines between queries and the kind of line endings stay. A query that is invalid or not UTF-8
  /// loses only trailing white space. A formatted text gets no edits. Takes the time of parsing all queries.
  public func formattingEdits(options: FormattingOptions = FormattingOptions()) -> [TextEdit] {
    formattingEdits(in: [source.range], options: options)
  }

  /// The edits that format the queries and lines that a range of the document touches. A range that ends at the start
  /// of a line does not touch that line, unless the text ends there too. The range is clamped to the text.
  public func formattingEdits(
    in range: SourceRange, options: FormattingOptions = FormattingOptions()
  ) -> [TextEdit] {
    formattingEdits(in: [range], options: options)
  }

  /// The edits that format the queries and lines that ranges of the document touch, each once. The ranges may have any
  /// order and may overlap.
  public func formattingEdits(
    in ranges: [SourceRange], options: FormattingOptions = FormattingOptions()
  ) -> [TextEdit] {
    var pass = FormattingPass(
      layout, options: options, vocabulary: vocabulary, isStopped: { isStopped },
      parsed: { entries[$0].parsed })
    for run in runs(ofLinesTouching: ranges) { pass.format(run) }
    return pass.edits
  }

  /// The runs of lines that ranges touch, extended to whole queries, in order.
  private func runs(ofLinesTouching ranges: [SourceRange]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for run in ranges.map({ lines(touching: $0) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, run.lowerBound < last.upperBound {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  private func lines(touching range: SourceRange) -> Range<Int> {
    let range = range.clamped(to: source.range)
    var first = lines.line(of: range.start)
    var last = lines.line(of: range.end)
    if last > first, range.end < source.length, range.end == lines.range(ofLine: last).start { last -= 1 }
    let queries = queries(touching: span(ofLines: first...last))
    if let query = queries.first { first = min(first, lines.line(of: query.range.start)) }
    if let query = queries.last { last = max(last, lines.line(of: query.range.end)) }
    return first..<last + 1
  }

  /// The range of lines, without the ending of the last.
  func span(ofLines run: ClosedRange<Int>) -> SourceRange {
    SourceRange(
      start: lines.content(ofLine: run.lowerBound).start, end: lines.content(ofLine: run.upperBound).end)
  }

  /// The line ending of the document: that of its first line, or LF.
  var lineEnding: [UInt8] { lines.firstLineEnding }
}

extension LineTable {
  /// The ending of the first line, or LF.
  var firstLineEnding: [UInt8] {
    let ending = SourceRange(start: content(ofLine: 0).end, end: range(ofLine: 0).end)
    return ending.isEmpty ? [0x0A] : Array(source.bytes[ending.start..<ending.end])
  }
}

extension QueryDocument {
  /// The edits that format the whole text, as ``DocumentSnapshot/formattingEdits(options:)`` makes them. No query is
  /// kept.
  package func formattingEdits(options: FormattingOptions, vocabulary: Vocabulary) -> [TextEdit] {
    var pass = FormattingPass(self, options: options, vocabulary: vocabulary) { vocabulary.parse(source(ofQuery: $0)) }
    pass.format(0..<lines.lineCount)
    return pass.edits
  }
}

import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterJSON
import FilterLexer
import FilterLists
import FilterParser
import FilterPrinter
import FilterReports
import FilterSemantics
import FilterText
import TerminalUI

extension ReplInterpreter {
  /// Answers a command that shows the result of parsing or printing a query.
  func syntax(_ command: ReplCommandList.Command, of query: AnalyzedQuery, _ columns: Int) -> ReplAnswer {
    let parsed = query.parsed
    switch command {
    case .tree: return picture(of: parsed, .tree)
    case .tokens: return picture(of: parsed, .tokens)
    case .ast: return tree(of: parsed)
    case .tidy: return .line(SourceTidier().tidied(parsed).description)
    case .close: return .line(parsed.autoclosed.description)
    case .json: return .line(QueryJSON.line(QueryDiagnostics(parsed)))
    case .roundtrip: return roundTrip(of: parsed)
    default: return .line(parsed.query?.canonicalText ?? "")
    }
  }

  private func picture(of query: ParsedQuery, _ part: QueryPicture.Part) -> ReplAnswer {
    let diagnostics = QueryDiagnostics(query, first: 0)
    return .sequences(QueryPicture(diagnostics, style: TerminalStyle.sequences).draw([part]))
  }

  private func tree(of parsed: ParsedQuery) -> ReplAnswer {
    guard let query = parsed.query?.flattened() else { return .line("nothing to run", .faint) }
    var answer = ReplAnswer()
    func draw(_ query: FilterQuery<FilterTerm>, depth: Int) {
      var line = ScreenLine(String(repeating: " ", count: 2 * depth))
      switch query {
      case .term(let term):
        line.append(term.description)
        answer.lines.append(line)
      case .and(let polarity, let operands), .or(let polarity, let operands):
        var word = "or"
        if case .and = query { word = "and" }
        line.append(polarity.description + word, TextStyle(.blue))
        answer.lines.append(line)
        for operand in operands { draw(operand, depth: depth + 1) }
      }
    }
    draw(query, depth: 0)
    return answer
  }

  /// Checks that the query survives printing and parsing.
  private func roundTrip(of parsed: ParsedQuery) -> ReplAnswer {
    let source = parsed.source
    var laws = [
      Law(
        "the tokens joined", found: SourceText(bytes: parsed.tree.tokens.flatMap { source.bytes[$0.range] }),
        expected: source)
    ]
    if let query = parsed.query {
      let printed = query.canonicalText
      let again = ParsedQuery(parsing: printed, syntax: parsed.syntax).query
      laws.append(
        Law(
          "the canonical text printed again", found: SourceText(again?.canonicalText ?? ""),
          expected: SourceText(printed)))
      laws.append(
        Law(
          "the query of its canonical text", found: SourceText(again?.flattened()?.description ?? ""),
          expected: SourceText(query.flattened()?.description ?? "")))
    }
    var answer = ReplAnswer()
    for law in laws {
      let holds = law.found == law.expected
      var line = ScreenLine(holds ? "ok" : "no", TextStyle(holds ? .green : .red))
      line.append("  " + law.name)
      answer.lines.append(line)
      if holds { continue }
      answer.isError = true
      answer.add("    found     \(law.found.description)")
      answer.add("    expected  \(law.expected.description)")
    }
    if parsed.query == nil { answer.add("no query to print", .faint) }
    return answer
  }
}

/// A value that must equal the expected one.
private struct Law {
  let name: String
  let found: SourceText
  let expected: SourceText

  init(_ name: String, found: SourceText, expected: SourceText) {
    self.name = name
    self.found = found
    self.expected = expected
  }
}

extension [UInt8] {
  fileprivate subscript(_ range: SourceRange) -> ArraySlice<UInt8> { self[range.start..<range.end] }
}

extension ReplInterpreter {
  /// Explains a query in English and lists its diagnostics.
  func explanation(of query: AnalyzedQuery, _ columns: Int) -> ReplAnswer {
    var answer = ReplAnswer.line(query.englishExplanation.description)
    answer.add(sequences: diagnosticLines(of: query, columns))
    return answer
  }

  /// More diagnostics of a query are only counted.
  private static let maximumDiagnostics = 5

  /// The first diagnostics of a query, errors before others, drawn as `filterq check` draws them, and the number of the
  /// rest.
  func diagnosticLines(of query: AnalyzedQuery, _ columns: Int) -> [String] {
    let all = query.diagnostics
    if all.isEmpty { return [] }
    let errors = all.filter { $0.severity == .error }
    let shown = (errors + all.filter { $0.severity != .error }).prefix(Self.maximumDiagnostics)
    let style = TerminalStyle.sequences
    var rendering = CaretRendering(lines: LineTable(query.source), style: style, prefix: "")
    rendering.width = max(4, min(100, columns - 2))
    var lines = (all.count > shown.count ? Array(shown) : all).flatMap { rendering.draw($0, in: query.source) }
    if all.count > shown.count {
      lines.append(style.dim("… and \(Counted.of(all.count - shown.count, "more diagnostic"))"))
    }
    return lines
  }

  /// Simplifies a query and lists the steps.
  func simplification(of query: AnalyzedQuery) -> ReplAnswer {
    guard let simplified = query.query?.simplified(in: environment.vocabulary) else {
      return .line("nothing to simplify", .faint)
    }
    var answer =
      simplified.matchesNothing
      ? ReplAnswer.line("nothing matches", .faint) : ReplAnswer.line(simplified.query.canonicalText)
    for step in simplified.steps {
      let (before, after) = (step.before.canonicalText, step.after.canonicalText)
      // Skip steps that change only the nesting of the tree, not the text.
      if before == after { continue }
      var line = ScreenLine("  \(before) ")
      line.append("→", .faint)
      line.append(" \(after)")
      answer.lines.append(line)
      answer.add("    \(step.rule.description)", .faint)
    }
    return answer
  }
}

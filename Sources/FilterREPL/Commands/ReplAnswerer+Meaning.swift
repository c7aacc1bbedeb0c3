import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import TerminalUI

extension ReplAnswerer {
  /// What a query means, and what is wrong with it.
  func explanation(of source: SourceText, _ columns: Int) -> ReplAnswer {
    let query = analyzed(source)
    var answer = ReplAnswer.line(query.englishExplanation.description)
    answer.add(sequences: findings(of: query, columns))
    return answer
  }

  /// The findings of a query as `filterq check` draws them.
  func findings(of query: AnalyzedQuery, _ columns: Int) -> [String] {
    let diagnostics = query.diagnostics
    if diagnostics.isEmpty { return [] }
    var rendering = CaretRendering(lines: LineTable(query.source), style: TerminalStyle.sequences, prefix: "")
    rendering.width = max(20, min(100, columns - 2))
    return diagnostics.flatMap { rendering.draw($0, in: query.source) }
  }

  /// A simpler query, and the steps to it.
  func simplification(of source: SourceText) -> ReplAnswer {
    guard let simplified = ParsedQuery(parsing: source).query?.simplified(in: world.vocabulary) else {
      return .line("nothing to simplify", .faint)
    }
    var answer = ReplAnswer.line(simplified.query.canonicalText)
    for step in simplified.steps {
      let (before, after) = (step.before.canonicalText, step.after.canonicalText)
      // Some nesting shows in the tree and not in the text.
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

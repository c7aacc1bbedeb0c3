import FilterAST
import FilterParser
import FilterRegex
import FilterSemantics
import FilterText
import FilterVocabulary

/// Findings within regular expressions, and of their number.
struct RegexDiagnostics {
  static func of(_ query: AnalyzedQuery) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var count = 0
    for leaf in query.leaves {
      guard case .regex = leaf.term, case .success(.regex) = leaf.reading else { continue }
      let limit = query.vocabulary.limits.regexes
      count += 1
      if limit > 0, count - 1 == limit {
        found.append(
          Diagnostic(
            id: SemanticProblem.tooManyRegexes.id, severity: SemanticProblem.tooManyRegexes.severity, range: leaf.value,
            message: "The source refuses a query with more than \(limit) regular expressions"))
      }
      found += findings(in: leaf, of: query)
    }
    return found
  }

  /// The findings in a pattern, in offsets of the query.
  private static func findings(in leaf: AnalyzedLeaf, of query: AnalyzedQuery) -> [Diagnostic] {
    // Without a closing slash the syntax has the word.
    let text = query.source[leaf.value]
    guard text.utf8.count >= 2, text.utf8.first == UInt8(ascii: "/"), text.utf8.last == UInt8(ascii: "/") else {
      return []
    }
    let start = leaf.value.start + 1
    let pattern = SourceText(bytes: Array(query.source.bytes[start..<(leaf.value.end - 1)]))
    return RegexSyntax(parsing: pattern).diagnostics(limits: RegexLimits(query.vocabulary.limits)).map {
      $0.shifted(by: start)
    }
  }
}

extension Diagnostic {
  /// The same finding in offsets of a text that has `distance` bytes more before it.
  fileprivate func shifted(by distance: Int) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity, range: range.shifted(by: distance), message: message,
      related: related.map { RelatedPlace(range: $0.range.shifted(by: distance), message: $0.message) },
      fixes: fixes.map { fix in
        Fix(
          title: fix.title,
          edits: fix.edits.map { TextEdit(range: $0.range.shifted(by: distance), replacement: $0.replacement) })
      })
  }
}

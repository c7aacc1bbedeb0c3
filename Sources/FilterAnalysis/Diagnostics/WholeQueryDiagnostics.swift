import FilterAST
import FilterLexer
import FilterParser
import FilterRegex
import FilterSemantics
package import FilterText
import FilterVocabulary

/// Diagnostics that concern the whole query, and suggestions for bare words.
struct WholeQueryDiagnostics: DiagnosticPass {
  let query: AnalyzedQuery
  let budget: FixBudget
  var found: [Diagnostic] = []

  static func of(_ query: AnalyzedQuery, budget: FixBudget) -> [Diagnostic] {
    var pass = WholeQueryDiagnostics(query: query, budget: budget)
    pass.reviewLength()
    pass.reviewUse()
    let hasNames = query.leaves.contains { if case .name = $0.term { true } else { false } }
    if hasNames {
      pass.reviewWords()
      pass.found += ForeignConnectives.of(query, budget: budget)
    }
    pass.found += MisreadWords.of(query, budget: budget) + BrokenValues.of(query, budget: budget)
    // Hints are for typed queries, not for long texts.
    if query.source.length > FixTrial.maximumLength { return pass.found }
    // Queries with syntax errors get no hints.
    if query.parsed.outcome == .valid { pass.reviewPrecedence() }
    return pass.found
  }

  /// Text beyond the limit, which the service does not read.
  private mutating func reviewLength() {
    let limit = query.vocabulary.limits.queryCharacters
    guard limit > 0, query.source.length > limit else { return }
    var count = 0
    for (offset, byte) in query.source.bytes.enumerated() where byte & 0xC0 != 0x80 {
      count += 1
      if count <= limit { continue }
      let rest = SourceRange(start: offset, end: query.source.length)
      report(.queryTooLong, at: rest, "the service reads only the first \(limit) characters of a query")
      return
    }
  }

  /// If all terms are ignored the query is refused. A single ignored term has its own diagnostic.
  private mutating func reviewUse() {
    // Elsewhere each of them is an error.
    if !query.vocabulary.ignoresUnreadTerms { return }
    var ignored = 0
    for leaf in query.leaves {
      if leaf.isUsable { return }
      if !leaf.isDirective { ignored += 1 }
    }
    guard ignored > 1, let first = query.leaves.first, let last = query.leaves.last else { return }
    report(
      .allIgnored, at: first.range.union(last.range),
      "all \(ignored) terms are ignored; the query is refused")
  }

  private mutating func reviewWords() {
    // Several words are a name, whatever each of them means.
    var names = 0
    for leaf in query.leaves {
      if case .name = leaf.term { names += 1 }
    }
    for index in query.leaves.indices {
      guard case .name(_, exact: false, let name) = query.leaves[index].term, name.form == .bare else { continue }
      if name.text.utf8.count > 40 || query.source.length > FixTrial.maximumLength { continue }
      let split = query.splitSuggestion(forLeaf: index)
      if !split.isEmpty {
        report(
          .runTogether, at: query.leaves[index].range,
          "\(query.quoted(query.leaves[index].range)) looks like a filter without an operator",
          fixes: split.map { $0.fix })
      } else if names == 1, query.parsed.outcome == .valid {
        reportBareValue(at: index, word: name.text)
      }
    }
  }

  /// A word that is also a value. Only a hint, since it may well be part of a name.
  private mutating func reportBareValue(at index: Int, word: String) {
    let leaf = query.leaves[index]
    guard word.utf8.count > 3, !word.utf8.contains(UInt8(ascii: "'")),
      let field = query.vocabulary.fieldHavingValue(word)
    else { return }
    let text = query.vocabulary[field].shortestSpelling + ":" + word
    let range = SourceRange(start: leaf.minus.end, end: leaf.range.end)
    report(
      .bareValue, at: leaf.range,
      "\(query.quoted(range)) is searched in names; it is also a value of '\(query.vocabulary[field].name)'",
      fixes: [replacing(range, with: text)])
  }

  /// `a b or c` reads as `(a b) or c`. One diagnostic for the whole query, at its first `or`.
  private mutating func reviewPrecedence() {
    guard query.leaves.count > 2 else { return }
    let tree = query.parsed.tree
    // The terms of a branch need not be adjacent: a group between them may have branches of its own.
    var seen: Set<SyntaxNodeID> = []
    var ranges: [SourceRange] = []
    var reading = ""
    for leaf in query.leaves {
      guard let branch = tree.parent(of: leaf.node), tree.kind(of: branch) == .conjunction,
        let level = tree.parent(of: branch), tree.kind(of: level) == .disjunction, seen.insert(level).inserted
      else { continue }
      let alternatives = tree.children(of: level).filter {
        tree.kind(of: $0) == .conjunction || tree.kind(of: $0).isOperand
      }
      let joined = alternatives.filter { tree.isJoinedByNothing($0) }.map { tree.range(of: $0) }
      if ranges.isEmpty, !joined.isEmpty {
        reading = alternatives.map { alternative in
          let text = query.source[tree.range(of: alternative)]
          return tree.isJoinedByNothing(alternative) ? "(\(text))" : text
        }.joined(separator: " or ")
      }
      ranges += joined
    }
    guard let first = ranges.first else { return }
    let edits = ranges.flatMap { [TextEdit.insert("(", at: $0.start), .insert(")", at: $0.end)] }
    report(
      .surprisingPrecedence, at: first, "'or' binds loosest: this reads as \(Diagnostic.quotation(of: reading))",
      related: ranges.dropFirst().map { RelatedRange(range: $0, message: "another alternative") },
      fixes: [Fix(title: "Add parentheses", edits: edits.sorted { $0.range.start < $1.range.start })])
  }
}

extension AnalyzedLeaf {
  /// Whether the term searches for anything, even without a match. Ignored terms and directives do not. Source:
  /// Reference 1.7, 2.2.
  fileprivate var isUsable: Bool {
    switch reading {
    case .success(.directive): false
    case .success: true
    case .failure(.operatorNotTaken): true
    case .failure(.unknownField), .failure(.quotedValue): isComparison
    // A number with trailing text is read as two terms. An incomplete operator is a letter of a name.
    case .failure(.numberWithTail), .failure(.halfOperator): true
    case .failure: false
    }
  }

  /// Whether the operator is not `:` or `=`.
  var isComparison: Bool {
    guard case .filter(_, field: _, let comparison, _) = term else { return false }
    return comparison != .colon && comparison != .equal
  }
}

/// Diagnostics inside regular expressions, and about their number.
struct RegexDiagnostics {
  static func of(_ query: AnalyzedQuery) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var count = 0
    for leaf in query.leaves {
      guard case .regex = leaf.term, case .success(.regex(_, let pattern)) = leaf.reading else { continue }
      let limit = query.vocabulary.limits.regexes
      count += 1
      if limit > 0, count - 1 == limit {
        found.append(
          Diagnostic(
            .tooManyRegexes, at: leaf.value, "the service takes at most \(limit) regular expressions"))
      }
      let own = diagnostics(in: leaf, of: query)
      found += own
      if query.vocabulary.ignoresUnreadTerms || own.contains(where: { $0.severity == .error }) { continue }
      // A pattern without an error may be too long to be run.
      do throws(RegexCompilationError) {
        _ = try CompiledRegex(RegexSyntax(parsing: SourceText(pattern.text), of: query.vocabulary))
      } catch {
        let effect = UnreadTermEffect(query.vocabulary).ofUnread
        found.append(Diagnostic(.unreadTerm, at: leaf.value, "\(error.message); \(effect)").asError)
      }
    }
    return found
  }

  /// The diagnostics of a pattern, in offsets of the query.
  private static func diagnostics(in leaf: AnalyzedLeaf, of query: AnalyzedQuery) -> [Diagnostic] {
    // The parser already reports unclosed patterns.
    let text = query.source[leaf.value]
    guard text.utf8.count >= 2, text.utf8.first == UInt8(ascii: "/"), text.utf8.last == UInt8(ascii: "/") else {
      return []
    }
    let start = leaf.value.start + 1
    let pattern = SourceText(bytes: Array(query.source.bytes[start..<(leaf.value.end - 1)]))
    let limits = RegexLimits(query.vocabulary.limits)
    return RegexSyntax(parsing: pattern, of: query.vocabulary).diagnostics(limits: limits).map { diagnostic in
      let shifted = diagnostic.shifted(by: start)
      if !RegexDiagnosticKind.limits.contains(where: { $0.id == diagnostic.id }) { return shifted }
      return Diagnostic(
        id: shifted.id, severity: .information, range: shifted.range,
        message: "the service refuses this: \(shifted.message)", related: shifted.related, fixes: shifted.fixes)
    }
  }
}

extension Diagnostic {
  /// The same diagnostic, `distance` bytes further.
  package func shifted(by distance: Int) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity, range: range.shifted(by: distance), message: message,
      related: related.map { RelatedRange(range: $0.range.shifted(by: distance), message: $0.message) },
      fixes: fixes.map { fix in
        Fix(
          title: fix.title,
          edits: fix.edits.map { TextEdit(range: $0.range.shifted(by: distance), replacement: $0.replacement) })
      })
  }
}

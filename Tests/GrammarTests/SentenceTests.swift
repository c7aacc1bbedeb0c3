import FilterLexer
import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// Sentences made of the grammar against the parser. A failure prints the sentence and the seed.
///
/// A long run: `FILTERQ_CASES=1000000 swift test -c release --filter SentenceTests`.
@Suite struct SentenceTests {
  let grammar: Grammar

  init() throws {
    grammar = try Grammar.load()
  }

  /// Derived sentences are valid, and the grammar and the parser agree on all tokens and nodes.
  @Test func sentencesAreValid() {
    let cases = PropertyCases.count(long: 1_000)
    var turns: Set<Turn> = []
    let failure = checkSentences(of: Grammar.start, cases: cases, seed: 11) { sentence in
      turns.formUnion(sentence.turns)
      let parsed = ParsedQuery(parsing: sentence.text)
      if parsed.outcome != .valid { return "it is \(parsed.outcome)" }
      if !parsed.diagnostics.isEmpty { return "it has diagnostics: \(parsed.diagnostics)" }
      return differenceOfTokens(sentence, parsed) ?? differenceOfNodes(sentence, parsed)
    }
    #expect(failure == nil, "\(failure?.description ?? "")")
    if failure == nil { expectCoverage(turns, cases) { !$0.isDamage && $0.syntax.base == .cards } }
  }

  /// The same in the syntax of lists, for several values of a field.
  @Test func valuesOfListsAreValid() {
    let cases = PropertyCases.count(long: 1_000)
    var turns: Set<Turn> = []
    let failure = checkSentences(of: Grammar.startOfLists, cases: cases, seed: 15) { sentence in
      turns.formUnion(sentence.turns)
      let parsed = ParsedQuery(parsing: sentence.text, syntax: .lists)
      if parsed.outcome != .valid { return "it is \(parsed.outcome): \(parsed.diagnostics)" }
      return differenceOfTokens(sentence, parsed) ?? differenceOfNodes(sentence, parsed, root: nil)
        ?? LawsOfText.check(SourceText(sentence.text), syntax: .lists)
    }
    #expect(failure == nil, "\(failure?.description ?? "")")
    if failure == nil { expectCoverage(turns, cases) { $0.section == "Lists" } }
  }

  /// Damaged sentences have the tokens of the grammar, whatever the parser makes of them.
  @Test func damagedSentencesHaveTheirTokens() {
    let cases = PropertyCases.count(long: 1_500)
    var turns: Set<Turn> = []
    let failure = checkSentences(of: Grammar.damagedStart, cases: cases, seed: 12) { sentence in
      turns.formUnion(sentence.turns)
      return differenceOfTokens(sentence, ParsedQuery(parsing: sentence.text))
    }
    #expect(failure == nil, "\(failure?.description ?? "")")
    if failure == nil { expectCoverage(turns, cases) { $0.isDamage && $0.syntax.base == .cards } }
  }

  @Test(arguments: [Grammar.start, Grammar.damagedStart])
  func sentencesObeyTheLaws(of start: String) {
    let failure = checkSentences(of: start, cases: PropertyCases.count(long: 300), seed: 13) { sentence in
      LawsOfText.check(SourceText(sentence.text))
    }
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// A sentence of a damage rule has the node and the diagnostic of the rule, whatever the rest.
  @Test func damage() throws {
    let rows = try Grammar.load().rules.filter { $0.section == "Damage" || $0.section == "Damage of lists" }
      .map { $0.name }
    for name in rows {
      let rule = try #require(grammar.rule(name), "\(name)")
      let failure = checkSentences(of: name, cases: PropertyCases.count(long: 3_000) / 50, seed: 14) { sentence in
        let parsed = ParsedQuery(parsing: sentence.text, syntax: rule.syntax)
        if !parsed.tree.kinds.contains(rule.node ?? "") {
          return "it has no \(rule.node ?? "node"):\n\(parsed.tree.dump)"
        }
        let diagnostics = parsed.diagnostics.map { $0.id.name }
        return diagnostics.contains(rule.diagnostic ?? "")
          ? nil : "it has no \(rule.diagnostic ?? "diagnostic"), but \(diagnostics)"
      }
      #expect(failure == nil, "\(name): \(failure?.description ?? "")")
    }
  }

  /// Expects that each alternative of each rule of a part of the grammar was taken. Skipped for few cases.
  private func expectCoverage(_ turns: Set<Turn>, _ cases: Int, of isMember: (Rule) -> Bool) {
    if PropertyCases.only != nil || cases < 3_000 { return }
    let missing = grammar.rules.filter(isMember).flatMap { $0.expression.turns }.filter { !turns.contains($0) }
    #expect(missing.isEmpty, "\(missing) was never taken")
  }

  private func checkSentences(
    of rule: String, cases: Int, seed: UInt64, law: (Sentence) -> String?
  ) -> PropertyFailure? {
    var generator = SentenceGenerator(grammar)
    return checkProperty(
      "sentences of '\(rule)'", cases: cases, seed: PropertyCases.seed(default: seed),
      generate: { generator.sentence(of: rule, using: &$0) }, shrink: { _ in [] },
      describe: { $0.map { "\($0.text.debugDescription)" } ?? "none" },
      law: { $0.map(law) ?? "no sentence was found" })
  }

  private func differenceOfTokens(_ sentence: Sentence, _ parsed: ParsedQuery) -> String? {
    let expected = sentence.spans.compactMap { span in
      grammar.rule(span.rule).flatMap { $0.isToken ? "\($0.token ?? "") \(span.start)..<\(span.end)" : nil }
    }
    let tokens = parsed.tree.tokens.map { "\($0.kind) \($0.range.start)..<\($0.range.end)" }
    return expected == tokens ? nil : "the grammar has the tokens \(expected), the lexer \(tokens)"
  }

  /// The `root` is the node around the sentence; nil if no rule makes it.
  private func differenceOfNodes(_ sentence: Sentence, _ parsed: ParsedQuery, root: SyntaxKind? = .query) -> String? {
    let expected = sentence.spans.compactMap { span in
      grammar.rule(span.rule).flatMap { $0.isNode ? "\($0.node ?? "") \(span.start)..<\(span.end)" : nil }
    }
    let nodes = parsed.tree.postorder.filter { root != nil || $0 != parsed.tree.root }.map { node in
      "\(parsed.tree.kind(of: node)) \(parsed.tree.range(of: node).start)..<\(parsed.tree.range(of: node).end)"
    }
    return expected == nodes ? nil : "the grammar has the nodes \(expected), the parser \(nodes)"
  }
}

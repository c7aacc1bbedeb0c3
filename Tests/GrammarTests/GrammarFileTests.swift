import FilterLexer
import FilterParser
import FilterText
import Testing

/// The grammar as a text: complete, without leftovers, and true in each of its examples.
@Suite struct GrammarFileTests {
  let grammar: Grammar

  init() throws {
    grammar = try Grammar.load()
  }

  @Test func rulesAreDefinedOnce() {
    let names = grammar.rules.map { $0.name }
    #expect(names.filter { name in names.count { $0 == name } > 1 } == [])
    let defined = Set(names)
    for rule in grammar.rules {
      let undefined = rule.expression.references.filter { !defined.contains($0) }
      #expect(undefined == [], "line \(rule.line): '\(rule.name)' mentions rules that do not exist")
    }
  }

  /// The valid part is independent: no rule of it mentions damage.
  @Test func rulesAreReachable() {
    let valid = Set(grammar.rules.filter { !$0.isDamage }.map { $0.name })
    let lists = grammar.reachable(from: Grammar.startOfLists)
    #expect(grammar.reachable(from: Grammar.start).union(lists) == valid)
    let names = Set(grammar.rules.map { $0.name })
    let damage = grammar.reachable(from: Grammar.damagedStart).union(lists)
      .union(grammar.rules.filter { $0.section == "Damage of lists" }.map { $0.name })
    // The start symbol of valid texts is the one rule that damaged texts do without.
    #expect(damage == names.subtracting([Grammar.start]))
  }

  @Test func rulesAreExplained() {
    for rule in grammar.rules {
      #expect(!rule.reason.isEmpty, "'\(rule.name)' has no reason")
      #expect(!rule.examples.isEmpty, "'\(rule.name)' has no example")
      #expect((rule.node == nil) != (rule.token == nil), "'\(rule.name)' names a node or a token")
      #expect((rule.diagnostic != nil) == rule.isDamage, "'\(rule.name)' has a diagnostic where it describes damage")
    }
  }

  @Test func namesAreThoseOfTheSources() {
    #expect(Set(grammar.rules.compactMap { $0.node }) == Set(SyntaxKind.allCases.map { "\($0)" }))
    #expect(Set(grammar.rules.compactMap { $0.token }) == Set(TokenKind.allCases.map { "\($0)" }))
    #expect(Set(grammar.rules.compactMap { $0.diagnostic }) == Set(SyntaxDiagnosticKind.allCases.map { $0.id.name }))
  }

  /// Each kind of node without damage, and each kind of token, has a rule of the same name.
  @Test func nodesAndTokensHaveTheirRule() {
    let nodes = SyntaxKind.allCases.filter { !$0.isUnexpected && !$0.isMissing }.map { "\($0)" }
    #expect(Set(grammar.rules.filter { $0.caseName == $0.node && !$0.isDamage }.map { $0.caseName }) == Set(nodes))
    let tokens = grammar.rules.filter { $0.isToken && $0.caseName == $0.token }.map { $0.caseName }
    #expect(Set(tokens) == Set(TokenKind.allCases.map { "\($0)" }))
  }

  @Test func examplesAreTrue() {
    for rule in grammar.rules {
      for example in rule.examples {
        let parsed = ParsedQuery(parsing: example, syntax: rule.syntax)
        let place: Comment = "'\(rule.name)', line \(rule.line): `\(example)`"
        if let node = rule.node { #expect(parsed.tree.kinds.contains(node), place) }
        if let token = rule.token { #expect(parsed.tree.tokenKinds.contains(token), place) }
        let diagnostics = Set(parsed.diagnostics.map { $0.id.name })
        if let diagnostic = rule.diagnostic {
          #expect(diagnostics.contains(diagnostic), place)
          // A rule of one kind of damage is shown alone.
          if rule.section != "Damaged text" { #expect(diagnostics == [diagnostic], place) }
        } else {
          #expect(parsed.outcome == .valid && diagnostics == [], place)
        }
      }
    }
  }

  @Test func conditionsAreUsed() {
    let used = grammar.rules.flatMap { $0.expression.all }.compactMap { part -> Condition? in
      if case .condition(let condition) = part { condition } else { nil }
    }
    #expect(Set(used) == Set(Condition.allCases))
  }
}

import FilterAST
import FilterParser
import Testing
import _FilterTestSupport

/// The queries of a parsed text, which are made from the tree at each call, and those of its parts.
@Suite struct QueryAtEachCallTests {
  /// A text, the number of its nodes, its outcome, and the numbers of leaves of its query and of its partial query.
  private static let borders: [(String, Int, ParsedQuery.Outcome, Int, Int)] = [
    ("", 1, .empty, 0, 0), ("  ", 1, .empty, 0, 0), ("a", 2, .valid, 1, 1), ("-t:elf", 2, .valid, 1, 1),
    ("(a)", 3, .valid, 1, 1), ("-(t:elf)", 3, .valid, 1, 1), ("((a))", 4, .valid, 1, 1), ("a b", 4, .valid, 2, 2),
    ("a or b", 4, .valid, 2, 2), ("a b c", 5, .valid, 3, 3), ("(a b)", 5, .valid, 2, 2), ("(((a)))", 5, .valid, 1, 1),
    ("a or b or c", 5, .valid, 3, 3), ("a (b)", 5, .valid, 2, 2), ("a b or c", 6, .valid, 3, 3),
    ("t:", 3, .empty, 0, 1), ("\"a", 3, .autoclosed, 1, 1), ("(a", 4, .autoclosed, 1, 1), ("a)", 3, .recovered, 1, 1),
    ("()", 2, .empty, 0, 0),
  ]

  @Test func queriesOfFewAndOfMoreNodes() {
    for (text, nodes, outcome, leaves, partialLeaves) in Self.borders {
      let parsed = ParsedQuery(parsing: text)
      #expect(parsed.tree.nodeCount == nodes, "`\(text)`")
      #expect(parsed.outcome == outcome, "`\(text)`")
      #expect(parsed.query?.leaves.count ?? 0 == leaves, "`\(text)`")
      #expect(parsed.partialQuery?.leaves.count ?? 0 == partialLeaves, "`\(text)`")
      #expect(QueryAtEachCallTests.flaw(in: text) == nil, "`\(text)`")
    }
  }

  @Test func queriesAreEqualAtEachCall() {
    let failure = checkProperty(
      "queries at each call", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 91),
      generate: { RandomText.text(length: 9, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription }, law: { QueryAtEachCallTests.flaw(in: $0) })
    #expect(failure == nil)
  }

  /// What is wrong with the queries of a text; nil if nothing is.
  private static func flaw(in text: String) -> String? {
    let parsed = ParsedQuery(parsing: text)
    let query: FilterQuery<FilterTerm>? = parsed.query
    let partial: FilterQuery<PartialFilterTerm>? = parsed.partialQuery
    if parsed.query != query { return "another query at the second call" }
    if parsed.partialQuery != partial { return "another partial query at the second call" }
    let fresh = ParsedQuery(parsing: text)
    if fresh.query != query || fresh.partialQuery != partial { return "another query of a fresh parse" }
    if fresh != parsed || fresh.hashValue != parsed.hashValue { return "a fresh parse is another" }
    if (parsed.outcome == .empty) != (query == nil) { return "\(parsed.outcome) with the query \(query as Any)" }
    if (partial == nil) == parsed.tree.hasTerms { return "a partial query without terms, or terms without one" }
    if parsed.steps != fresh.steps { return "other steps" }
    let whole = parsed.part(of: parsed.tree.root)
    if whole.query != query || whole.partialQuery != partial { return "the part of the root is not the whole" }
    if whole.outcome != parsed.outcome { return "the part of the root is \(whole.outcome)" }
    return nil
  }

  @Test func aPartIsTheQueryOfItsText() {
    let failure = checkProperty(
      "parts", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 92),
      generate: { QueryAtEachCallTests.sound(using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription }, law: { QueryAtEachCallTests.flawOfParts(in: ParsedQuery(parsing: $0)) })
    #expect(failure == nil)
  }

  /// A text without damage: terms, groups of them and connectives.
  private static func sound(depth: Int = 0, using random: inout SeededGenerator) -> String {
    let terms: [String] = ["a", "-b", "t:elf", "-t:elf", "\"c d\"", "pow>=3", "o:/x/", "!e", "é"]
    var operands: [String] = []
    for _ in 0..<1 + random.below(3) {
      if depth < 3, random.chance(35) {
        operands.append((random.chance(40) ? "-(" : "(") + sound(depth: depth + 1, using: &random) + ")")
      } else {
        operands.append(terms[random.below(terms.count)])
      }
    }
    return operands.joined(separator: random.chance(40) ? " or " : " ")
  }

  private static func flawOfParts(in parsed: ParsedQuery) -> String? {
    if parsed.outcome != .valid { return nil }
    var open: [SyntaxNodeID] = [parsed.tree.root]
    while let node = open.popLast() {
      open += Array(parsed.tree.children(of: node))
      let text = parsed.tree.text(of: node)
      let fresh = ParsedQuery(parsing: text)
      let part = parsed.part(of: node)
      if part.query != fresh.query { return "the query of `\(text)` is \(part.query as Any)" }
      if part.partialQuery != fresh.partialQuery { return "the partial query of `\(text)` is another" }
      if part.outcome != fresh.outcome { return "`\(text)` is \(part.outcome)" }
      if part.source != parsed.source { return "the part has a text of its own" }
      if parsed.part(of: node, dropsPrefixes: true).query == nil { return "nothing without the prefixes of `\(text)`" }
    }
    return nil
  }

  /// A part without its prefixes is a condition that is not negated.
  @Test(arguments: [("-t:elf", "t:elf"), ("-(a b)", "(a b)"), ("x -a", "a"), ("x -(a or -b)", "(a or -b)")])
  func prefixesOfAPartAreDropped(text: String, bare: String) {
    let parsed = ParsedQuery(parsing: text)
    var node = parsed.tree.root
    for child in parsed.tree.children(of: node) { node = child }
    if parsed.tree.kind(of: node) == .conjunction { for child in parsed.tree.children(of: node) { node = child } }
    let expected: FilterQuery<FilterTerm>? = ParsedQuery(parsing: bare).query
    #expect(parsed.part(of: node, dropsPrefixes: true).query == expected)
    #expect(parsed.part(of: node).query == expected?.negated)
  }

  /// Doubling a text at most doubles the steps, apart from a few at its ends.
  @Test func stepsDoubleWithTheText() {
    let rows: [String] = [
      "a ", "a b or ", "-(a) ", "(a b) or ", "t:elf pow>=3 ", "\"a b\" ", "o:/a/ ", "t: ", "(", ") ", "-", "or or ",
      "'",
    ]
    for piece in rows {
      var text = String(repeating: piece, count: 50)
      var before = ParsedQuery(parsing: text).steps
      for _ in 0..<7 {
        text += text
        let steps = ParsedQuery(parsing: text).steps
        #expect(steps <= 2 * before + 200, "\(piece): \(before), \(steps)")
        #expect(steps > before, "\(piece)")
        before = steps
      }
    }
  }
}

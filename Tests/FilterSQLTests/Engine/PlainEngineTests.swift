import FilterEvaluation
import FilterSQL
import Testing
import _FilterTestSupport

/// Statements find what memory finds, in every dialect, run by an engine that does what the words say. Patterns are
/// left out: their languages are those of the engines.
@Suite struct PlainEngineTests {
  private static func isPlain(_ test: LeafTest) -> Bool {
    switch test {
    case .text(let test): !test.isPattern
    case .anyText(let tests): !tests.contains { $0.isPattern }
    default: true
    }
  }

  /// The list as tables, with all that is known of it or with nothing.
  private static func list(
    _ toys: [Toy], hasVariants: Bool, isKnown: Bool
  ) -> (store: ColumnStore, schema: SQLSchema, engine: PlainEngine) {
    let store = ColumnStore(Toy.list, items: toys)
    var schema = SQLSchema(Toy.list, hasVariants: hasVariants)
    let content = SQLContent(schema, store)
    var codes = SQLCostCodes()
    let engine = PlainEngine(content, schema, &codes)
    if isKnown { content.add(to: &schema.facts) }
    schema.facts.costs = codes.costs
    return (store, schema, engine)
  }

  @Test(arguments: SQLDialect.all, [true, false]) func everyDialectMeansTheSame(
    dialect: SQLDialect, isKnown: Bool
  ) {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 11))
    let words = RandomToys.words + RandomToys.hostile
    let toys = (0..<24).map { _ in RandomToys.toy(&random, words: words) }
    let list = Self.list(toys, hasVariants: true, isKnown: isKnown)
    var found = 0
    let failure = checkProperty(
      "\(dialect) finds what memory finds", cases: PropertyCases.count(long: 30),
      seed: PropertyCases.seed(default: 12),
      generate: { random in RandomToys.query(&random, of: { RandomToys.term(&$0, words: words) }) },
      shrink: { query -> [String] in
        shorterArrays(query.split(separator: " ")).map { $0.joined(separator: " ") }
      },
      describe: { $0 },
      law: { query -> String? in
        let plan = Toy.list.plan(query)
        if !plan.leaves.allSatisfy({ Self.isPlain($0.test) }) { return nil }
        guard let statement = try? list.schema.statement(for: plan, in: dialect) else { return nil }
        let expected = list.store.run(plan).rows()
        do {
          let rows = try list.engine.items(statement)
          found += rows.isEmpty ? 0 : 1
          return rows == expected ? nil : "\(rows), memory \(expected): \(statement.text)"
        } catch { return "\(error): \(statement.text)" }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    if PropertyCases.only == nil { #expect(found > 8) }
  }

  /// Items with one variant each, in two layouts.
  @Test(arguments: [SQLDialect.sqlite, .trino]) func itemsOfOneVariant(dialect: SQLDialect) throws {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 13))
    let toys = (0..<40).map { _ -> Toy in
      var toy = RandomToys.toy(&random)
      toy.editions = Array(toy.editions.prefix(1))
      return toy
    }
    let list = Self.list(toys, hasVariants: false, isKnown: true)
    for query in [
      "e:alpha", "-e:alpha", "usd>1", "-usd>1", "e:alpha usd>0", "usd>mv", "mv<=usd or r:rare",
      "-(e:beta -r<rare)",
      "cn>=7", "cn:12a -tag:fast", "date:launch or not:new", "pow=tou", "-pow=tou", "m:w",
      "-devotion:w", "c<=r mv:odd",
    ] {
      let plan = Toy.list.plan(query)
      let rows = try list.engine.items(list.schema.statement(for: plan, in: dialect))
      #expect(rows == list.store.run(plan).rows(), "\(query)")
    }
  }

  /// The engine of these tests itself: conditions of which the answer is plain.
  @Test func conditions() throws {
    let rows: [(String, Bool)] = [
      ("1 = 1", true), ("1 = 0", false), ("NOT 1 = 1", false), ("1 = 0 OR 1 = 1 AND 2 > 1", true),
      ("3 % 2 = 1", true),
      ("-3 % 2 IN (1, -1)", true), ("5 BETWEEN 1 AND 4 OR 4 BETWEEN 4 AND 4", true),
      ("(1 = 0 OR 1 = 0)", false),
      ("instr('it''s', CAST(x'2773' AS TEXT)) > 0", true), (#"position('b' IN 'abc') = 2"#, true),
      ("position('abc', 'c') = 3", true),
      (#"contains('é', convert_from('\xC3A9'::bytea, 'UTF8'))"#, true),
      ("hasAny(['a', 'b'], ['b'])", true), ("arrays_overlap(array('a'), ARRAY['b'])", false),
      ("decode(unhex('41'), 'UTF-8') = 'A'", true), ("from_utf8(X'41') <> 'A'", false),
    ]
    for (text, expected) in rows {
      var reader = ConditionReader(text, [], [:])
      #expect(try reader.condition()([:]) == .truth(expected), "\(text)")
    }
  }

  /// What is unknown stays unknown, unless the rest decides.
  @Test func unknown() throws {
    let rows: [(String, Bool?)] = [
      ("r.n = 1", Optional<Bool>.none), ("NOT r.n = 1", nil), ("r.n = 1 OR 1 = 1", true),
      ("r.n = 1 AND 1 = 0", false),
      ("r.n = 1 OR 1 = 0", nil), ("r.n IN (1, 2)", nil), ("COALESCE(r.n = 1, FALSE)", false),
      ("r.n IS NOT NULL", false),
      ("instr(r.n, 'a') > 0", nil), ("r.n % 2 = 0", nil), ("r.n BETWEEN 1 AND 2", nil),
    ]
    for (text, expected) in rows {
      var reader = ConditionReader(text, [], [:])
      #expect(try reader.condition()(["r": ["n": .null]]) == .init(expected), "\(text)")
    }
  }
}

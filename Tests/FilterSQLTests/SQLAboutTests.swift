import FilterEvaluation
import FilterSQL
import FilterVocabulary
import Testing
import _FilterTestSupport

/// What a database says about its list: facts that statements rely on, so that damage must be seen.
@Suite struct SQLAboutTests {
  private static let fieldCount = 9

  /// Facts with two fields of costs.
  private static let facts: SQLFacts = {
    var facts = SQLFacts()
    facts.fieldsWithParts = [0, 3, 8]
    facts.fieldsWithReserved = []
    facts.fieldsWithOtherLetters = [1]
    facts.costs = [7: ["{2}{W}", "{0}", "{W}{W}{W/U}"].map { cost($0) }, 3: [cost("{X}{R}")]]
    return facts
  }()

  private static func cost(_ text: String) -> Cost {
    (try? Toy.vocabulary.cost(text)) ?? Cost(symbols: [], generic: 0)
  }

  typealias CostRow = (field: Int64, code: Int64, cost: String)

  private static func rows(_ facts: SQLFacts) -> [CostRow] {
    SQLAbout.rows(of: facts.costs).map { ($0[0].integer ?? -1, $0[1].integer ?? -1, $0[2].text ?? "") }
  }

  private static func about(_ facts: SQLFacts = facts) -> SQLAbout {
    var about = SQLAbout()
    about.set(facts)
    return about
  }

  @Test func factsComeBack() {
    #expect(Self.about().facts(costs: Self.rows(Self.facts), fieldCount: Self.fieldCount) == Self.facts)
    var none = SQLFacts()
    (none.fieldsWithParts, none.fieldsWithReserved, none.fieldsWithOtherLetters) = ([], [], [])
    #expect(Self.about(none).facts(costs: [], fieldCount: 0) == none)
    // Rows come in any order.
    #expect(Self.about().facts(costs: Self.rows(Self.facts).reversed(), fieldCount: Self.fieldCount) == Self.facts)
  }

  @Test func entries() {
    let about = Self.about()
    #expect(about.entries["parts"] == "0 3 8")
    #expect(about.entries["reserved"] == "")
    #expect(about.entries["letters"] == "1")
    #expect(about.entries["costs"]?.isEmpty == false)
    #expect(about.entries["trigrams"] == "0")
    #expect(about.entries.count == 5)
    #expect(Self.rows(Self.facts).map { "\($0.field) \($0.code)" } == ["3 0", "7 0", "7 1", "7 2"])
  }

  /// Each entry is needed, and each is checked.
  @Test(arguments: ["parts", "reserved", "letters", "costs"]) func damagedEntries(name: String) {
    let rows = Self.rows(Self.facts)
    for value in [nil, "x", "-1", "0 9", "0,1", "99999999999999999999", "1 x", "0x1"] {
      var about = Self.about()
      about.entries[name] = value
      #expect(about.facts(costs: rows, fieldCount: Self.fieldCount) == nil, "\(value ?? "nil")")
    }
  }

  /// A damaged row of costs would give other items, without an error.
  @Test func damagedCosts() {
    let table: [(Int64, Int64, String)] = [
      (3, 0, ""), (3, 0, "x"), (3, 0, ";"), (3, 0, "0:1"), (3, 0, "0:1;0;0"), (3, 0, "0:0;0"), (3, 0, "-1:1;0"),
      (3, 0, "0;0"), (3, 0, "0:1:1;0"), (3, 0, ";99999999999999999999"), (3, 0, "0:1;0"), (3, 1, "4:1 2:1;0"),
      (-1, 0, ";0"), (9, 0, ";0"), (Int64.max, 0, ";0"), (4, 0, ";0"), (3, Int64.min, ";0"),
    ]
    for (field, code, cost) in table {
      var rows = Self.rows(Self.facts)
      rows[0] = (field, code, cost)
      #expect(Self.about().facts(costs: rows, fieldCount: Self.fieldCount) == nil, "\(field), \(code), \(cost)")
    }
  }

  @Test func missingAndRepeatedCosts() {
    let rows = Self.rows(Self.facts)
    for index in rows.indices {
      var fewer = rows
      fewer.remove(at: index)
      #expect(Self.about().facts(costs: fewer, fieldCount: Self.fieldCount) == nil)
      #expect(Self.about().facts(costs: rows + [rows[index]], fieldCount: Self.fieldCount) == nil)
    }
    var swapped = rows
    (swapped[1].cost, swapped[2].cost) = (swapped[2].cost, swapped[1].cost)
    #expect(Self.about().facts(costs: swapped, fieldCount: Self.fieldCount) == nil)
    #expect(Self.about().facts(costs: rows, fieldCount: 8) == nil)
  }

  /// Numbers that no cost of a list has, with a checksum that fits, are compared without a crash.
  @Test func greatNumbers() throws {
    let great = Cost(symbols: [.init(symbol: .max, count: .max), .init(symbol: 0, count: .max)], generic: .max)
    let least = Cost(symbols: [], generic: .min)
    var facts = Self.facts
    facts.costs = [ToyStatements.field("cost"): [great, least], ToyStatements.field("devotion"): [great, least]]
    let about = Self.about(facts)
    let read = try #require(about.facts(costs: Self.rows(facts), fieldCount: Toy.vocabulary.fields.count))
    #expect(read.costs == facts.costs)
    let condition = { (query: String) in
      try SQLSchema(Toy.list, hasVariants: true, facts: read).statement(for: Toy.list.plan(query), in: .duckdb).text
    }
    for relation in ["=", ":", "!=", "<", "<=", ">", ">="] {
      #expect(try condition("m\(relation)2w devotion\(relation)w").hasPrefix("SELECT t.id FROM toys t WHERE "))
    }
    #expect(
      try condition("m>=2w").hasSuffix(
        "(t.cost_code = 0 OR t.id IN (SELECT p.item FROM toys_parts p WHERE p.cost_code = 0))")
        || condition("m>=2w").hasSuffix("t.cost_code = 0"))
  }

  /// A checksum tells where one value ends, and no value from an empty text.
  @Test func checksums() {
    let different: [[[SQLValue]]] = [
      [], [[]], [[.null]], [[.text("")]], [[.null, .null]], [[.text("ab")]], [[.text("a"), .text("b")]],
      [[.text("b"), .text("a")]], [[.integer(0)]], [[.integer(10)]], [[.integer(1), .integer(0)]], [[.integer(-1)]],
    ]
    let sums = different.map { SQLAbout.checksum(of: $0) }
    // No rows, and a row of nothing, have no values.
    #expect(Set(sums).count == different.count - 1)
    #expect(sums[0] == "cbf29ce484222325")
    // FNV-1a of "a" and 0xFF, computed by hand from its two steps.
    let step = { (hash: UInt64, byte: UInt64) in (hash ^ byte) &* 0x100_0000_01B3 }
    #expect(SQLAbout.checksum(of: [[.text("a")]]) == String(step(step(0xCBF2_9CE4_8422_2325, 0x61), 0xFF), radix: 16))
  }
}

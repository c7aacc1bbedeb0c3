import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing

/// What conclusions say about items with several values: a range is met by one of them, and `!=` by none like the written
/// one.
@Suite struct ManyValuesTests {
  static let list: Vocabulary? = try? Vocabulary(
    json: #"""
      {"name": "x", "fields": [
        {"name": "n", "kind": "number", "multiplicity": "optional"}, {"name": "s", "kind": "catalog", "multiplicity": "optional"},
        {"name": "at", "kind": "instant", "multiplicity": "optional"},
        {"name": "lv", "kind": "number", "multiplicity": "many"}, {"name": "due", "kind": "date", "multiplicity": "many"},
        {"name": "tags", "kind": "catalog", "multiplicity": "many"}, {"name": "note", "kind": "text", "multiplicity": "many"},
        {"name": "rank", "kind": "ordered-enumeration", "multiplicity": "many", "values": ["low", "middle", "high"]},
        {"name": "ver", "kind": "version", "multiplicity": "many"},
        {"name": "flags", "kind": "boolean", "multiplicity": "many"}]}
      """#)

  private static func query(_ text: String, _ vocabulary: Vocabulary) throws -> FilterQuery<FilterTerm> {
    try #require(vocabulary.parse(text).query, "\(text)")
  }

  @Test func relations() throws {
    let rows =
      [
        ("lv:1..3", "lv>=1 lv<=3", "narrower"), ("n:1..3", "n>=1 n<=3", "same"), ("n:{1 TO 3]", "n>1 n<=3", "same"),
        ("n!=1..3", "n<1 or n>3", "same"), ("lv!=1..3", "-lv:1..3", "narrower"),
        ("lv!=1..3", "lv<1 or lv>3", "narrower"),
        ("lv:2..3", "lv:1..4", "narrower"), ("lv!=1..4", "lv!=2..3", "narrower"), ("lv:1..", "lv>=1", "same"),
        ("lv!=1..", "lv<1", "narrower"), ("due:2024..2025", "due>=2024 due<=2025", "narrower"),
        ("ver:1.2..1.9", "ver>=1.2 ver<=1.9", "narrower"), ("rank:low..middle", "rank<=middle", "same"),
        ("rank!=low", "rank>low", "narrower"), ("tags!=home", "-tags=home", "narrower"),
        ("lv!=3", "-lv=3", "narrower"), ("n!=3", "-n=3", "narrower"),
        ("tags=phone tags!=home", "tags=phone", "narrower"),
        ("-n!=2", "no:n or n=2", "same"), ("-n:2..3", "no:n or n!=2..3", "same"), ("has:n n>2", "n>2", "same"),
        ("n<3 or n>=3", "has:n", "narrower"), ("no:n or n>=3", "-n<3", "narrower"), ("no:n", "n:null", "same"),
        ("n!=2 or n=2", "has:n", "same"), ("no:n n>2", "no:n n=1", "same"), ("-s!=open", "no:s or s=open", "same"),
        ("-at!=2024", "no:at or at=2024", "same"),
        ("-tags!=home", "-tags!=home,phone", "narrower"), ("note!=a", "-note=a", "narrower"),
        ("note!~a", "-note=~a", "narrower"),
        ("flags!=true", "flags=false", "narrower"),
      ] as [(String, String, String)]
    for (one, other, expected) in rows {
      try expect(one, other, expected, in: #require(Self.list))
    }
  }

  /// Another value than those of a range may be one that the kind of the field cannot read.
  @Test(arguments: [
    ("n!=1..3", "n<1 or n>3", "wider"), ("lv!=1..3", "lv<1 or lv>3", "different"), ("lv!=1..", "lv<1", "different"),
    ("n!=3", "n<3 or n>3", "wider"), ("n!=2..", "n<5", "different"),
  ])
  func relationsWithOtherValues(_ one: String, _ other: String, _ expected: String) throws {
    try expect(one, other, expected, in: #require(Self.list).noting { _, _ in .possible })
  }

  private func expect(_ one: String, _ other: String, _ expected: String, in list: Vocabulary) throws {
    let (first, second) = (try Self.query(one, list), try Self.query(other, list))
    let found =
      switch first.relation(to: second, in: list) {
      case .same: "same"
      case .narrower: "narrower"
      case .wider: "wider"
      case .different: "different"
      case .unknown: "unknown"
      }
    #expect(found == expected, "\(one) and \(other)")
  }

  @Test func simplified() throws {
    let rows =
      [
        ("tags=phone tags!=home", "tags=phone tags!=home", false), ("-tags!=a tags=c", "-tags!=a tags=c", false),
        ("tags!=a tags=a", "tags!=a tags=a", true), ("lv!=3 lv=3", "lv!=3 lv=3", true),
        ("lv:1..3 lv:2..5", "lv:1..3 lv:2..5", false),
        ("lv:1..3 lv:0..5", "lv:1..3", false), ("lv:1..3 lv!=2", "lv:1..3 lv!=2", false), ("lv:3..1", "lv:3..1", true),
        ("lv!=1..3 lv=2", "lv!=1..3 lv=2", true), ("lv!=1..3 lv!=2", "lv!=1..3", false),
        ("n:1..3 n!=2", "n:1..3 n!=2", false),
        ("-lv!=2 -lv=2", "-lv!=2 -lv=2", false), ("note!=a note=a", "note!=a note=a", true),
        ("-lv:1..3 lv>=1 lv<=3", "-lv:1..3 lv>=1 lv<=3", false), ("-n:1..3 n>=1 n<=3", "-n:1..3 n>=1 n<=3", true),
      ] as [(String, String, Bool)]
    for (text, expected, matchesNothing) in rows {
      let list = try #require(Self.list)
      let simplified = try Self.query(text, list).simplified(in: list)
      #expect(simplified.query.canonicalText == expected)
      #expect(simplified.matchesNothing == matchesNothing, "\(text)")
    }
  }

  /// A note on a range is about the whole of it.
  @Test(arguments: [
    ("n:..4 n:2..6", []), ("n:..4 n:1..3", ["n:1..3"]), ("n:1..3 n:1..3", ["n:1..3"]), ("lv:..4 lv:2..6", []),
    ("lv:1..3 lv>=1", ["lv:1..3"]), ("lv:(1..3 or 2)", ["lv:(1..3)"]),
  ])
  func redundantRanges(_ text: String, _ fixed: [String]) throws {
    let list = try #require(Self.list)
    let query = AnalyzedQuery(parsing: text, vocabulary: list)
    let found = query.diagnostics.flatMap { $0.fixes }.compactMap { $0.applied(to: query.source)?.description }
    #expect(found == fixed, "\(query.diagnostics)")
  }

  @Test(arguments: [
    ("lv:1..3", "items with lv from 1 to 3"), ("lv!=3", "items with values of lv that are all other than 3"),
    ("tags!=home", "items with values of tags that are all other than “home”"),
    ("-tags!=home", "items that do not have values of tags that are all other than “home”"),
    ("n!=3", "items with a n other than 3"), ("lv:{1 TO 3}", "items with lv more than 1 and less than 3"),
    ("n!=1..3", "items with a n other than 1 to 3"),
    ("lv!=1..", "items with values of lv that are all other than 1 or more"),
    ("due:{2024 TO 2026]", "items with due after 2024 and up to 2026"),
    ("rank:low..middle", "items with rank from low to middle"),
  ])
  func words(_ text: String, _ words: String) throws {
    let list = try #require(Self.list)
    #expect(AnalyzedQuery(parsing: text, vocabulary: list).englishExplanation.description == words)
  }

  @Test(arguments: [
    ("lv=1..3", "lv:1..3"), ("lv:{1 TO 03}", "lv:{1 TO 3}"), ("LV!=1..", "lv!=1.."), ("lv:1..x", "lv:1..x"),
    ("has:LV or no:tags", "has:LV or no:tags"), ("LV:*", "lv:*"),
  ])
  func canonical(_ text: String, _ expected: String) throws {
    let list = try #require(Self.list)
    #expect(list.canonical(try Self.query(text, list)).canonicalText == expected)
  }

  /// What cannot be read has no part in what the rest of the query is simplified to.
  @Test(arguments: ["(t:elf or x:1) (t:elf or c:g)", "t:elf (t:elf or x:1)", "-t:elf (t:elf or x:1)"])
  func nothingIsFactoredBesideAnIgnoredTerm(_ text: String) throws {
    let cards = try #require(
      try? Vocabulary(
        json: #"""
          {"name": "y", "syntax": "cards", "fields": [
            {"name": "t", "kind": "catalog"}, {"name": "c", "kind": "catalog"}]}
          """#))
    #expect(try Self.query(text, cards).simplified(in: cards).query.canonicalText == text)
  }
}

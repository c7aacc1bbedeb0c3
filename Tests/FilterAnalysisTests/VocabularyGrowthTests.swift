import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

/// Large and expensive vocabularies are read and used. Quadratic time would not finish.
@Suite(.longTier) struct VocabularyGrowthTests {
  /// A debug build is ten times slower.
  #if DEBUG
    static let count = 5_000
  #else
    static let count = 100_000
  #endif

  /// Aliases of one value: all different, all with a common prefix, and all with the same folded form.
  static let aliases: [(name: String, alias: @Sendable (Int) -> String)] = [
    ("different", { "\($0)x" }), ("beginning alike", { "modern\($0)" }),
    (
      "folded alike",
      { "m" + String(repeating: "-", count: $0 % 40) + String(repeating: "_", count: $0 / 40 % 40) + "o" }
    ),
  ]

  /// Limits may be as large as the numbers of a file, and as small.
  @Test func limitsOfAnySize() throws {
    for limit in ["9223372036854775807", "1"] {
      let vocabulary = try Vocabulary(
        json: """
          {"name": "x", "limits": {"queryCharacters": \(limit), "regexes": \(limit), "number": \(limit)},
           "fields": [{"name": "name", "kind": "text", "regex": true, "summary": ""},
             {"name": "n", "kind": "number", "summary": ""}]}
          """)
      let query = AnalyzedQuery(parsing: "name:/a/ n>=2 name:/b/ n<=1", vocabulary: vocabulary)
      let found = Set(query.diagnostics.map { $0.id.name })
      #expect(
        found.isSuperset(of: ["query-too-long", "too-many-regexes", "number-out-of-range"]) == (limit == "1"),
        "\(found)")
    }
  }

  @Test(arguments: aliases.indices) func aliasesOfOneValue(place: Int) throws {
    let alias = Self.aliases[place].alias
    let list = (0..<Self.count).map { "\"\(alias($0))\"" }.joined(separator: ",")
    let vocabulary = try Vocabulary(
      json: """
        {"name": "x", "fields": [{"name": "f", "kind": "enumeration", "summary": "",
          "values": [{"text": "one", "aliases": [\(list)]}, {"text": "two", "aliases": ["second"]}]}]}
        """)
    for text in ["f:modern", "f:\(alias(7))", "f:modren f:1x", "f:one -f:two", "f:oen"] {
      let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
      #expect(query.diagnostics.allSatisfy { query.source.range.encloses($0.range) })
      for leaf in query.leaves.indices { #expect(query.suggestions(forLeaf: leaf).count <= 5) }
    }
  }

  /// Two values whose aliases are folded to the same and spelled differently.
  @Test func aliasesOfTwoValues() throws {
    func list(_ prefix: String) -> String {
      (0..<Self.count).map { "\"\(prefix)a\(String(repeating: "-", count: $0 % 150))b\($0 / 150)\"" }.joined(
        separator: ",")
    }
    let vocabulary = try Vocabulary(
      json: """
        {"name": "x", "fields": [{"name": "f", "kind": "enumeration", "summary": "",
          "values": [{"text": "one", "aliases": [\(list(""))]}, {"text": "two", "aliases": [\(list("-"))]}]}]}
        """)
    let field = try #require(vocabulary.field(named: "f"))
    #expect(vocabulary.value("a-b1", of: field)?.text == "one")
    #expect(vocabulary.value("-a-b1", of: field)?.text == "two")
    #expect(vocabulary.value("ab1", of: field)?.text == "one")
  }

  /// Many fields that share many lists.
  @Test func listsOfManyFields() throws {
    let catalogs = (0..<300).map { "{\"name\": \"c\($0)\", \"values\": [\"v\($0)\"]}" }.joined(separator: ",")
    let names = (0..<300).map { "\"c\($0)\"" }.joined(separator: ",")
    let fields = (0..<300).map {
      "{\"name\": \"f\($0)\", \"kind\": \"catalog\", \"summary\": \"\", \"catalogs\": [\(names)]}"
    }.joined(separator: ",")
    let vocabulary = try Vocabulary(json: "{\"name\": \"x\", \"catalogs\": [\(catalogs)], \"fields\": [\(fields)]}")
    #expect(vocabulary.fieldHavingValue("v7") != nil)
  }

  /// A list that a field names again and again would be copied as often.
  @Test func aListIsNamedOnce() {
    let names = Array(repeating: "\"c\"", count: 3).joined(separator: ",")
    #expect(throws: VocabularyError.self) {
      try Vocabulary(
        json: """
          {"name": "x", "catalogs": [{"name": "c", "values": ["v"]}],
           "fields": [{"name": "f", "kind": "catalog", "summary": "", "catalogs": [\(names)]}]}
          """)
    }
  }
}

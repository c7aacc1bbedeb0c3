#if SQLite
  import FilterAST
  import FilterSQL
  import FilterSemantics
  import FilterText
  import FilterVocabulary
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Values from outside under the engine's own comparison.
  @Suite struct HostileValueTests {
    /// The texts of the rows; some are values that are also patterns of others.
    private static let texts: [String] = [
      "red", "rented", "Red", "r%e%d", "r_d", "_nn", "ann", "bnn", "!_nn", "50%", "50x", "50!%", "a\\b", "a\\%", "a%",
      "ab", "%", "_", "!", "\\", "*", "a*b", "[ab]", "sku7", "sku17", "sku-7", "", " ", "''", "x' or 1=1 --", "ärger",
      "Ärger", "arger", "日本", "NULL",
    ]

    private static let vocabulary = try? Vocabulary(
      json: """
        {"name": "owners", "table": "owners", "fields": [
          {"name": "word", "kind": "enumeration", "closed": false, "values": ["red", "sku-7"]},
          {"name": "note", "kind": "text"}, {"name": "exact", "kind": "text", "match": "exact-case"}]}
        """)

    /// A value of signs that have a meaning somewhere, and of some letters.
    private static func value(_ random: inout SeededGenerator) -> String {
      let signs = Array("%_!\\*?[]'\"^$.|()-+:;,/~@#{} aabnrRed750ä日\u{301}\u{0}\n").map { String($0) }
      if random.below(4) == 0 { return texts[random.below(texts.count)] }
      return (0...random.below(5)).map { _ in signs[random.below(signs.count)] }.joined()
    }

    /// `owner=$me` finds the rows with the value, and with no other one, whatever it is: the rows are among those that the
    /// toolkit finds, and those that are spelled like it are found.
    @Test(arguments: TestedEngine.ofTables) func aValueNeverWidensAFilter(engine: TestedEngine) throws {
      let vocabulary = try #require(Self.vocabulary)
      let folder = try ScratchFolder()
      let connection = try EngineConnections.open(
        engine.address(in: folder.path), isReadOnly: false, timeLimit: .seconds(60))
      defer { connection.close() }
      if engine == .postgresql { try connection.execute(["SET search_path TO pg_temp"]) }
      try connection.execute(["CREATE TABLE owners (id INTEGER PRIMARY KEY, word TEXT, note TEXT, exact TEXT)"])
      var rows = Self.texts.enumerated().makeIterator()
      try connection.load(
        "owners", columns: ["id", "word", "note", "exact"], results: [.integer, .text, .text, .text]
      ) { rows.next().map { [.integer(Int64($0.offset)), .text($0.element), .text($0.element), .text($0.element)] } }
      let binding = try TableBinding(vocabulary)
      let folded = Self.texts.map { WordSpelling.folded($0) }
      let fields = ["word", "note", "exact"]
      var found = 0
      let cases = PropertyCases.count(long: engine == .sqlite ? 20_000 : 3_000)
      let failure = checkProperty(
        "a value never widens a filter of \(engine)", cases: cases,
        seed: PropertyCases.seed(default: 18), generate: { (fields[$0.below(3)], Self.value(&$0)) },
        shrink: { _ in [] }, describe: { "\($0)=\(String(reflecting: $1))" },
        law: { field, value in
          let query = AnalyzedQuery(parsing: "\(field)=\(FilterValue(quoted: value))", vocabulary: vocabulary)
          guard let condition = try? binding.condition(for: query, in: connection.dialect) else { return nil }
          if condition.remaining != nil { return "something remains to be checked" }
          let wanted = WordSpelling.folded(value)
          do throws(EngineError) {
            let sql = binding.select("o.id", where: condition)
            let ids = Set(try connection.rows(sql, condition.parameters, [.integer]).compactMap { $0[0].integer })
            found += ids.count
            for (id, text) in Self.texts.enumerated() {
              let isSpelledAlike = text.utf8.elementsEqual(value.utf8)
              let isSame = field == "exact" ? isSpelledAlike : folded[id] == wanted
              let isFound = ids.contains(Int64(id))
              if isFound, !isSame { return "found '\(text)' by \(sql)" }
              if !isFound, isSpelledAlike { return "'\(text)' is not found by \(sql)" }
            }
          } catch {
            return "\(error)"
          }
          return nil
        })
      #expect(failure == nil, "\(failure?.description ?? "")")
      #expect(found > cases / 10)
    }
  }
#endif

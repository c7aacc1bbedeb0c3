#if SQLite
  import FilterAST
  import FilterEvaluation
  import FilterItems
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import FilterText
  import FilterVocabulary
  import Foundation
  import ListFiles
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Random queries over people's own tables: the rows that an engine finds are those that their records have in memory.
  @Suite struct OwnTableAgreementTests {
    /// A term about any field, with a value that occurs or a part of it.
    static func term(
      _ random: inout SeededGenerator, _ vocabulary: Vocabulary, _ values: [String: [String]]
    ) -> String {
      let fields = vocabulary.fields.filter { !$0.isDirective && $0.kind != .flag }
      let field = fields[random.below(fields.count)]
      let name = "\"\(field.name)\""
      if let list = vocabulary.objectLists.first, random.below(8) == 0 {
        return "\(list):(sku:\(["a1", "b2", "c"][random.below(3)]) qty\([">1", ":9", "<5"][random.below(3)]))"
      }
      switch random.below(10) {
      case 0: return "has:\(name)"
      case 1: return "no:\(name)"
      default: break
      }
      let known = values[field.name] ?? []
      var value = known.isEmpty ? "x" : known[random.below(known.count)]
      if random.below(4) == 0, value.count > 3 { value = String(value.dropFirst(random.below(3)).prefix(3)) }
      let relation = [":", ":", "=", "!=", "<", "<=", ">", ">=", "~"][random.below(9)]
      let written = FilterValue(value.filter { $0 != "\"" && $0 != "\n" && $0 != "\\" }, in: .lists).description
      return (random.below(5) == 0 ? "-" : "") + name + relation + written
    }

    @Test(arguments: TestedEngine.here.filter { $0 != .spark }, OwnTables.allCases)
    func anyQuery(engine: TestedEngine, own: OwnTables) throws {
      let folder = try ScratchFolder()
      let table = try own.open(
        in: engine, folder: folder.path, rows: 300, seed: PropertyCases.seed(default: 38))
      defer { table.close() }
      let list = SearchableList(table)
      let everything = list.plan(AnalyzedQuery(parsing: "", vocabulary: list.vocabulary))
      var identities: [Int] = []
      var records: [[UInt8]] = []
      _ = try list.forEachRow(of: everything, everyRecord) { row in
        identities.append(row.item)
        records.append(row.record)
        return true
      }
      #expect(records.count == 300)
      let path = folder.file("rows.jsonl")
      try Data(records.joined(separator: [0x0A])).write(to: URL(filePath: path))
      let memory = try ItemCollection(ItemSource(path: path), vocabulary: list.vocabulary)
      try #require(memory.count == 300)
      if engine == .sqlite, table.schema.related.isEmpty, own != .described {
        let read = try ItemCollection(
          ItemSource(path: "\(folder.path)/\(own.rawValue).db:\(own.rawValue)"), vocabulary: list.vocabulary)
        #expect((0..<read.count).map { read.bytes(of: $0) } == records)
      }
      var values: [String: [String]] = [:]
      for field in list.vocabulary.fields where !field.isDirective {
        values[field.name] = Set(
          memory.values(of: Array(0..<300), columns: [field.name]).flatMap { $0 }.map { $0.display }
        ).sorted()
      }
      var found = 0
      let failure = checkProperty(
        "\(engine) finds the rows of \(own) that memory finds",
        cases: PropertyCases.count(long: engine == .duckdb ? 60 : 300),
        seed: PropertyCases.seed(default: 23),
        generate: { random in RandomToys.query(&random, of: { Self.term(&$0, list.vocabulary, values) }) },
        shrink: { _ in [] }, describe: { $0 },
        law: { text in
          let query = AnalyzedQuery(parsing: text, vocabulary: list.vocabulary)
          do {
            let plan = list.plan(query, .tolerant)
            let rows = try list.found(by: plan)
            let wanted = memory.store.run(FilterPlan(query, for: memory.list)).rows().map { identities[$0] }
            found += rows.isEmpty || rows.count == 300 ? 0 : 1
            if rows != wanted {
              return
                "found \(rows.prefix(10)), memory \(wanted.prefix(10)): \(try table.statements(for: plan).shown.text)"
            }
            let count = try list.counted(plan).count
            return count == rows.count ? nil : "counted \(count), found \(rows.count)"
          } catch {
            return "\(error)"
          }
        })
      #expect(failure == nil, "\(failure?.description ?? "")")
      #expect(found > PropertyCases.count(long: engine == .duckdb ? 60 : 300) / 20)
    }

    @Test(arguments: TestedEngine.here.filter { $0 != .spark }, [OwnTables.orders, .log, .cards])
    func typedQueries(engine: TestedEngine, own: OwnTables) throws {
      let folder = try ScratchFolder()
      let table = try own.open(in: engine, folder: folder.path, rows: 300, seed: PropertyCases.seed(default: 38))
      defer { table.close() }
      let list = SearchableList(table)
      let agreement = try RecordAgreement(list, in: folder)
      let queries = TypedQueries.all(over: own)
      #expect(queries.count >= 100)
      var found = 0
      for text in queries {
        let plan = list.plan(AnalyzedQuery(parsing: text, vocabulary: list.vocabulary), .whole)
        #expect(!plan.isRefused, "\(text)")
        let (count, difference) = agreement.compared(text)
        #expect(difference == nil, "\(text)")
        found += count > 0 && count < 300 ? 1 : 0
      }
      #expect(found >= 80, "\(found) of \(queries.count) find some rows and not all")
    }

    private var everyRecord: RowRequest {
      var request = RowRequest()
      (request.readsRecords, request.readsRelated) = (true, true)
      return request
    }
  }
#endif

#if SQLite
  import FilterEngines
  import FilterEvaluation
  import FilterItems
  import FilterLists
  import FilterSemantics
  import FilterText
  import FilterVocabulary
  import Foundation
  import ListFiles
  import Testing
  import _FilterTestSupport

  /// A table without a number for its rows, whose answers are compared with those of its records in memory.
  struct RecordAgreement {
    private let list: SearchableList
    private let memory: ItemCollection
    private let records: [[UInt8]]
    private let values: [String: [String]]

    /// Reads all rows of a list, and writes them into a file in a folder.
    init(_ list: SearchableList, in folder: ScratchFolder) throws {
      self.list = list
      records = try RecordAgreement.records(of: "", in: list)
      let path = folder.file("rows.jsonl")
      try Data(records.joined(separator: [0x0A])).write(to: URL(filePath: path))
      memory = try ItemCollection(ItemSource(path: path), vocabulary: list.vocabulary)
      try #require(memory.count == list.count)
      var values: [String: [String]] = [:]
      for field in list.vocabulary.fields where !field.isDirective {
        values[field.name] = Set(
          memory.values(of: Array(0..<memory.count), columns: [field.name]).flatMap { $0 }.map { $0.display }
        ).sorted()
      }
      self.values = values
    }

    private static func records(of text: String, in list: SearchableList) throws -> [[UInt8]] {
      let plan = list.plan(AnalyzedQuery(parsing: text, vocabulary: list.vocabulary), .tolerant)
      var request = RowRequest()
      (request.readsRecords, request.readsRelated) = (true, true)
      var records: [[UInt8]] = []
      _ = try list.forEachRow(of: plan, request) { row in
        records.append(row.record)
        return true
      }
      return records
    }

    /// A query about any fields.
    func query(_ random: inout SeededGenerator) -> String {
      RandomToys.query(&random, of: { OwnTableAgreementTests.term(&$0, list.vocabulary, values) })
    }

    /// The rows of a query in memory.
    func rows(of text: String) -> Int {
      memory.store.run(FilterPlan(AnalyzedQuery(parsing: text, vocabulary: list.vocabulary), for: memory.list)).rows()
        .count
    }

    /// The number of rows if the engine finds the same ones as memory, otherwise how they differ.
    func compared(_ text: String, counts: Bool = true) -> (found: Int, difference: String?) {
      let query = AnalyzedQuery(parsing: text, vocabulary: list.vocabulary)
      do {
        let found = try RecordAgreement.records(of: text, in: list)
        let wanted = memory.store.run(FilterPlan(query, for: memory.list)).rows().map { records[$0] }
        if Set(found) != Set(wanted) || found.count != wanted.count {
          let first = Set(found).symmetricDifference(wanted).first ?? []
          return (0, "found \(found.count), memory \(wanted.count): \(String(decoding: first, as: UTF8.self))")
        }
        if !counts { return (found.count, nil) }
        let count = try list.counted(list.plan(query, .tolerant)).count
        return (found.count, count == found.count ? nil : "counted \(count), found \(found.count)")
      } catch {
        return (0, "\(error)")
      }
    }
  }
#endif

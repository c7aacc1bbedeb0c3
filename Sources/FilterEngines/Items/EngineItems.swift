import DataStreams
package import FilterEvaluation
package import FilterItems
package import FilterSQL
package import FilterSemantics
package import FilterVocabulary
package import ListFiles

/// Items of any list in a database, with their original records.
package struct EngineItems: Sendable {
  package let list: EngineList
  /// A name for the items: `orders.csv`.
  package let name: String
  package let vocabulary: Vocabulary
  /// The fields of the items.
  package let items: ItemList

  /// The kind of list, as stored in the database.
  package static let kind = "items"

  /// Opens the items of a database. Their vocabulary is in it.
  package init(_ connection: any EngineConnection, _ about: SQLAbout) throws(EngineError) {
    let damage = EngineError(.unusable, "the list in the database is damaged")
    guard let json = about.entries["vocabulary"], let name = about.entries["name"] else { throw damage }
    do throws(VocabularyError) {
      vocabulary = try Vocabulary(written: json, zone: { ZoneRules(named: $0) })
        .knowingOthers
    } catch {
      throw damage
    }
    self.name = name
    let items = ItemList(vocabulary)
    self.items = items
    list = try EngineList(
      connection, about, items.list, supplements: ItemRequests.supplements,
      check: .init(column: ItemRequests.record) { plan in
        let passes = CompiledFilter(plan, for: items.list).matcher()
        let row = items.row()
        return { record in
          var record = record
          return record.withUTF8 { (try? row.read(json: $0)) != nil && passes(row) }
        }
      })
  }

  /// The plan of a query under ``vocabulary``.
  package func plan(_ query: AnalyzedQuery, isTolerant: Bool = false) -> FilterPlan {
    isTolerant ? FilterPlan(query, for: items.list) : FilterPlan(whole: query, for: items.list)
  }

  /// The number of items written at a time; their columns are held in memory.
  package static let pieceCount = 1 << 16

  /// The records of the items that a query finds, in the order of the list, or of a field of the query whose keys are
  /// in the database.
  ///
  /// - Parameter sorts: Whether the records are in the order of the query.
  package func records(
    of plan: FilterPlan, limit: Int? = nil, sorts: Bool = true
  ) throws(EngineError) -> (records: [(item: Int, record: String)], wasCutShort: Bool) {
    let found = try list.rows(of: plan, request(for: plan, limit: limit, sorts: sorts))
    return (found.rows.map { ($0.item, EngineItems.record(of: $0)) }, found.wasCutShort)
  }

  /// Passes the records that ``records(of:limit:sorts:)`` gives to `take` as they come, until that returns false.
  ///
  /// - Returns: Whether a pattern hit its step limit on a text.
  package func forEachRecord(
    of plan: FilterPlan, limit: Int? = nil, sorts: Bool = true,
    _ take: (_ item: Int, _ record: String) -> Bool
  ) throws(EngineError) -> Bool {
    try list.forEachRow(of: plan, request(for: plan, limit: limit, sorts: sorts)) { row in
      take(row.item, EngineItems.record(of: row))
    }
  }

  private func request(for plan: FilterPlan, limit: Int?, sorts: Bool) -> SQLRequest {
    ItemRequests.request(for: plan, list.schema, orderedBy: sorts ? orderField(of: plan) : nil, limit: limit)
  }

  private static func record(of row: EngineRow) -> String { row.texts.first.flatMap { $0 } ?? "" }

  /// Whether the database can sort by the order of a query.
  package func sorts(_ plan: FilterPlan) -> Bool {
    plan.reading[directive: "order"] == nil || orderField(of: plan) != nil
  }

  private func orderField(of plan: FilterPlan) -> Int? { ItemRequests.orderField(of: plan, list.schema) }

  /// Writes the items of files.
  ///
  /// - Parameters:
  ///   - progress: Receives the written fraction from 0 to 1, where it is known.
  ///   - isCancelled: Whether to stop, also within a slow row of a table that is read.
  /// - Returns: The number of written items, and the first unreadable records.
  package static func write(
    _ files: [ItemFile], _ vocabulary: Vocabulary, named name: String,
    progress: (Double?) -> Void = { _ in }, isCancelled: () -> Bool = { false },
    _ makeWriter: (SQLSchema) throws(EngineError) -> any ContentWriter
  ) throws(EngineError) -> (count: Int, damage: [ItemDamage], damagedCount: Int) {
    let vocabulary = noting(othersIn: files, vocabulary, isCancelled: isCancelled)
    let items = ItemList(vocabulary)
    let schema = SQLSchema(items.list, hasVariants: false, supplements: ItemRequests.supplements)
    var writing = ItemWriting(try makeWriter(schema), items.list)
    for (index, file) in files.map({ $0.recognized() }).enumerated() {
      let row = items.row()
      do throws(ItemFileError) {
        try file.readRaw(
          progress: { read in progress(read.fraction.map { (Double(index) + $0) / Double(files.count) }) },
          isCancelled: isCancelled, { writing.take($0, row, of: file) })
      } catch {
        throw EngineError(.unusable, error.message)
      }
      if isCancelled() { throw EngineError(.cancelled, "the writing was cancelled") }
      if let error = writing.error { throw error }
    }
    try writing.flush()
    var about = SQLAbout()
    about.entries = [
      "kind": kind, "name": name, "vocabulary": vocabulary.json, "fields": EngineList.signature(of: items.list),
    ]
    try writing.finish(about)
    return (writing.count, writing.damage, writing.damagedCount)
  }

  /// A vocabulary with what files have of values that the kinds of fields cannot read, for which there are tables. Reads
  /// the files, whose problems the writing reports.
  private static func noting(
    othersIn files: [ItemFile], _ vocabulary: Vocabulary, isCancelled: () -> Bool
  ) -> Vocabulary {
    let fields = vocabulary.fields.indices.filter {
      vocabulary.fields[$0].kind.leavesOthers && vocabulary.fields[$0].others != .possible
    }
    let finder = OtherValueFinder(vocabulary, fields: fields)
    for file in files.map({ $0.recognized() }) where !finder.isFinished {
      do throws(ItemFileError) {
        try file.readRaw(isCancelled: isCancelled, { finder.take($0, of: file.text) })
      } catch {}
    }
    return vocabulary.noting { index, field in
      field.others == .possible || finder.found[index] != nil ? .possible : .absent
    }
  }

  /// Writes the items of a collection, in one piece.
  package static func write(
    _ collection: ItemCollection, named name: String,
    _ makeWriter: (SQLSchema) throws(EngineError) -> any ContentWriter
  ) throws(EngineError) {
    let schema = SQLSchema(collection.list, hasVariants: false, supplements: ItemRequests.supplements)
    let row = ItemList(collection.vocabulary, fields: []).row(checks: .wanted)
    var writer = try makeWriter(schema)
    try writer.append(
      SQLContent(schema, collection.store) { _, item in
        var json: String?
        if !collection.isJSON(item) { collection.read(item, into: row) { json = $0.json } }
        return [.text(StoredRecord.stored(json ?? String(decoding: collection.bytes(of: item), as: UTF8.self)))]
      })
    var about = SQLAbout()
    about.entries = [
      "kind": kind, "name": name, "vocabulary": collection.vocabulary.json,
      "fields": EngineList.signature(of: collection.list),
    ]
    try writer.finish(about)
  }
}

/// Writes items from files to a database, piece by piece.
private struct ItemWriting {
  private var writer: any ContentWriter
  private let list: FilterableList<ItemRow>
  private var builder: ColumnStoreBuilder<ItemRow>
  private var records: [String] = []
  private var written = 0
  private(set) var damage: [ItemDamage] = []
  private(set) var damagedCount = 0
  private(set) var error: EngineError?

  init(_ writer: any ContentWriter, _ list: FilterableList<ItemRow>) {
    self.writer = writer
    self.list = list
    builder = ColumnStoreBuilder(list)
  }

  var count: Int { written + records.count }

  /// Accepts a record; returns whether to continue.
  mutating func take(_ raw: RawItem, _ row: ItemRow, of file: ItemFile) -> Bool {
    switch row.read(raw, of: file) {
    case .damage(let one):
      damagedCount += 1
      if damage.count < ItemCollection.maximumDamage { damage.append(one) }
    case .record(let record):
      builder.append(row)
      records.append(row.json ?? String(decoding: record.bytes, as: UTF8.self))
      if records.count >= EngineItems.pieceCount {
        do throws(EngineError) { try flush() } catch {
          self.error = error
          return false
        }
      }
    }
    return true
  }

  /// Writes the pending items.
  mutating func flush() throws(EngineError) {
    if records.isEmpty { return }
    let texts = records
    let store = builder.finish()
    builder = ColumnStoreBuilder(list)
    try writer.append(
      SQLContent(writer.schema, store, firstItem: written, firstVariant: written) { _, row in
        [.text(StoredRecord.stored(texts[row]))]
      })
    written += records.count
    records.removeAll(keepingCapacity: true)
  }

  mutating func finish(_ about: SQLAbout) throws(EngineError) { try writer.finish(about) }
}

/// Records as they are stored: without U+0000, which PostgreSQL does not support. JSON has none; a line of text may.
private enum StoredRecord {
  static func stored(_ text: String) -> String {
    text.utf8.contains(0) ? text.replacing("\u{0}", with: "\u{FFFD}") : text
  }
}

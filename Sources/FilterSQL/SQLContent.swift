import FilterAST
package import FilterEvaluation
import FilterRegex
package import FilterVocabulary

/// A list, or a part of one, as rows of the tables of a schema.
///
/// A large list is written in pieces, each with columns of its own: the numbers of items and variants go on from piece
/// to piece.
package struct SQLContent {
  private let schema: SQLSchema
  private let store: ColumnStore
  private let firstItem: Int
  private let firstVariant: Int
  /// For items and variants, the columns of the fields, and the places of their values and the further ones in a row,
  /// numbers first.
  private let orders: [(columns: [SQLSchema.Column], places: [Int])]
  /// The values of the further columns, in the order of the schema, for a row of this piece.
  private let supplements: (_ ofVariants: Bool, _ row: Int) -> [SQLValue]
  /// The values of the columns that are apart.
  private let apart: (_ ofVariants: Bool, _ row: Int) -> [SQLValue]

  /// The rows of some columns.
  ///
  /// - Parameters:
  ///   - firstItem: The number of the first item, and `firstVariant` that of the first variant.
  ///   - supplements: The values of the further columns of an item or variant, by its index in `store`.
  ///   - apart: The values of those that are apart.
  package init(
    _ schema: SQLSchema, _ store: ColumnStore, firstItem: Int = 0, firstVariant: Int = 0,
    supplements: @escaping (_ ofVariants: Bool, _ row: Int) -> [SQLValue] = { _, _ in [] },
    apart: @escaping (_ ofVariants: Bool, _ row: Int) -> [SQLValue] = { _, _ in [] }
  ) {
    self.schema = schema
    self.store = store
    self.firstItem = firstItem
    self.firstVariant = firstVariant
    self.supplements = supplements
    self.apart = apart
    orders = [false, true].map { ofVariants in
      let columns = schema.columns(ofVariants: ofVariants)
      let results = columns.map { $0.part.result } + schema.supplements(ofVariants: ofVariants).map { $0.result }
      func isExact(_ place: Int) -> Bool { columns.indices.contains(place) && columns[place].part == .exact }
      return (
        columns,
        results.indices.filter { results[$0] == .integer }
          + results.indices.filter { results[$0] == .text && !isExact($0) } + results.indices.filter { isExact($0) }
      )
    }
  }

  /// The same rows under a schema with further columns.
  package func under(_ schema: SQLSchema) -> SQLContent {
    SQLContent(schema, store, firstItem: firstItem, firstVariant: firstVariant, supplements: supplements, apart: apart)
  }

  /// The number of items or variants.
  package func count(ofVariants: Bool) -> Int { ofVariants && schema.hasVariants ? store.variantCount : store.count }

  /// A row of the table of items or variants, by its index in this piece.
  package func row(_ row: Int, ofVariants: Bool, _ codes: inout SQLCostCodes) -> [SQLValue] {
    let order = orders[ofVariants ? 1 : 0]
    var values: [SQLValue] = [.integer(Int64(ofVariants ? firstVariant + row : firstItem + row))]
    if ofVariants { values.append(.integer(Int64(firstItem + store.item(ofVariant: row)))) }
    var others: [SQLValue] = []
    for column in order.columns { others.append(value(column, of: row, &codes)) }
    others += supplements(ofVariants, row)
    for place in order.places where others.indices.contains(place) { values.append(others[place]) }
    return values
  }

  /// The values of the columns that are apart, of an item or variant by its index in this piece.
  package func apart(_ row: Int, ofVariants: Bool) -> [SQLValue] { apart(ofVariants, row) }

  /// The value of a column in a row, which may be that of a further part.
  private func value(_ column: SQLSchema.Column, of row: Int, _ codes: inout SQLCostCodes) -> SQLValue {
    let field = column.field
    switch column.part {
    case .text: return stored(store.text(of: row, in: field))
    case .letters: return stored(store.text(of: row, in: field, collated: true))
    case .selfReferring: return store.selfReferringText(of: row, in: field).map { stored($0[...]) } ?? .null
    case .words:
      guard let text = store.text(of: row, in: field) else { return .null }
      return .text(String(decoding: StoredText.markingWords(text, isWhole: false), as: UTF8.self))
    case .cased:
      let changes = store.changes(of: row, in: field)
      guard !changes.isEmpty, let text = store.text(of: row, in: field) else { return .null }
      return .text(String(decoding: StoredText.marking(changes, in: text), as: UTF8.self))
    case .key:
      if schema.fields[field]?.shape == .costs {
        return store.cost(of: row, in: field).map { .integer(codes.code(of: $0, in: field)) } ?? .null
      }
      let kind = schema.vocabulary.fields[field].kind
      return store.key(of: row, in: field).map { ExportedKeys.value(of: $0, kind) } ?? .null
    case .exact:
      return store.key(of: row, in: field).flatMap { ExportedKeys.rest(of: $0, schema.vocabulary.fields[field].kind) }
        .map { .text($0) } ?? .null
    case .values: return .null
    }
  }

  private func stored(_ text: ArraySlice<UInt8>?) -> SQLValue {
    guard let text else { return .null }
    let bytes = StoredText.hasReserved(text) ? StoredText.encoded(text)[...] : text
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  // MARK: parts

  /// The further parts of the items or variants, ascending: the index of the owner in this piece, the number of the
  /// part from 1, and the values of ``SQLSchema/partColumns(ofVariants:)``.
  package func forEachPart(
    ofVariants: Bool, _ codes: inout SQLCostCodes, _ body: (_ owner: Int, _ part: Int, _ values: [SQLValue]) -> Void
  ) {
    let columns = schema.partColumns(ofVariants: ofVariants)
    let fields = Set(columns.map { $0.field }).sorted()
    var next: [Int: Int] = [:]
    var owners: Set<UInt32> = []
    let partOwners = Dictionary(uniqueKeysWithValues: fields.map { ($0, store.partOwners(in: $0)) })
    for field in fields { owners.formUnion(partOwners[field] ?? []) }
    for owner in owners.sorted() {
      var runs: [Int: Range<Int>] = [:]
      var count = 0
      for field in fields {
        let all = partOwners[field] ?? []
        let start = next[field] ?? 0
        var end = start
        while end < all.count, all[end] == owner { end += 1 }
        next[field] = end
        runs[field] = start..<end
        count = max(count, end - start)
      }
      for part in 0..<count {
        let values = columns.map { column -> SQLValue in
          let run = runs[column.field] ?? 0..<0
          if part < run.count {
            return value(column, of: store.baseCount(in: column.field) + run.lowerBound + part, &codes)
          }
          // A field of one part is compared with every part of another field.
          let isSingle =
            run.isEmpty && [.key, .exact].contains(column.part) && schema.fields[column.field]?.shape != .costs
          return isSingle ? value(column, of: Int(owner), &codes) : .null
        }
        body(Int(owner), part + 1, values)
      }
    }
  }

  /// The texts of all parts of an item in the columns of the index of trigrams.
  package func trigramTexts(of item: Int, _ parts: [Int: [Int]]) -> [SQLValue] {
    schema.trigramColumns.map { column in
      let rows = [item] + (parts[column.field] ?? [])
      let texts = rows.compactMap { store.text(of: $0, in: column.field, collated: column.part == .letters) }
      if texts.isEmpty { return .null }
      return stored(Array(texts.joined(separator: [UInt8(ascii: "\n")]))[...])
    }
  }

  /// The rows of the further parts of items, by item and field.
  package var partRows: [Int: [Int: [Int]]] {
    var rows: [Int: [Int: [Int]]] = [:]
    for field in Set(schema.trigramColumns.map { $0.field }) {
      for (index, owner) in store.partOwners(in: field).enumerated() {
        rows[Int(owner), default: [:]][field, default: []].append(store.baseCount(in: field) + index)
      }
    }
    return rows
  }

  /// Calls `body` with each word of a field of values or words, and the items or variants that have it, by their
  /// indices in this piece.
  package func forEachWord(in field: Int, _ body: (_ word: String, _ rows: ArraySlice<UInt32>) -> Void) {
    if schema.isOfWords(field) { return forEachWord(ofTextsIn: field, body) }
    store.forEachWord(in: field) { word, rows in
      body(String(decoding: StoredText.encoded(word.utf8), as: UTF8.self), rows)
    }
    guard let contents = schema.contents(of: field), contents.hasOthers else { return }
    store.forEachOther(in: field) { word, _, rows in
      let written = contents.otherPrefix + word
      body(String(decoding: StoredText.encoded(written.utf8), as: UTF8.self), rows[...])
    }
  }

  /// The words of the texts of a field, each with the items or variants of which a part has it.
  private func forEachWord(ofTextsIn field: Int, _ body: (_ word: String, _ rows: ArraySlice<UInt32>) -> Void) {
    var rows: [ArraySlice<UInt8>: [UInt32]] = [:]
    func add(_ row: Int, owner: UInt32) {
      guard let text = store.text(of: row, in: field) else { return }
      for word in text.split(whereSeparator: { !FieldContents.isWordByte($0) }) where rows[word]?.last != owner {
        rows[word, default: []].append(owner)
      }
    }
    let base = store.baseCount(in: field)
    for row in 0..<base { add(row, owner: UInt32(row)) }
    for (index, owner) in store.partOwners(in: field).enumerated() { add(base + index, owner: owner) }
    for (word, rows) in rows.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      // A further part may have a word of the first one.
      body(String(decoding: word, as: UTF8.self), Array(Set(rows)).sorted()[...])
    }
  }

  /// The rows of a table of the layout of tables, one after the other.
  package struct Rows {
    private let content: SQLContent
    /// Whether the table has a row for each item or variant, and whether these are variants.
    private let isOfRows: Bool
    private let isApart: Bool
    private let isOfVariants: Bool
    private var row = 0
    private var others: IndexingIterator<[[SQLValue]]>
    private var words: ArraySlice<(word: String, rows: ArraySlice<UInt32>)> = []

    fileprivate init(_ content: SQLContent, of table: SQLSchema.Table, _ codes: inout SQLCostCodes) {
      self.content = content
      let isOfVariants = content.schema.isOfVariants(table)
      self.isOfVariants = isOfVariants
      isApart = table == .apart(ofVariants: isOfVariants)
      isOfRows = isApart || table == .items || table == .variants
      var parts: [[SQLValue]] = []
      if case .parts = table {
        content.forEachPart(ofVariants: isOfVariants, &codes) { owner, part, values in
          parts.append([.integer(content.number(of: owner, ofVariants: isOfVariants)), .integer(Int64(part))] + values)
        }
      }
      others = parts.makeIterator()
      if case .values(let field) = table {
        var all: [(word: String, rows: ArraySlice<UInt32>)] = []
        content.forEachWord(in: field) { all.append(($0, $1)) }
        words = all[...]
      }
    }

    /// The values of the next row, in the order of the columns; nil after the last one.
    package mutating func next(_ codes: inout SQLCostCodes) -> [SQLValue]? {
      if isOfRows {
        if row >= content.count(ofVariants: isOfVariants) { return nil }
        row += 1
        if isApart {
          return [.integer(content.number(of: row - 1, ofVariants: isOfVariants))]
            + content.apart(row - 1, ofVariants: isOfVariants)
        }
        return content.row(row - 1, ofVariants: isOfVariants, &codes)
      }
      while let word = words.first {
        if let row = words[words.startIndex].rows.popFirst() {
          return [.text(word.word), .integer(content.number(of: Int(row), ofVariants: isOfVariants))]
        }
        words.removeFirst()
      }
      return others.next()
    }
  }

  /// The rows of a table.
  package func rows(of table: SQLSchema.Table, _ codes: inout SQLCostCodes) -> Rows { Rows(self, of: table, &codes) }

  /// The number of an item or variant of this piece in the list.
  package func number(of row: Int, ofVariants: Bool) -> Int64 {
    Int64(row + (ofVariants && schema.hasVariants ? firstVariant : firstItem))
  }

  /// The variants of an item of this piece; empty if items have one each.
  package func variants(of item: Int) -> Range<Int> { schema.hasVariants ? store.variants(of: item) : 0..<0 }

  // MARK: facts

  /// Adds what is known of these rows to what is known of others.
  package func add(to facts: inout SQLFacts) {
    var parts = facts.fieldsWithParts ?? []
    var reserved = facts.fieldsWithReserved ?? []
    var letters = facts.fieldsWithOtherLetters ?? []
    var words = facts.words ?? [:]
    for contents in schema.fields.compactMap({ $0 }) {
      let field = contents.field
      let further = store.partOwners(in: field).count
      if further > 0 { parts.insert(field) }
      if contents.shape == .keys || contents.shape == .numberedValues,
        store.hasKey(in: field, beyond: ExportedKeys.power(of: schema.vocabulary.fields[field].kind))
      {
        facts.fieldsWithRests.insert(field)
      }
      store.forEachSpelling(in: field) { words[field, default: SQLWords()].add($0, spelled: $1) }
      store.forEachOther(in: field) { word, spelling, _ in
        words[field, default: SQLWords()].add(contents.otherPrefix + word, spelled: spelling)
      }
      if contents.shape != .texts && !contents.hasPrintedCosts { continue }
      for row in 0..<store.baseCount(in: field) + further {
        if reserved.contains(field), letters.contains(field) { break }
        guard let text = store.text(of: row, in: field) else { continue }
        if !reserved.contains(field), StoredText.hasReserved(text) { reserved.insert(field) }
        if !letters.contains(field), SQLContent.hasOtherLetters(text) { letters.insert(field) }
      }
    }
    facts.fieldsWithParts = parts
    facts.fieldsWithReserved = reserved
    facts.fieldsWithOtherLetters = letters
    facts.words = words
  }

  /// Whether a text has a letter beyond ASCII.
  private static func hasOtherLetters(_ text: ArraySlice<UInt8>) -> Bool {
    if text.allSatisfy({ $0 < 0x80 }) { return false }
    return String(decoding: text, as: UTF8.self).unicodeScalars.contains {
      $0.value >= 0x80 && ScalarSet.word.contains($0.value)
    }
  }
}

extension FieldContents {
  /// The beginning of values that the kind of the field cannot read among the keys of others, before all of which they
  /// are.
  var otherPrefix: String { shape == .values ? " " : "" }

  /// The least text after all that begin with ``otherPrefix``.
  static var afterOthers: ExactText { "!" }
}

/// The codes of the costs of a list, in the order in which they are met.
package struct SQLCostCodes {
  private var codes: [Int: [Cost: Int64]] = [:]
  /// The costs of each field by their codes.
  package private(set) var costs: [Int: [Cost]] = [:]

  /// No costs.
  package init() {}

  /// The code of a cost, which is made if it has none.
  package mutating func code(of cost: Cost, in field: Int) -> Int64 {
    if let known = codes[field]?[cost] { return known }
    let code = Int64(costs[field]?.count ?? 0)
    codes[field, default: [:]][cost] = code
    costs[field, default: []].append(cost)
    return code
  }
}

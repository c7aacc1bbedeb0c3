package import DataStreams
package import FilterEvaluation
package import FilterVocabulary

/// Matches records of files against a query. Used by one task at a time; ``copy()`` makes one for another.
///
/// Records that match are checked as a whole: their syntax, escapes and UTF-8. Of the others, only the values that the
/// query needs are checked, and the outline of the rest; ``ItemChecks/everything`` checks every record as a whole.
package final class RecordMatcher {
  /// The verdict of a query on a record.
  package enum Verdict {
    /// It matches, and its columns are available.
    case found(ItemRecord)
    case other
    /// It cannot be read.
    case damage(ItemDamage)
  }

  private let plan: FilterPlan
  private let checks: ItemChecks
  private let list: ItemList
  private let output: ItemList
  private let row: ItemRow
  private let outputRow: ItemRow
  private let filter: ScalarFilter?
  /// The test of a row: that of its values, or of its content if the query has other terms.
  private let matches: (ItemRow) -> Bool
  /// The header of delimited text as written; empty before its first record, and without one.
  package private(set) var headerBytes: [UInt8] = []

  /// A matcher for a plan of a list with this vocabulary. `columns` are names of sources that ``columns()`` returns.
  package convenience init(
    _ plan: FilterPlan, in vocabulary: Vocabulary, columns: [String] = [], checks: ItemChecks = .wanted,
    comparesBytes: Bool = true
  ) {
    let fields = Set(plan.leaves.indices.flatMap { plan.fieldIndices(ofLeaf: $0) })
    self.init(
      plan, checks, list: ItemList(vocabulary, fields: fields),
      output: ItemList(vocabulary, fields: [], columns: columns), comparesBytes: comparesBytes,
      hasPlaces: columns.contains { name in
        let field = vocabulary.fieldID(ofColumn: name).map { vocabulary[$0] }
        return field.map { $0.isOfPlace || $0.sourceNames.contains("number") } ?? false
      })
  }

  private init(
    _ plan: FilterPlan, _ checks: ItemChecks, list: ItemList, output: ItemList, comparesBytes: Bool, hasPlaces: Bool
  ) {
    self.plan = plan
    self.hasPlaces = hasPlaces
    self.checks = checks
    self.list = list
    self.output = output
    row = list.row(checks: checks)
    outputRow = output.row(checks: .everything)
    literals = checks == .everything ? nil : Self.literals(plan, list.vocabulary, ofText: false)
    textLiterals = checks == .everything ? nil : Self.literals(plan, list.vocabulary, ofText: true)
    let filter = comparesBytes ? ScalarFilter(plan, vocabulary: list.vocabulary) : nil
    self.filter = filter
    matches = filter?.matches ?? CompiledFilter(plan, for: list.list).matcher()
  }

  /// The places of a record, its file and line, are not in its bytes.
  private static func literals(_ plan: FilterPlan, _ vocabulary: Vocabulary, ofText: Bool) -> LiteralScan? {
    LiteralScan(
      plan.requiredLiterals(maximum: LiteralScan.maximumLiterals, minimumLength: LiteralScan.minimumLength) { index in
        let field = vocabulary.fields[index]
        return !field.isOfPlace && !(ofText && field.sourceNames.contains("level"))
      })
  }

  /// A matcher for another thread or file, which also knows the names of the columns.
  package func copy(columnNames: [String] = []) -> RecordMatcher {
    let copy = RecordMatcher(
      plan, checks, list: list, output: output, comparesBytes: filter != nil, hasPlaces: hasPlaces)
    copy.row.setColumns(columnNames)
    copy.outputRow.setColumns(columnNames)
    return copy
  }

  /// Whether a column is the place of a record in its file, which only a reader of the whole file knows.
  package let hasPlaces: Bool

  /// Whether values are compared as bytes; a query with terms on colors or costs, or that compares two fields, is run
  /// on content.
  package var comparesBytes: Bool { filter != nil }

  /// The literals one of which an object or a line of cells must have to match; nil if there are none, and if every record
  /// is checked. A record without them is not looked into, if it is enclosed as its form asks for.
  package let literals: LiteralScan?
  /// Those of a line of text, whose level may be spelled otherwise than in the line: `E` for `error`.
  package let textLiterals: LiteralScan?

  /// Whether the query asks for the number of a line, which only a reader of the whole text knows.
  package var readsLineNumbers: Bool { asks { $0.sourceNames.contains("number") } }

  /// Whether the query asks for the line of a record in its file.
  package var readsPlaces: Bool { asks { $0.isOfPlace } }

  private func asks(_ isMeant: (Field) -> Bool) -> Bool {
    plan.leaves.indices.contains { leaf in
      plan.fieldIndices(ofLeaf: leaf).contains { isMeant(list.vocabulary.fields[$0]) }
    }
  }

  /// Whether a pattern hit its step limit on a text, so that records may be missing.
  package var wasCutShort: Bool { filter?.wasCutShort ?? false }

  /// The names of sources of the query and of the columns that are not read, because there are too many or their paths
  /// are too long.
  package var leftOut: [String] { list.leftOut + output.leftOut }

  /// Reads a record and returns whether it matches.
  package func verdict(on raw: RawItem, of text: ItemText) -> Verdict {
    var literals = literals
    if case .text = raw { literals = textLiterals }
    // The first record may name the columns.
    if let literals, raw.isEnclosed, !raw.isFirst, literals.firstIndex(in: raw.bytes, from: 0) == nil { return .other }
    // Every record is read as a whole.
    if plan.findsEverything, checks != .everything {
      setColumns(of: raw)
      return found(raw, of: text)
    }
    switch row.read(raw, of: text) {
    case .damage(let damage):
      setColumns(of: raw)
      return .damage(damage)
    case .record:
      setColumns(of: raw)
      if checks == .everything, let place = raw.placeOfInvalidText {
        return .damage(ItemDamage(file: text.name, line: place.line, column: place.column, message: "invalid UTF-8"))
      }
      guard matches(row) else { return .other }
      return found(raw, of: text)
    }
  }

  private func found(_ raw: RawItem, of text: ItemText) -> Verdict {
    switch outputRow.read(raw, of: text) {
    case .record(let record): .found(record)
    case .damage(let damage): .damage(damage)
    }
  }

  /// The first record of delimited text names the columns, whether it matches or not.
  private func setColumns(of raw: RawItem) {
    if case .delimited(let record) = raw, record.number == 0 {
      outputRow.setColumns(record.columnNames)
      headerBytes = record.headerBytes ?? []
    }
    if case .text(let record) = raw, record.number == 0 { headerBytes = record.form.header ?? [] }
  }

  /// The values of the columns of the record found last.
  package func columns() -> [ItemValue] { output.columns(of: outputRow) }
}

/// A gatherer of the values of matching records of a part of a file. Used by one thread at a time.
package protocol RowCollector: AnyObject {
  /// Adds the values of the columns of a record.
  func add(_ values: [ItemValue])
}

/// A query whose terms are all tested on values as bytes.
struct ScalarFilter {
  /// The test of each step.
  private let tests: [ScalarTest]
  private let steps: [FilterPlan.Step]
  private let first: Int

  /// The filter of a plan; nil if one of its terms must be tested on its content.
  init?(_ plan: FilterPlan, vocabulary: Vocabulary) {
    let plan = plan.unitingValues
    var made: [Int: ScalarTest] = [:]
    (steps, first) = plan.steps { leaf in
      let test = made[leaf] ?? ScalarTest(plan, leaf: leaf, vocabulary: vocabulary)
      made[leaf] = test
      return test?.cost ?? 0
    }
    tests = steps.compactMap { made[$0.leaf] ?? ScalarTest(plan, leaf: $0.leaf, vocabulary: vocabulary) }
    if tests.count < steps.count { return nil }
  }

  /// Whether a pattern hit its step limit on a text.
  var wasCutShort: Bool { tests.contains { $0.wasCutShort } }

  /// Whether the record of a row matches.
  func matches(_ row: ItemRow) -> Bool {
    var next = first
    while next >= 0 {
      let step = steps[next]
      next = tests[next].passes(row) ? step.next.holds : step.next.fails
    }
    return next == FilterPlan.Step.accepted
  }
}

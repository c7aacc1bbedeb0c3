import FilterAST
import FilterEvaluation
import FilterRegex
import FilterText
import FilterVocabulary

/// A term as a condition.
struct LeafCondition: Hashable {
  /// The condition. It holds for every row for which the term does, and may be unknown where it does not.
  var sql: String
  /// Why more rows may satisfy it than the term; nil if exactly those do.
  var obstacle: String?
  /// Whether it holds or fails for every row, and is never unknown.
  var isTwoValued = false
  /// Whether it says nothing, so that every row passes.
  var isTrivial: Bool { sql == SQLText.holds }
}

/// Conditions of every dialect.
enum SQLText {
  static let holds = "1 = 1"
  static let fails = "1 = 0"

  static func all(_ conditions: [String]) -> String {
    let wanted = conditions.filter { $0 != holds }
    if wanted.contains(fails) { return fails }
    return wanted.isEmpty ? holds : wanted.joined(separator: " AND ")
  }

  static func any(_ conditions: [String]) -> String {
    if conditions.contains(holds) { return holds }
    let wanted = conditions.filter { $0 != fails }
    if wanted.isEmpty { return fails }
    return wanted.count == 1 ? wanted[0] : "(" + wanted.joined(separator: " OR ") + ")"
  }

  /// The negation of a condition that may be unknown where it does not hold.
  static func negated(_ condition: String, isTwoValued: Bool = false) -> String {
    switch condition {
    case holds: fails
    case fails: holds
    default: isTwoValued ? "NOT (\(condition))" : "NOT COALESCE(\(condition), FALSE)"
    }
  }
}

/// The values of a statement: parameters, or literals where a client takes text only.
///
/// A parameter gets its number when the whole text is known, since not every condition becomes a part of it.
struct SQLOperands {
  let dialect: SQLDialect
  private var values: [SQLValue] = []
  private var places: [SQLValue: Int] = [:]
  private(set) var patterns: [String: CompiledRegex] = [:]
  /// What encloses the place of a parameter; it stands in no text of a statement otherwise.
  private static let mark = UInt8(1)

  init(_ dialect: SQLDialect) { self.dialect = dialect }

  /// What stands for a value in the text.
  mutating func write(_ value: SQLValue) -> String {
    if dialect.parameters == .none { return dialect.literal(value) }
    let place = places[value] ?? values.count
    if place == values.count {
      values.append(value)
      places[value] = place
    }
    return "\u{1}\(place)\u{1}"
  }

  /// The text with the numbers of its parameters, which begin with `first`, and their values.
  func numbered(_ text: String, first: Int = 1) -> (text: String, parameters: [SQLValue]) {
    let mark: String
    switch dialect.parameters {
    case .none: return (text, [])
    case .plain: mark = "?"
    case .numbered(let sign): mark = sign
    }
    var result = ""
    var parameters: [SQLValue] = []
    var numbers: [Int: Int] = [:]
    for (index, piece) in text.utf8.split(separator: Self.mark, omittingEmptySubsequences: false).enumerated() {
      let piece = String(Substring(piece))
      guard index % 2 == 1, let place = Int(piece) else {
        result += piece
        continue
      }
      if numbers[place] == nil || dialect.parameters == .plain {
        parameters.append(values[place])
        numbers[place] = parameters.count + max(1, first) - 1
      }
      result += dialect.parameters == .plain ? mark : "\(mark)\(numbers[place] ?? 0)"
    }
    return (result, parameters)
  }

  /// What stands for a folded text.
  mutating func write(_ folded: [UInt8]) -> String {
    write(.text(String(decoding: StoredText.encoded(folded), as: UTF8.self)))
  }

  mutating func write(_ regex: CompiledRegex, _ text: String) -> String {
    patterns[text] = regex
    return write(.text(text))
  }
}

/// Renders the terms of a plan. Item columns are those of `i`, variant columns those of `v`.
struct LeafRenderer {
  let schema: SQLSchema
  var operands: SQLOperands

  var dialect: SQLDialect { operands.dialect }

  init(_ schema: SQLSchema, _ dialect: SQLDialect) {
    self.schema = schema
    operands = SQLOperands(dialect)
  }

  /// Whether a term is about variants.
  func isOfVariants(_ test: LeafTest) -> Bool {
    func isOfVariants(_ field: Int) -> Bool { schema.contents(of: field).map { schema.isOfVariants($0) } ?? false }
    return switch test {
    case .anyText(let tests): tests.contains { isOfVariants($0.field) }
    case .columns(let left, _, let right), .compared(let left, _, let right, _):
      isOfVariants(left) || isOfVariants(right)
    default: test.field.map { isOfVariants($0) } ?? false
    }
  }

  /// A term as a condition on an item or variant.
  mutating func condition(_ test: LeafTest) throws(SQLObstacle) -> LeafCondition {
    switch test {
    case .constant(let holds): return LeafCondition(sql: holds ? SQLText.holds : SQLText.fails)
    case .anyText(let tests):
      var all: [LeafCondition] = []
      for test in tests { all.append(try condition(text: test)) }
      return LeafCondition(sql: SQLText.any(all.map { $0.sql }), obstacle: all.compactMap { $0.obstacle }.first)
    case .text(let test): return try condition(text: test)
    case .columns(let left, let relation, let right):
      return LeafCondition(sql: try comparison(left, relation, right))
    case .element: throw SQLObstacle(reason: "one element of a list of objects is asked for")
    case .compared(_, _, _, matchesCase: true):
      throw SQLObstacle(reason: "texts are compared as spelled")
    case .compared(let left, let relation, let right, _):
      return LeafCondition(sql: try wordComparison(left, relation, right))
    case .values(let field, let words):
      return LeafCondition(sql: values(field, words), isTwoValued: dialect.layout == .tables)
    case .noValues(let field, let words):
      guard schema.contents(of: field)?.shape == .values else { return LeafCondition(sql: SQLText.fails) }
      return LeafCondition(
        sql: SQLText.negated(values(field, words), isTwoValued: dialect.layout == .tables), isTwoValued: true)
    case .spans(let field, let spans):
      let condition = any(of: field) { renderer, word in SQLText.any(spans.map { renderer.key(word, in: $0) }) }
      return LeafCondition(sql: condition, isTwoValued: dialect.layout == .tables)
    case .keys(let field, let ranges): return keys(field, [.keys, .numberedValues]) { $0.key($1, in: ranges) }
    case .parity(let field, let isEven):
      let rests: [Int64] = isEven ? [0] : [FixedNumber.scale, -FixedNumber.scale]
      return keys(field, [.keys]) { _, key in LeafRenderer.isOne(of: rests, "\(key) % \(2 * FixedNumber.scale)") }
    case .colors(let field, let sets):
      let bits = (0..<64).filter { sets >> UInt64($0) & 1 == 1 }.map { Int64($0) }
      return keys(field, [.keys]) { _, key in LeafRenderer.isOne(of: bits, key) }
    case .costs(let field, let relation, let wanted):
      return costs(field) { $0.holds(relation, wanted) }
    case .devotion(let field, let relation, let wanted):
      return costs(field) { LeafTest.devotion($0, relation, wanted) }
    }
  }

  // MARK: rows and their parts

  /// A condition on any part of an item or variant.
  private mutating func parts(
    of field: FieldContents, _ condition: (inout LeafRenderer, _ row: String) -> String
  ) -> String {
    let isOfVariants = schema.isOfVariants(field)
    let first = condition(&self, isOfVariants ? "v" : "i")
    if !schema.mayHaveParts(field.field) || first == SQLText.fails { return first }
    return SQLText.any([first, further(isOfVariants, condition(&self, "p"))])
  }

  /// A condition on a further part, which is called `p`.
  func further(_ isOfVariants: Bool, _ condition: String) -> String {
    let row = isOfVariants ? "v" : "i"
    if dialect.layout == .arrays { return SQLTemplate.filled(dialect.functions.exists, "\(row).parts", "p", condition) }
    let table = isOfVariants ? SQLSchema.Table.variantParts : .itemParts
    let owner = isOfVariants ? "variant" : "item"
    return "\(row).id IN (SELECT p.\(owner) FROM \(table.rawValue) p WHERE \(condition))"
  }

  // MARK: keys, costs and values

  private mutating func keys(
    _ field: Int, _ shapes: [ColumnShape], _ condition: (inout LeafRenderer, _ key: String) -> String
  ) -> LeafCondition {
    guard let contents = schema.contents(of: field), shapes.contains(contents.shape) else {
      return LeafCondition(sql: SQLText.fails)
    }
    let name = SQLSchema.Column(field: field, part: .key).name
    return LeafCondition(sql: parts(of: contents) { condition(&$0, "\($1).\(name)") })
  }

  private mutating func key(_ key: String, in ranges: [ClosedRange<Int64>]) -> String {
    var all: [String] = []
    for range in ranges {
      switch (range.lowerBound, range.upperBound) {
      case (.min, .max): all.append("\(key) IS NOT NULL")
      case (.min, let last): all.append("\(key) <= \(operands.write(.integer(last)))")
      case (let first, .max): all.append("\(key) >= \(operands.write(.integer(first)))")
      case (let first, let last) where first == last: all.append("\(key) = \(operands.write(.integer(first)))")
      case (let first, let last):
        all.append("\(key) BETWEEN \(operands.write(.integer(first))) AND \(operands.write(.integer(last)))")
      }
    }
    return SQLText.any(all)
  }

  /// Whether a number is one of some, which are of the schema and not of the query.
  private static func isOne(of numbers: [Int64], _ expression: String) -> String {
    switch numbers.count {
    case 0: SQLText.fails
    case 1: "\(expression) = \(numbers[0])"
    default: "\(expression) IN (\(numbers.map { "\($0)" }.joined(separator: ", ")))"
    }
  }

  /// The costs that pass, found among those of the list.
  private mutating func costs(_ field: Int, _ passes: (Cost) -> Bool) -> LeafCondition {
    guard schema.contents(of: field)?.shape == .costs else { return LeafCondition(sql: SQLText.fails) }
    let known = schema.facts.costs[field] ?? []
    let codes = known.indices.filter { passes(known[$0]) }.map { Int64($0) }
    return keys(field, [.costs]) { _, key in
      codes.count == known.count && !codes.isEmpty ? "\(key) IS NOT NULL" : LeafRenderer.isOne(of: codes, key)
    }
  }

  private mutating func values(_ field: Int, _ words: [String]) -> String {
    guard let contents = schema.contents(of: field),
      contents.shape == .values || contents.shape == .numberedValues || contents.hasWords
    else { return SQLText.fails }
    let isOfVariants = schema.isOfVariants(contents)
    let row = isOfVariants ? "v" : "i"
    let list = words.map { operands.write(Array($0.utf8)) }.joined(separator: ", ")
    if dialect.layout == .arrays {
      let name = SQLSchema.Column(field: field, part: .values).name
      return SQLTemplate.filled(
        dialect.functions.hasSome, "\(row).\(name)", SQLTemplate.filled(dialect.functions.array, list))
    }
    let table = isOfVariants ? SQLSchema.Table.variantValues : .itemValues
    let owner = isOfVariants ? "variant" : "item"
    let test = words.count == 1 ? "= \(list)" : "IN (\(list))"
    return "\(row).id IN (SELECT w.\(owner) FROM \(table.rawValue) w WHERE w.field = \(field) AND w.word \(test))"
  }

  /// A condition on some word of a field of values.
  private mutating func any(
    of field: Int, _ condition: (inout LeafRenderer, _ word: String) -> String
  ) -> String {
    guard let contents = schema.contents(of: field), contents.shape == .values || contents.shape == .numberedValues
    else { return SQLText.fails }
    let isOfVariants = schema.isOfVariants(contents)
    let row = isOfVariants ? "v" : "i"
    if dialect.layout == .arrays {
      let name = SQLSchema.Column(field: field, part: .values).name
      return SQLTemplate.filled(dialect.functions.exists, "\(row).\(name)", "w", condition(&self, "w"))
    }
    let table = isOfVariants ? SQLSchema.Table.variantValues : .itemValues
    let owner = isOfVariants ? "variant" : "item"
    return "\(row).id IN (SELECT w.\(owner) FROM \(table.rawValue) w "
      + "WHERE w.field = \(field) AND \(condition(&self, "w.word")))"
  }

  private mutating func key(_ word: String, in span: KeySpan) -> String {
    func written(_ key: ExactText) -> String { operands.write(Array(key.text.utf8)) }
    if span.isSingle { return "\(word) = \(written(span.first))" }
    let first = span.first == KeySpan.all.first ? SQLText.holds : "\(word) >= \(written(span.first))"
    let all = SQLText.all([first, span.end.map { "\(word) < \(written($0))" } ?? SQLText.holds])
    return all == SQLText.holds ? "\(word) IS NOT NULL" : all
  }

  // MARK: texts

  /// A search in the words of a field: those that pass.
  private mutating func condition(words test: TextTest) throws(SQLObstacle) -> LeafCondition {
    guard let known = schema.facts.words else {
      // Words of some lists have no signs between them.
      let runs = test.needle.split { $0 == 0x20 || $0 == 0x2D || $0 == 0x5F }
      let word = Array(runs.max { $0.count < $1.count } ?? [])
      let sql = any(of: test.field) { $0.contains($1, $0.operands.write(word)) }
      return LeafCondition(sql: sql, obstacle: "the words of the field are not known")
    }
    guard let found = (known[test.field] ?? SQLWords()).passing(test) else {
      throw SQLObstacle(reason: "the field has too many words to be searched as texts")
    }
    if found.isEmpty { return LeafCondition(sql: SQLText.fails, isTwoValued: true) }
    return LeafCondition(sql: values(test.field, found), isTwoValued: dialect.layout == .tables)
  }

  private mutating func condition(text test: TextTest) throws(SQLObstacle) -> LeafCondition {
    if let shape = schema.contents(of: test.field)?.shape, shape == .values || shape == .numberedValues {
      return try condition(words: test)
    }
    guard let contents = schema.contents(of: test.field), contents.shape == .texts || contents.hasPrintedCosts else {
      return LeafCondition(sql: SQLText.fails)
    }
    if !test.isLiteral, !contents.isCollated { return LeafCondition(sql: SQLText.fails) }
    if dialect.looksUpWords, contents.hasWords, test.kind == .containsWords,
      test.needle.allSatisfy({ FieldContents.isWordByte($0) })
    {
      return LeafCondition(sql: values(test.field, [String(decoding: test.needle, as: UTF8.self)]), isTwoValued: true)
    }
    var obstacle: String?
    var sql = parts(of: contents) { renderer, row in
      let found = renderer.condition(test, contents, row: row)
      obstacle = found.obstacle
      return found.sql
    }
    if let trigrams = trigrams(test, contents) { sql = "(\(trigrams) AND \(sql))" }
    return LeafCondition(sql: sql, obstacle: obstacle)
  }

  /// A condition by the index of trigrams, which every item satisfies that has the text: nil without one, and for texts
  /// of fewer than three characters.
  private mutating func trigrams(_ test: TextTest, _ contents: FieldContents) -> String? {
    guard dialect.hasTrigrams, schema.facts.hasTrigrams, contents.shape == .texts, !schema.isOfVariants(contents),
      !test.isSelfReferring
    else { return nil }
    var needle = test.needle
    if case .matches(let regex) = test.kind { needle = regex.requiredLiterals.first ?? [] }
    let scalars = Array(String(decoding: StoredText.encoded(needle), as: UTF8.self).unicodeScalars)
    if scalars.count < 3 { return nil }
    // Those that do not overlap say nearly as much as all of them.
    var starts = Array(stride(from: 0, through: scalars.count - 3, by: 3).prefix(Self.maximumTrigrams))
    if let last = starts.last, last != scalars.count - 3, starts.count < Self.maximumTrigrams {
      starts.append(scalars.count - 3)
    }
    let terms = starts.map { start -> String in
      var term = "\""
      for scalar in scalars[start..<start + 3] {
        term.unicodeScalars.append(scalar)
        if scalar == "\"" { term.unicodeScalars.append(scalar) }
      }
      return term + "\""
    }
    let column = SQLSchema.Column(field: test.field, part: test.isLiteral ? .text : .letters).name
    let match = operands.write(.text("\(column) : (\(terms.joined(separator: " AND ")))"))
    let table = SQLSchema.Table.trigrams
    return "i.id IN (SELECT rowid FROM \(table) WHERE \(table) MATCH \(match))"
  }

  private static let maximumTrigrams = 6

  /// The searched text of a row; with the edges of words marked if they are searched.
  func text(_ test: TextTest, _ contents: FieldContents, row: String, isMarked: Bool = true) -> String {
    func name(_ part: SQLSchema.Part) -> String { "\(row).\(SQLSchema.Column(field: test.field, part: part).name)" }
    if !test.isLiteral { return name(.letters) }
    if test.kind == .containsWords, contents.hasWords, isMarked { return name(.words) }
    if test.kind == .beginsWord, contents.keepsChanges, !isMarked { return "COALESCE(\(name(.cased)), \(name(.text)))" }
    return test.isSelfReferring && contents.refersToItself
      ? "COALESCE(\(name(.selfReferring)), \(name(.text)))" : name(.text)
  }

  private mutating func condition(_ test: TextTest, _ contents: FieldContents, row: String) -> LeafCondition {
    let text = text(test, contents, row: row)
    switch test.kind {
    case .contains, .containsCollated: return LeafCondition(sql: contains(text, operands.write(test.needle)))
    case .beginsWord:
      return LeafCondition(
        sql: contains(text, operands.write(test.needle)), obstacle: "the beginnings of words are not stored")
    case .equalsCollated: return LeafCondition(sql: "\(text) = \(operands.write(test.needle))")
    case .containsWords:
      if contents.hasWords {
        let marked = String(decoding: StoredText.markingWords(test.needle, isWhole: true), as: UTF8.self)
        return LeafCondition(sql: contains(text, operands.write(.text(marked))))
      }
      return LeafCondition(
        sql: contains(text, operands.write(test.needle)), obstacle: "the edges of words are not stored")
    case .matches(let regex):
      // Any text.
      if regex.syntax.source.length == 0 { return LeafCondition(sql: "\(text) IS NOT NULL") }
      if regex.matchesCase {
        return LeafCondition(sql: "\(text) IS NOT NULL", obstacle: "the pattern is compared as spelled")
      }
      let pattern = SQLPattern(regex.syntax, for: dialect.patterns, texts: schema.facts.texts(of: test.field))
      if let written = pattern.text, dialect.patterns != .registered || !schema.facts.texts(of: test.field).hasReserved
      {
        return LeafCondition(sql: SQLTemplate.filled(dialect.functions.matches, text, operands.write(regex, written)))
      }
      return LeafCondition(sql: literals(of: regex, in: text), obstacle: pattern.obstacle ?? "the pattern")
    }
  }

  private func contains(_ text: String, _ operand: String) -> String {
    SQLTemplate.filled(dialect.functions.contains, text, operand)
  }

  /// What every text has in which the pattern matches.
  private mutating func literals(of regex: CompiledRegex, in text: String) -> String {
    var all: [String] = []
    for literal in regex.requiredLiterals.prefix(4) { all.append(contains(text, operands.write(literal))) }
    for choice in regex.literalChoices.prefix(2) {
      var any: [String] = []
      for literal in choice { any.append(contains(text, operands.write(literal))) }
      all.append(SQLText.any(any))
    }
    if all.count > 1 { return "(" + SQLText.all(all) + ")" }
    return all.first ?? SQLText.holds
  }
}

/// Why a query cannot be said in SQL.
public struct SQLObstacle: Error, Hashable, Sendable {
  /// A phrase that says what is in the way.
  public let reason: String

  /// Makes an obstacle.
  package init(reason: String) { self.reason = reason }
}

import FilterAST
import FilterEvaluation
import FilterRegex
import FilterText
import FilterVocabulary

/// Texts and words over a person's own table.
extension TableRenderer {
  /// A test of words or of their keys.
  mutating func words(
    _ test: LeafTest, _ field: Int, _ column: ColumnBinding, row: String, _ leaf: Int
  ) -> BoundCondition {
    let value = value(column, row: row)
    if let listed = listed(leaf, field, column, value) { return listed }
    if case .spans(_, let spans) = test, spans == [.all], column.storage == .text,
      vocabulary.fields[field].kind.traits.keyed == nil
    {
      return present(column, value)
    }
    if column.storage == .inet { return addresses(test, value) }
    guard case .values(_, let words) = test else { return .unknown("the order of the values is not stored") }
    switch (column.storage, vocabulary.fields[field].kind) {
    case (.uuid, .uuid): return any(of: words.compactMap { SQLText.uuid($0).map { .text($0) } }, column, value)
    case (.text, .uuid):
      if exactness == .exact { return widened(words, column, value) }
      let written = words.compactMap { SQLText.uuid($0) }.flatMap { [$0, $0.filter { $0 != "-" }] }
      return own(written.map { LikePattern(whole: $0) }, column, value, row: row)
    case (.text, let kind) where kind.traits.family == .word && vocabulary.fields[field].matching == .exactCase:
      return any(of: words.map { .text($0) }, column, value)
    case (.boolean, .boolean):
      let wanted = Set(words)
      let flags = [true, false].filter { wanted.contains(FieldValue.booleans[$0 ? 0 : 1].text) }
      if flags.isEmpty { return .fails }
      if flags.count == 2 { return present(column, value) }
      return BoundCondition(
        sql: flags[0] ? value : "NOT \(value)", opposite: flags[0] ? "NOT \(value)" : value,
        missing: missing(column, value))
    case (.integer, .boolean):
      let numbers = words.compactMap { word in FieldValue.booleans.firstIndex { $0.text == word } }.map {
        Int64(1 - $0)
      }
      return any(of: numbers.map { .integer($0) }, column, value)
    case (.integer, .integerID):
      let numbers = words.compactMap { word in Int64(word).flatMap { "\($0)" == word ? $0 : nil } }
      return numbers.count == words.count
        ? any(of: numbers.map { .integer($0) }, column, value) : .unknown("an identifier is no number")
    case (.text, let kind) where kind.traits.family == .word:
      if exactness == .exact { return widened(words, column, value) }
      return own(spellings(of: words, field, leaf).map { LikePattern(whole: $0) }, column, value, row: row)
    default: return .unknown("the column stores the values in another form")
    }
  }

  private mutating func any(of values: [SQLValue], _ column: ColumnBinding, _ value: String) -> BoundCondition {
    if values.isEmpty { return .fails }
    return BoundCondition(.init(value: value, operands: values, missing: missing(column, value)), &operands)
  }

  /// A search in a text.
  mutating func condition(_ test: TextTest, of column: ColumnBinding, row: String, _ leaf: Int) -> BoundCondition {
    let value = value(column, row: row)
    if test.holdsForAnyText, column.storage != .other { return present(column, value) }
    if let listed = listed(leaf, test.field, column, value) { return listed }
    guard column.storage == .text else { return .unknown("the column stores no texts") }
    if test.isLiteral, !test.isPattern, test.literalForm == .exact, !test.needle.contains(0) {
      let found = exactly(test.needle, column, value)
      if test.kind == .contains { return found }
      if exactness == .exact { return .wider(found.sql, "the beginnings of words are not stored") }
      return own([LikeCondition(sql: found.sql)], column, value, "the engine finds the text anywhere")
    }
    if case .matches(let regex) = test.kind {
      if exactness == .engine, let shape = LikePattern(lineShapeOf: regex) {
        return own(shape.spelled(as: plan.leaves[leaf].written, in: test.literalForm), regex, column, value, row: row)
      }
      let literal = String(decoding: regex.requiredLiterals.first ?? [], as: UTF8.self)
      var found =
        exactness == .exact || literal.isEmpty
        ? widened([literal], joining: false, column, value)
        : own([LikePattern(containing: [literal])], column, value, row: row)
      // The engine looks for a text that every match has.
      found.obstacle = found.obstacle ?? "the pattern is matched here"
      found.negation = SQLText.holds
      return found
    }
    let needle = String(decoding: test.needle, as: UTF8.self)
    if exactness == .exact { return widened([needle], joining: !test.isLiteral, column, value) }
    let written = plan.leaves[leaf].written
    let form = test.isLiteral ? test.literalForm : .collated
    let text = form.bytes(of: written) == test.needle ? written : needle
    let isWhole = test.kind == .equalsCollated
    return own(
      [isWhole ? LikePattern(whole: text) : LikePattern(containing: [text])], column, value, row: row)
  }

  /// Texts that have one of some folded texts in them, perhaps among signs.
  ///
  /// A text of ASCII is folded by its letter case alone; every other text is let through, and checked.
  ///
  /// - Parameter joining: Whether signs may stand between the letters.
  private mutating func widened(
    _ needles: [String], joining: Bool = true, _ column: ColumnBinding, _ value: String
  ) -> BoundCondition {
    var found: [String] = []
    for needle in needles where needle.utf8.allSatisfy({ $0 < 0x80 && $0 != 0 }) {
      if needle.isEmpty { return .wider("\(value) IS NOT NULL", "the texts are compared by their folded forms") }
      // A blank stands for any white space.
      let parts =
        joining ? needle.unicodeScalars.map { String($0) } : needle.split(separator: " ").map { String($0) }
      if parts.isEmpty { return .wider("\(value) IS NOT NULL", "the texts are compared by their folded forms") }
      found.append(
        dialect.like(
          value, LikePattern(containing: parts), by: dialect.tables.like, collation: dialect.tables.plainCollation,
          &operands))
    }
    let others = SQLTemplate.filled(dialect.tables.hasOtherCharacters, value)
    return .wider(SQLText.any(found + [others]), "the texts are compared by their folded forms")
  }

  /// The spellings of folded words: that of the term, and those of the listed value that it names.
  private func spellings(of words: [String], _ field: Int, _ leaf: Int) -> [String] {
    let bound = vocabulary.fields[field]
    let written = plan.leaves[leaf].written
    var known: [String] = []
    if let listed = vocabulary.valueID(written, of: bound) {
      known = [vocabulary[listed].text] + vocabulary[listed].members + vocabulary[listed].aliases
    }
    return words.flatMap { word -> [String] in
      var all: [String] = []
      for spelling in [written] + known where vocabulary.folded(spelling, of: bound) == word {
        if !all.contains(where: { $0.lowercased() == spelling.lowercased() }) { all.append(spelling) }
      }
      return all.isEmpty ? [word] : all
    }
  }
}

/// A comparison of a text with a pattern.
private struct LikeCondition {
  let sql: String
  /// The table of trigrams that answers it; nil if the texts themselves are compared.
  var index: TableName?
}

/// The engine's own comparisons.
extension TableRenderer {
  /// Texts that are like one of some patterns, without letter case.
  private mutating func own(
    _ patterns: [LikePattern], _ column: ColumnBinding, _ value: String, row: String
  ) -> BoundCondition {
    if patterns.isEmpty { return .fails }
    var found: [LikeCondition] = []
    for pattern in patterns { found.append(like(pattern, column, value, row: row)) }
    return own(found, column, value, "the engine compares letters by its own rules")
  }

  /// Texts that are like a pattern that the line shape of another one is.
  private mutating func own(
    _ shape: LikePattern, _ regex: CompiledRegex, _ column: ColumnBinding, _ value: String, row: String
  ) -> BoundCondition {
    let condition: LikeCondition
    if regex.matchesCase, shape.isWhole, !shape.hasZero {
      condition = LikeCondition(sql: "\(value) = \(operands.write(.text(shape.texts[0])))")
    } else if regex.matchesCase, !dialect.tables.likeExactly.isEmpty {
      condition = LikeCondition(sql: dialect.like(value, shape, by: dialect.tables.likeExactly, &operands))
    } else {
      condition = like(shape, column, value, row: row)
    }
    return own([condition], column, value, "the engine looks at the text as a whole, by its own rules")
  }

  /// Whether a text is like a pattern, without letter case: by an index of trigrams where there is one.
  private mutating func like(
    _ pattern: LikePattern, _ column: ColumnBinding, _ value: String, row: String
  ) -> LikeCondition {
    guard let trigrams = column.trigrams,
      let found = trigrams.condition(row: row, pattern, in: dialect, &operands)
    else { return LikeCondition(sql: dialect.like(value, pattern, by: dialect.tables.like, &operands)) }
    if !pattern.hasSigns { return LikeCondition(sql: found, index: trigrams.name) }
    let exact = dialect.like(value, pattern, by: dialect.tables.like, &operands)
    return LikeCondition(sql: "(\(found) AND \(exact))", index: trigrams.name)
  }

  /// A text that has another in it as it is spelled.
  private mutating func exactly(_ needle: [UInt8], _ column: ColumnBinding, _ value: String) -> BoundCondition {
    let text = String(decoding: needle, as: UTF8.self)
    let isPlain = !text.unicodeScalars.contains { $0 == "%" || $0 == "_" || $0 == "\\" }
    // An index of trigrams serves a pattern.
    let condition =
      isPlain && !dialect.tables.likeExactly.isEmpty
      ? SQLTemplate.filled(dialect.tables.likeExactly, value, operands.write(.text("%\(text)%")))
      : SQLTemplate.filled(dialect.functions.contains, value, operands.write(.text(text)))
    return BoundCondition(sql: condition, opposite: "NOT (\(condition))", missing: missing(column, value))
  }

  private func own(
    _ found: [LikeCondition], _ column: ColumnBinding, _ value: String, _ difference: String
  ) -> BoundCondition {
    let condition = SQLText.any(found.map { $0.sql })
    let index = found.lazy.compactMap { $0.index }.first.map { ", over the texts that '\($0.shown)' has" } ?? ""
    return BoundCondition(
      sql: condition, negation: SQLText.any(["NOT (\(condition))"] + (missing(column, value).map { [$0] } ?? [])),
      difference: difference + index)
  }

  /// Addresses in some spans of keys. A network is compared otherwise, so that each is let through, and checked.
  private mutating func addresses(_ test: LeafTest, _ value: String) -> BoundCondition {
    let spans: [KeySpan]
    switch test {
    case .spans(_, let all): spans = all
    case .values(_, let keys): spans = keys.map { KeySpan(key: $0) }
    default: return .unknown("the order of the values is not stored")
    }
    var found: [String] = []
    for span in spans {
      var (low, high) = (SQLText.holds, SQLText.holds)
      if span.first != KeySpan.all.first {
        guard let edge = AddressEdge(span.first) else { return .unknown("an address is out of range") }
        low = "\(value) \(edge.isAfter ? ">" : ">=") \(operands.write(.text(edge.address)))"
      }
      if let end = span.isSingle ? span.first : span.end {
        guard let edge = AddressEdge(end) else { return .unknown("an address is out of range") }
        high = "\(value) \(span.isSingle || edge.isAfter ? "<=" : "<") \(operands.write(.text(edge.address)))"
      }
      found.append(SQLText.all([low, high]))
    }
    if found.contains(SQLText.holds) { return .wider("\(value) IS NOT NULL", "networks are no addresses") }
    return .wider(SQLText.any(found + ["masklen(\(value)) NOT IN (32, 128)"]), "networks are no addresses")
  }
}

/// The edge of a span of addresses: before an address, or right after it.
private struct AddressEdge {
  let address: String
  let isAfter: Bool

  /// The edge at a key; nil for one after all addresses.
  init?(_ key: ExactText) {
    guard let address = NetworkAddress(key: key.text) else { return nil }
    self.address = address.text
    isAfter = ExactText(address.key) < key
  }
}

extension SQLText {
  /// An identifier of 128 bits in its usual form, from its 32 digits; nil for another text.
  fileprivate static func uuid(_ digits: String) -> String? {
    let digits = digits.filter { $0 != "-" }
    if digits.utf8.count != 32 || !digits.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place == 8 || place == 12 || place == 16 || place == 20 { text += "-" }
      text.append(digit)
    }
    return text
  }
}

extension LikePattern {
  /// The pattern of literal texts with anything between them, which may begin or end at the edge of a line, as `an*` and
  /// `*nn` are read; nil for a pattern that says more.
  fileprivate init?(lineShapeOf regex: CompiledRegex) {
    let syntax = regex.syntax
    let nodes = LikePattern.parts(of: syntax.root, in: syntax)
    var (leading, trailing) = ([""], [""])
    var texts = [""]
    for (place, node) in nodes.enumerated() {
      switch syntax.kind(of: node) {
      case .anchor(.lineStart) where place == 0: leading = []
      case .anchor(.lineEnd) where place == nodes.count - 1: trailing = []
      case .literal(let scalar): texts[texts.count - 1].unicodeScalars.append(scalar)
      case .quantified(let repetition) where repetition.minimum == 0 && repetition.maximum == nil:
        guard let child = syntax.children(of: node).first(where: { _ in true }), syntax.kind(of: child) == .any else {
          return nil
        }
        texts.append("")
      default: return nil
      }
    }
    self.texts = leading + texts + trailing
  }

  private static func parts(of node: RegexNodeID, in syntax: RegexSyntax) -> [RegexNodeID] {
    switch syntax.kind(of: node) {
    case .pattern: syntax.children(of: node).flatMap { parts(of: $0, in: syntax) }
    case .sequence: Array(syntax.children(of: node))
    default: [node]
    }
  }

  /// The same pattern with its literals as a value spells them, in which stars stand between them, if they are the folded
  /// forms of its parts.
  fileprivate func spelled(as written: String, in form: TextForm) -> LikePattern {
    let literals = literals
    for parts in [[written], written.split(separator: "*").map { String($0) }] {
      let isSame =
        parts.count == literals.count
        && zip(parts, literals).allSatisfy { form.bytes(of: $0) == form.bytes(of: $1) }
      if !isSame { continue }
      var pattern = self
      var rest = parts[...]
      for place in texts.indices where !texts[place].isEmpty { pattern.texts[place] = rest.removeFirst() }
      return pattern
    }
    return self
  }
}

extension TextTest {
  /// Whether every text passes.
  fileprivate var holdsForAnyText: Bool {
    if case .matches(let regex) = kind { return regex.syntax.source.length == 0 }
    return needle.isEmpty
  }
}

import FilterEvaluation
import FilterRegex
import FilterText
import FilterVocabulary

/// Searches in the texts of an exported list, which are folded.
extension TableRenderer {
  /// How a search in a field is said.
  mutating func text(_ test: TextTest, _ column: ColumnBinding, _ field: ExportedField) -> BoundCondition {
    let contents = field.contents
    let facts = binding.export?.facts ?? SQLFacts()
    if contents.shape == .values || contents.shape == .numberedValues || contents.hasOthers {
      return words(test, field, facts)
    }
    if contents.shape != .texts && !contents.hasPrintedCosts || !test.isLiteral && !contents.isCollated {
      return .fails
    }
    if dialect.looksUpWords, contents.hasWords, test.kind == .containsWords,
      test.needle.allSatisfy({ FieldContents.isWordByte($0) })
    {
      return values(of: field, [String(decoding: test.needle, as: UTF8.self)])
    }
    let texts = facts.texts(of: test.field)
    let condition = inParts(column, field) { renderer, _, row in renderer.text(test, field, row: row, texts) }
    return looked(up: test, field, facts).map { $0.beside(condition) } ?? condition
  }

  /// A search in the words of a field: those that pass.
  private mutating func words(_ test: TextTest, _ field: ExportedField, _ facts: SQLFacts) -> BoundCondition {
    guard let known = facts.words else {
      // Words of some lists have no signs between them.
      let runs = test.needle.split { $0 == 0x20 || $0 == 0x2D || $0 == 0x5F }
      let word = Array(runs.max { $0.count < $1.count } ?? [])
      let found = anyValue(of: field) { renderer, value in
        SQLTemplate.filled(renderer.dialect.functions.contains, value, renderer.operands.write(word))
      }
      return .wider(found.sql, "the words of the field are not known")
    }
    guard let found = (known[test.field] ?? SQLWords()).passing(test) else {
      return .refused("the field has too many words to be searched as texts")
    }
    return found.isEmpty ? .fails : values(of: field, found)
  }

  /// The searched text of a row; with the edges of words marked if they are searched.
  func text(_ test: TextTest, of field: ExportedField, row: String, isMarked: Bool = true) -> String {
    func name(_ part: SQLSchema.Part) -> String { "\(row).\(dialect.identifier(field.columns[part] ?? ""))" }
    let contents = field.contents
    if !test.isLiteral { return name(.letters) }
    if test.kind == .containsWords, contents.hasWords, isMarked { return name(.words) }
    if test.kind == .beginsWord, contents.keepsChanges, !isMarked { return "COALESCE(\(name(.cased)), \(name(.text)))" }
    return test.isSelfReferring && contents.refersToItself
      ? "COALESCE(\(name(.selfReferring)), \(name(.text)))" : name(.text)
  }

  /// A search in the text of a row.
  private mutating func text(
    _ test: TextTest, _ field: ExportedField, row: String, _ texts: SQLPattern.Texts
  ) -> BoundCondition {
    let text = text(test, of: field, row: row)
    let missing = "\(row).\(dialect.identifier(field.columns[test.isLiteral ? .text : .letters] ?? "")) IS NULL"
    // A blank stands for a line break too.
    if test.isLiteral, !test.isPattern, test.literalForm == .plain, test.needle.contains(0x20) {
      let longest = test.needle.split(separator: 0x20).max { $0.count < $1.count }.map { Array($0) } ?? []
      return .wider(contains(text, operands.write(longest)), "line breaks are compared here")
    }
    switch test.kind {
    case .contains, .containsCollated: return contains(text, operands.write(test.needle), missing)
    case .beginsWord:
      return .wider(contains(text, operands.write(test.needle)), "the beginnings of words are not stored")
    case .equalsCollated:
      return BoundCondition(
        .init(value: text, operands: [SQLOperands.value(test.needle)], missing: missing), &operands)
    case .containsWords:
      if field.contents.hasWords {
        let marked = String(decoding: StoredText.markingWords(test.needle, isWhole: true), as: UTF8.self)
        return contains(text, operands.write(.text(marked)), missing)
      }
      return .wider(contains(text, operands.write(test.needle)), "the edges of words are not stored")
    case .equalsOne: return .wider("\(text) IS NOT NULL", "many texts are compared here")
    case .matches(let regex):
      // Any text.
      if regex.syntax.source.length == 0 { return BoundCondition(sql: "\(text) IS NOT NULL", negation: missing) }
      if regex.matchesCase { return .wider("\(text) IS NOT NULL", "the pattern is compared as spelled") }
      let pattern = SQLPattern(regex.syntax, for: dialect.patterns, texts: texts)
      guard let written = pattern.text, dialect.patterns != .registered || !texts.hasReserved else {
        return .wider(literals(of: regex, in: text), pattern.obstacle ?? "the pattern")
      }
      let operand = operands.write(regex, written)
      return BoundCondition(
        sql: SQLTemplate.filled(dialect.functions.matches, text, operand),
        opposite: SQLTemplate.filled(dialect.functions.mismatches, text, operand), missing: missing)
    }
  }

  private func contains(_ text: String, _ operand: String) -> String {
    SQLTemplate.filled(dialect.functions.contains, text, operand)
  }

  private func contains(_ text: String, _ operand: String, _ missing: String) -> BoundCondition {
    BoundCondition(
      sql: contains(text, operand), opposite: SQLTemplate.filled(dialect.functions.lacks, text, operand),
      missing: missing)
  }

  /// A condition that every text satisfies in which the pattern matches.
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

  private static let maximumTrigrams = 6

  /// A condition by the index of trigrams, which every item satisfies that has the text: nil without one, and for texts
  /// of fewer than three characters.
  private mutating func looked(up test: TextTest, _ field: ExportedField, _ facts: SQLFacts) -> BoundCondition? {
    guard dialect.hasTrigrams, facts.hasTrigrams, let trigrams = binding.export?.trigrams,
      field.contents.shape == .texts, !field.isOfVariant,
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
    let column = dialect.identifier(field.columns[test.isLiteral ? .text : .letters] ?? "")
    let match = operands.write(.text("\(column) : (\(terms.joined(separator: " AND ")))"))
    let table = dialect.identifier(trigrams)
    let query = "SELECT rowid FROM \(table) WHERE \(table) MATCH \(match)"
    return BoundCondition(sql: "\(binding.alias).id IN (\(query))", negation: "\(binding.alias).id NOT IN (\(query))")
  }
}

extension BoundCondition {
  /// A condition that a quicker one, which holds for more rows, stands before.
  fileprivate func beside(_ condition: BoundCondition) -> BoundCondition {
    BoundCondition(
      sql: condition.sql == SQLText.holds ? sql : "(\(sql) AND \(condition.sql))",
      negation: SQLText.any([negation, condition.negation]), obstacle: condition.obstacle)
  }
}

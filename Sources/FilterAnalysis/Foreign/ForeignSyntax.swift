import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Finds syntax of other search languages: `t:(elf or goblin)`, `cmc BETWEEN 2 AND 5`, `usd<$5`, `t:elf+c:g`.
///
/// One pass over the tokens. What is found has a known field beside it, so that words of a name stay words of a name.
struct ForeignSyntax {
  let query: AnalyzedQuery
  let tokens: [Token]
  let bytes: [UInt8]
  var rewrites: [ForeignRewrite] = []
  /// The first leaf that does not end before the visited token.
  private var leaf = 0

  /// The rewrites of a query, which do not overlap, in the order of the text. Linear; none for a long text.
  static func rewrites(of query: AnalyzedQuery) -> [ForeignRewrite] {
    if query.source.length > FixTrial.maximumLength { return [] }
    var pass = ForeignSyntax(query: query, tokens: query.parsed.tree.tokens, bytes: query.source.bytes)
    var index = 0
    while index < pass.tokens.count { index = max(pass.visit(index) ?? 0, index + 1) }
    return pass.rewrites
  }

  /// The token after what was found at a token; nil if nothing was found.
  private mutating func visit(_ index: Int) -> Int? {
    if let end = apostrophe(index) ?? curlyQuotes(index) ?? negatedValue(index) ?? comment(index) { return end }
    if vocabulary.isOfLists, let end = listIdiom(index) { return end }
    switch tokens[index].kind {
    case .field:
      guard kind(index + 1) == .comparison, !isOrdinary(index) else { return nil }
      if let end = decimalComma(index) ?? negatedElement(index) ?? endOfValues(index) { return end }
      if isGroupedNumber(index) { return index + 3 }
      if let end = powerAndToughness(from: index, at: index + 2) { return end }
      let term = Term(self, index)
      return group(term) ?? foreignValue(term) ?? severalWords(term)
    case .word: return powerAndToughness(from: index, at: index) ?? phrase(index) ?? oddWord(index)
    case .or, .and: return valueAfterConnective(index)
    case .comparison: return repeatedField(index)
    case .exclamation: return exactWords(index)
    case .quoted: return quotedField(index)
    default: return nil
    }
  }

  /// `v:999,5` where the data writes the fraction of a number so: the comma would part two values.
  private mutating func decimalComma(_ index: Int) -> Int? {
    guard kind(index + 2) == .value, kind(index + 3) == .valueSeparator, text(index + 3) == ",",
      kind(index + 4) == .value, kind(index + 5) != .valueSeparator, let field = Term(self, index).field,
      vocabulary[field].form.decimalMark == .comma
    else { return nil }
    let range = SourceRange(start: tokens[index + 2].range.start, end: tokens[index + 4].range.end)
    guard let number = vocabulary[field].form.number(ofQuery: text(range.start, range.end)) else { return nil }
    return replace(
      .malformedNumber, range, with: number.description, "a comma between values and a decimal comma look alike")
  }

  /// The token after several values of a field, which the syntax of lists reads; nil for a field with one value.
  private func endOfValues(_ index: Int) -> Int? {
    if kind(index + 2) == .valueOpening {
      return tokens[index...].firstIndex { $0.kind == .valueClosing }.map { $0 + 1 } ?? tokens.count
    }
    func joins(_ index: Int) -> Bool { kind(index) == .valueSeparator || kind(index) == .rangeOperator }
    guard joins(index + 2) || joins(index + 3) else { return nil }
    var end = index + 3
    while joins(end) || joins(end - 1) && kind(end).map({ !$0.isTrivia }) ?? false { end += 1 }
    return end
  }

  /// Whether a number with thousands separators is one of this list.
  private func isGroupedNumber(_ index: Int) -> Bool {
    query.parsed.syntax.base == .lists && kind(index + 2) == .value
      && WrittenNumber.number(text(index + 2)) != nil
      && query.leaves.contains { $0.field == tokens[index].range && $0.error == nil }
  }

  /// Whether a term of this language has a bare value of letters and digits, or a quoted text, and no word after it: most
  /// have, so that nothing else is looked at.
  private mutating func isOrdinary(_ index: Int) -> Bool {
    let start = tokens[index].range.start
    while leaf < query.leaves.count, query.leaves[leaf].range.end <= start { leaf += 1 }
    guard leaf < query.leaves.count, query.leaves[leaf].field?.start == start, query.leaves[leaf].error == nil,
      kind(index + 3) == nil || kind(index + 3) == .rightParenthesis
        || kind(index + 3) == .whitespace && kind(index + 4) != .word && kind(index + 4) != .or
          && kind(index + 4) != .and
    else { return false }
    switch tokens[index + 2].kind {
    case .quoted, .regex: return true
    case .value:
      let value = bytes[tokens[index + 2].range.start..<tokens[index + 2].range.end]
      return value.allSatisfy { $0.isLetter || $0.isDigit } && !value.starts(with: "no".utf8)
    default: return false
    }
  }

  /// Adds a rewrite, and gives the first token after it.
  mutating func add(
    _ kind: SemanticDiagnosticKind = .foreignSyntax, at range: SourceRange, _ message: String, _ edits: [TextEdit],
    or others: [[TextEdit]] = [], isError: Bool = false, isDoubtful: Bool = false
  ) -> Int {
    let sorted = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    let rewrite = ForeignRewrite(
      kind: kind, range: range, message: message, edits: sorted, others: others, isError: isError,
      isDoubtful: isDoubtful)
    rewrites.append(rewrite)
    let end = rewrite.span.end
    return tokens.partitioningIndex { $0.range.start >= end }
  }

  /// Adds a rewrite that replaces a range.
  mutating func replace(
    _ kind: SemanticDiagnosticKind, _ range: SourceRange, with text: String, _ reason: String, isError: Bool = false,
    isDoubtful: Bool = false
  ) -> Int {
    add(
      kind, at: range, "\(reason); write \(Diagnostic.quotation(of: text))",
      [TextEdit(range: range, replacement: text)], isError: isError, isDoubtful: isDoubtful)
  }

  mutating func replace(_ range: SourceRange, with text: String, _ reason: String) -> Int {
    replace(.foreignSyntax, range, with: text, reason)
  }
}

extension ForeignSyntax {
  /// A field with its operator, and the first token that may belong to its value.
  struct Term {
    let index: Int
    let field: FieldID?
    /// The field as typed.
    let name: String
    /// The operator as typed.
    let operation: String
    /// The range of the field.
    let nameRange: SourceRange
    /// The range of the minus before it; empty if there is none.
    let minus: SourceRange
    /// The token after the operator, which may be white space.
    let next: Int
    /// The end of the operator.
    let end: Int
    /// The edit that writes the field for a name of another language; empty for a field.
    let respelling: [TextEdit]

    init(_ pass: ForeignSyntax, _ index: Int) {
      self.index = index
      nameRange = pass.tokens[index].range
      operation = pass.text(index + 1)
      let typed = pass.text(index)
      let known = FieldName(exactly: typed).flatMap { pass.query.vocabulary.fieldID(named: $0) }
      field = known ?? pass.replacement(ofField: typed)
      let meant = known == nil ? field.map { pass.query.vocabulary[$0].shortestSpelling } : nil
      name = meant ?? typed
      respelling = meant.map { [TextEdit(range: pass.tokens[index].range, replacement: $0)] } ?? []
      let hasMinus = index > 0 && pass.tokens[index - 1].kind == .minus
      minus = hasMinus ? pass.tokens[index - 1].range : SourceRange(at: nameRange.start)
      next = index + 2
      end = pass.tokens[index + 1].range.end
    }

    /// The field and the operator.
    var head: String { name + operation }
  }

  var vocabulary: Vocabulary { query.vocabulary }

  func kind(_ index: Int) -> TokenKind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  func text(_ index: Int) -> String { query.source[tokens[index].range] }

  func text(_ start: Int, _ end: Int) -> String { query.source[SourceRange(start: start, end: end)] }

  /// The operator of a token, without the blanks around it.
  func operatorText(_ index: Int) -> String { query.source[query.source.trimmed(tokens[index].range)] }

  /// The first token from an index on that is no white space.
  func afterSpace(_ index: Int) -> Int { kind(index) == .whitespace ? index + 1 : index }

  /// The word or connective at a token in lower case; empty for other tokens and long words.
  func word(_ index: Int) -> String {
    switch kind(index) {
    case .word?, .and?, .or?: tokens[index].range.length <= 12 ? text(index).lowercased() : ""
    default: ""
    }
  }

  /// The field that a bare word names; nil for other words and for single letters, which are words of names.
  func field(ofWord index: Int) -> FieldID? {
    guard kind(index) == .word, tokens[index].range.length > 1, tokens[index].range.length < 24,
      vocabulary.mayHaveField(
        beginningWith: bytes[tokens[index].range.start] | 0x20, length: tokens[index].range.length)
    else { return nil }
    return vocabulary.fieldID(spelled: text(index).lowercased())
  }

  /// The field for a name that other languages have; nil if there is none.
  func replacement(ofField name: String) -> FieldID? {
    guard let name = FieldName(exactly: name.lowercased()), let absent = vocabulary.absentField(named: name) else {
      return nil
    }
    return vocabulary.fieldID(spelled: absent.replacement)
  }

  /// Whether the token at an index begins a term with a field, a group, or a minus before one.
  func beginsCondition(_ index: Int) -> Bool {
    switch kind(index) {
    case .field?, .leftParenthesis?: true
    case .minus?: kind(index + 1) == .field || kind(index + 1) == .leftParenthesis
    default: false
    }
  }

  /// The text of a value without its quotes; nil for other tokens.
  func value(_ index: Int) -> String? {
    switch kind(index) {
    case .word?, .value?, .and?, .or?: text(index)
    case .quoted?: FilterValue.unquoted(text(index))
    default: nil
    }
  }

  /// How well a value fits a field under an operator.
  func fit(_ field: FieldID, _ operation: Comparison, _ value: FilterValue) -> ValueFit {
    guard let name = FieldName(exactly: vocabulary[field].name) else { return .none }
    return vocabulary.fit(of: .filter(.positive, field: name, operation, value))
  }

  /// A value as it is written for a field, with quotes if it has any or needs them; nil if the field does not take it.
  func written(_ text: String, isQuoted: Bool = false, for field: FieldID, _ operation: Comparison) -> String? {
    let values = isQuoted ? [FilterValue(quoted: text), FilterValue(text)] : [FilterValue(text)]
    return values.first { fit(field, operation, $0) > .none }?.description
  }

  /// Whether a field compares by order.
  func isOrdered(_ field: FieldID) -> Bool { vocabulary[field].operators.contains(.less) }

  /// Whether a field takes numbers.
  func isNumeric(_ field: FieldID) -> Bool {
    switch vocabulary[field].kind {
    case .number, .numberOrText, .year: true
    default: false
    }
  }

  func isDate(_ field: FieldID) -> Bool {
    vocabulary[field].kind == .date || vocabulary[field].kind == .instant
  }
}

extension FilterValue {
  /// The text of a typed value without its quotes.
  static func unquoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 1, let first = scalars.first, let last = scalars.last else { return text }
    let marks: [Unicode.Scalar] = ["\"", "'", "“", "”", "‘", "’"]
    return marks.contains(first) && marks.contains(last) ? String(scalars.dropFirst().dropLast()) : text
  }
}

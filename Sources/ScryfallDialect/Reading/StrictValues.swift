import FilterAST
import FilterRegex
import FilterSemantics
import FilterText
import FilterVocabulary

/// A field, an operator and a value (Reference 1.4, 2.2, 3.1, 3.4, 3.6, 3.8).
///
/// - The value ends like a bare word; commas and an unclosed quote are part of it: `t:goblin,` finds nothing.
/// - With a value outside a closed list, or an unknown color, symbol, date or identifier, the term is ignored.
/// - An unknown set, layout, watermark or `in:` value matches nothing.
/// - A slash is part of the value of `oracle`, and of a bare value of `name`, where it is dropped like other
///   punctuation.
/// - An unclosed brace in a cost makes the term ignored up to the next white space. Patterns of costs need `:` or `=`.
/// - `defense` and `def` are unknown fields.
/// - A numeric identifier is the digits at the start of the value; without digits the term matches nothing.
/// - A date is a literal with all zeros, `now`, `today` or a set; a keyword is a listed one. Other values are ignored.
/// - Colors with separators (`c:b-r`) are ignored, except for nicknames of four colors.
/// - `explorer` is a format without cards.
/// - `name:` with a bare value is a bare word; one of punctuation matches every card.
extension StrictReader {
  /// Reads the value at the offset, after the operator.
  mutating func readValue(_ field: String, comparison: Comparison, isNegated: Bool) -> StrictOutcome {
    let vocabulary = Vocabulary.scryfall
    let start = offset
    if scanner.endsTerm(start) { return dangling(field, comparison: comparison) }
    let known = StrictReader.fieldID(field)
    if let id = known, vocabulary[id].isDirective, comparison == .colon { isDirective = true }
    if let id = known, StrictReader.takesNumbers(vocabulary[id], comparison: comparison),
      !scanner.isEmptyQuote(at: start)
    {
      return readNumber(id, field: field, comparison: comparison, isNegated: isNegated)
    }
    if let end = scanner.endOfRegex(at: start) {
      offset = end
      let raw = scanner.text.text(start + 1..<end - 1)
      if let id = known, vocabulary[id].kind == .cost, comparison != .colon, comparison != .equal {
        // Here the slashes are unknown symbols.
        return .ignored(.notACost(id, .unknownSymbol(start: 0, end: 1)), value: "/\(raw)/")
      }
      regexes += known.map { vocabulary[$0].kind == .colors } == true ? 0 : 1
      guard let id = known else { return misfit(.unknownField, field: field, comparison: comparison, text: raw) }
      guard vocabulary[id].operators.contains(comparison) else {
        return misfit(.operatorNotTaken(id), field: field, comparison: comparison, text: raw)
      }
      if vocabulary[id].kind == .colors {
        return value(id, comparison: comparison, value: FilterValue(verbatim: raw, .bare))
      }
      return regex(id, raw: raw)
    }
    let written: FilterValue
    if let end = scanner.endOfQuote(at: start) {
      offset = end
      written = FilterValue(quoted: scanner.quotedText(from: start, to: end))
    } else {
      let takesSlashes = known.map { ["name", "oracle"].contains(vocabulary[$0].name) } ?? false
      offset = scanner.endOfPlainValue(from: start, takesSlashes: takesSlashes)
      if let id = known, vocabulary[id].kind == .cost || vocabulary[id].kind == .devotion,
        scanner.hasOpenBrace(from: start, to: offset)
      {
        offset = scanner.endOfSpoiledTerm(from: start)
        return .ignored(.notACost(id, .unclosedBrace(at: 0)), value: text(from: start, to: offset))
      }
      written = FilterValue(verbatim: text(from: start, to: offset), .bare)
    }
    guard let id = known else { return misfit(.unknownField, field: field, comparison: comparison, text: written.text) }
    guard vocabulary[id].operators.contains(comparison) else {
      return misfit(.operatorNotTaken(id), field: field, comparison: comparison, text: written.text)
    }
    if written.text.isEmpty { return misfit(.emptyValue(id), field: field, comparison: comparison, text: "") }
    return value(id, comparison: comparison, value: written)
  }

  /// The test of a value for a field that takes the operator.
  func value(_ id: FieldID, comparison: Comparison, value: FilterValue) -> StrictOutcome {
    let vocabulary = Vocabulary.scryfall
    if vocabulary[id].kind == .colors, isJoinedColor(id, text: value.text) {
      return .ignored(.notColors(id, .unknownName), value: value.text)
    }
    if isRetiredFormat(id, text: value.text) { return .content(.nothing) }
    let term = FilterTerm.filter(.positive, field: FieldName(vocabulary[id].name), comparison, value)
    let condition: Condition
    do throws(TermError) {
      condition = try vocabulary.condition(of: term)
    } catch {
      if error == .notAnIdentifier(id), vocabulary[id].kind == .integerID { return .content(.nothing) }
      return .ignored(error, value: value.text)
    }
    switch condition {
    case .directive(let id, let value): return .directive(id, value)
    case .namedDay(_, _, let day)
    where !vocabulary.dayWords.contains(day.text) && vocabulary.valueID(day.text, of: id) == nil:
      return .ignored(.notADate(id), value: value.text)
    case .relativeInstant: return .ignored(.notADate(id), value: value.text)
    case .unlisted where vocabulary[id].name == "keyword": return .ignored(.unknownValue(id), value: value.text)
    case .listed(_, let relation, let found)
    where vocabulary[found].category == "set" && value.text.utf8.contains(0x5F):
      // An underscore does not separate words in the name of a set.
      return .condition(.unlisted(id, relation, ExactText(value.text.lowercased())))
    case .text
    where value.form == .bare && vocabulary[id].name == vocabulary.nameField
      && StrictReader.collatesToNothing(value.text):
      return .content(.everything)
    default: return .condition(condition)
    }
  }

  /// Whether a value has separators and is not a nickname of four colors.
  private func isJoinedColor(_ id: FieldID, text: String) -> Bool {
    guard text.utf8.contains(where: { $0 == 0x20 || $0 == 0x2D || $0 == 0x5F }),
      let palette = Vocabulary.scryfall.palette(of: Vocabulary.scryfall[id])
    else { return false }
    return (palette.colors(named: text)?.count ?? 0) < 4
  }

  /// Whether a value is a former format that is still known: no card is legal in it (Reference 3.7).
  private func isRetiredFormat(_ id: FieldID, text: String) -> Bool {
    switch Vocabulary.scryfall[id].name {
    case "format", "banned", "restricted": ValueSpelling.folded(text) == "explorer"
    default: false
    }
  }

  /// The field with a name; nil for `defense`, which the vocabulary has and the service does not (3.3).
  static func fieldID(_ name: String) -> FieldID? {
    let id = Vocabulary.scryfall.fieldID(named: FieldName(name))
    return id.map { Vocabulary.scryfall[$0].name } == "defense" ? nil : id
  }

  /// The text between two offsets.
  func text(from start: Int, to end: Int) -> String {
    scanner.text.text(start..<end)
  }
}

extension StrictScanner {
  /// Whether an empty quoted text is at an offset.
  func isEmptyQuote(at start: Int) -> Bool {
    endOfQuote(at: start) == start + 2
  }
}

/// Fields and operators that do not go together (Reference 1.2, 1.4, 1.10, 2.2 and 3.12):
///
/// | term | operator | reads as |
/// |---|---|---|
/// | an unknown field; a field that does not take the operator; empty quotes | `:` `=` | ignored |
/// | | `!=` `<=` `>=` | nothing, without a diagnostic |
/// | | `<` `>` | a name test on field and value: `g>war` is `gwar` |
/// | no value | `:` `<` `>` | a name test on the field: `t:` is `t` |
/// | | `=` `!=` `<=` `>=` | nothing |
extension StrictReader {
  /// A term with an unknown field, or with an operator that its field does not take. `text` is the value without
  /// quotes.
  func misfit(_ error: TermError, field: String, comparison: Comparison, text: String) -> StrictOutcome {
    switch comparison {
    case .colon, .equal, .contains, .matches, .notMatches: .ignored(error, value: text)
    case .notEqual, .lessOrEqual, .greaterOrEqual: .content(.nothing)
    case .less, .greater: StrictReader.name(field + text)
    }
  }

  /// A field and an operator without a value.
  func dangling(_ field: String, comparison: Comparison) -> StrictOutcome {
    switch comparison {
    case .colon, .less, .greater, .contains, .matches, .notMatches: StrictReader.name(field)
    case .equal, .notEqual, .lessOrEqual, .greaterOrEqual: .content(.nothing)
    }
  }

  /// Whether the `!` at an offset stands for `=`: `ci!ur`, `mana!bb`. Only color identity and mana take it (1.3).
  func isExclamatoryEqual(_ field: String, at offset: Int) -> Bool {
    guard scanner.byte(offset) == UInt8(ascii: "!"), !scanner.endsWord(offset + 1),
      let found = StrictReader.fieldID(field).map({ Vocabulary.scryfall[$0].name })
    else { return false }
    return found == "identity" || found == "mana"
  }
}

/// Regular expressions (Reference 1.5 and 3.5).
///
/// - A pattern ends at the first slash without a backslash before it; it has no flags, and letters after it are a term.
/// - With a field that takes none, and with an invalid pattern or one beyond the limits, the term is ignored. Inline
///   flags, named
///   groups and atomic groups are invalid.
/// - A back-reference never matches, so a pattern with one matches nothing.
/// - For fields of colors the slashes have no effect.
/// - An unclosed pattern is a plain value.
extension StrictReader {
  /// The test of a pattern for a field that takes the operator. `raw` is the text between the slashes.
  func regex(_ id: FieldID, raw: String) -> StrictOutcome {
    guard Vocabulary.scryfall[id].takesRegex else { return .ignored(.regexNotTaken(id), value: "/\(raw)/") }
    let diagnostics = RegexSyntax(parsing: SourceText(raw), of: .scryfall).diagnostics(
      limits: RegexLimits(Vocabulary.scryfall.limits))
    if let error = diagnostics.first(where: { $0.severity == .error }) { return .ignored(error.message) }
    let neverMatching = [RegexDiagnosticKind.backReference.id, RegexDiagnosticKind.unknownBackReference.id]
    if diagnostics.contains(where: { neverMatching.contains($0.id) }) { return .content(.nothing) }
    return .condition(.regex(id, FilterPattern(raw)))
  }
}

import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// A field, an operator and a value (sections 1.4, 2.2, 3.1, 3.4, 3.6, 3.8).
///
/// - The value ends where a bare word does; commas and an unclosed quote are letters of it: `t:goblin,` finds nothing.
/// - A value outside a closed list, an unknown color, symbol, date or identifier: the term is ignored.
/// - An unknown set, layout, watermark or `in:` value is no mistake and matches nothing.
/// - A slash belongs to the value of `oracle`, and to a bare one of `name`, which drops it with other punctuation.
/// - An open brace in a cost spoils the term up to the next white space. Patterns of costs go with `:` and `=` only.
/// - `defense` and `def` are no fields of the service.
/// - An identifier that is a number is the digits a value begins with; without any the term matches nothing.
/// - A date is a literal with all its zeros, `now`, `today` or a set; a keyword is one of the list. Anything else is ignored.
/// - Colors are not joined (`c:b-r`), but for nicknames of four: ignored.
/// - `explorer` is a format still, of no card.
/// - `name:` with a bare value is a bare word; one of punctuation matches every card.
extension StrictReader {
  /// Reads what stands behind the operator at the offset.
  mutating func readValue(_ field: String, _ comparison: Comparison, isNegated: Bool) -> StrictOutcome {
    let vocabulary = Vocabulary.scryfall
    let start = offset
    if scanner.endsTerm(start) { return dangling(field, comparison) }
    let known = StrictReader.fieldID(field)
    if let id = known, vocabulary[id].isDirective, comparison == .colon { isInstruction = true }
    if let id = known, StrictReader.takesNumbers(vocabulary[id], comparison), !scanner.isEmptyQuote(at: start) {
      return readNumber(id, field, comparison, isNegated: isNegated)
    }
    if let end = scanner.endOfRegex(at: start) {
      offset = end
      let raw = scanner.text.text(start + 1..<end - 1)
      if let id = known, vocabulary[id].kind == .cost, comparison != .colon, comparison != .equal {
        // The slashes are unknown symbols.
        return .ignored(.notACost(id, .unknownSymbol(start: 0, end: 1)), "/\(raw)/")
      }
      regexes += known.map { vocabulary[$0].kind == .colors } == true ? 0 : 1
      guard let id = known else { return misfit(.unknownField, field, comparison, raw) }
      guard vocabulary[id].operators.contains(comparison) else {
        return misfit(.operatorNotTaken(id), field, comparison, raw)
      }
      if vocabulary[id].kind == .colors { return value(id, comparison, FilterValue(verbatim: raw, .bare)) }
      return regex(id, raw)
    }
    let written: FilterValue
    if let end = scanner.endOfQuote(at: start) {
      offset = end
      written = FilterValue(quoted: scanner.quotedText(start, end))
    } else {
      let takesSlashes = known.map { ["name", "oracle"].contains(vocabulary[$0].name) } ?? false
      offset = scanner.endOfPlainValue(from: start, takesSlashes: takesSlashes)
      if let id = known, vocabulary[id].kind == .cost || vocabulary[id].kind == .devotion,
        scanner.hasOpenBrace(from: start, to: offset)
      {
        offset = scanner.endOfSpoiledTerm(from: start)
        return .ignored(.notACost(id, .unclosedBrace(at: 0)), text(start, offset))
      }
      written = FilterValue(verbatim: text(start, offset), .bare)
    }
    guard let id = known else { return misfit(.unknownField, field, comparison, written.text) }
    guard vocabulary[id].operators.contains(comparison) else {
      return misfit(.operatorNotTaken(id), field, comparison, written.text)
    }
    if written.text.isEmpty { return misfit(.emptyValue(id), field, comparison, "") }
    return value(id, comparison, written)
  }

  /// The test of a value on a field that takes the operator.
  func value(_ id: FieldID, _ comparison: Comparison, _ value: FilterValue) -> StrictOutcome {
    let vocabulary = Vocabulary.scryfall
    if vocabulary[id].kind == .colors, isJoinedColor(id, value.text) {
      return .ignored(.notColors(id, .unknownName), value.text)
    }
    if isRetiredFormat(id, value.text) { return .content(.nothing) }
    let term = FilterTerm.filter(.positive, field: FieldName(vocabulary[id].name), comparison, value)
    let condition: Condition
    do throws(TermMistake) {
      condition = try vocabulary.condition(of: term)
    } catch {
      if error == .notAnIdentifier(id), vocabulary[id].kind == .integerID { return .content(.nothing) }
      return .ignored(error, value.text)
    }
    switch condition {
    case .directive(let id, let value): return .directive(id, value)
    case .namedDay(_, _, let day) where !vocabulary.dayWords.contains(day) && vocabulary.valueID(day, of: id) == nil:
      return .ignored(.notADate(id), value.text)
    case .unlisted where vocabulary[id].name == "keyword": return .ignored(.unknownValue(id), value.text)
    case .listed(_, let relation, let found)
    where vocabulary[found].category == "set" && value.text.utf8.contains(0x5F):
      // Of separators only spaces and hyphens are removed from the name of a set.
      return .condition(.unlisted(id, relation, value.text.lowercased()))
    case .text
    where value.form == .bare && vocabulary[id].name == vocabulary.nameField
      && StrictReader.collatesToNothing(value.text):
      return .content(.everything)
    default: return .condition(condition)
    }
  }

  /// Letters and words of colors are not taken with separators between them; only the nicknames of four colors have a hyphen.
  private func isJoinedColor(_ id: FieldID, _ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 == 0x20 || $0 == 0x2D || $0 == 0x5F }),
      let palette = Vocabulary.scryfall.palette(of: Vocabulary.scryfall[id])
    else { return false }
    return (palette.colors(named: text)?.count ?? 0) < 4
  }

  /// A format that is no more, but that the service still knows: no card is legal in it. (`facts/formats.json` of the reference.)
  private func isRetiredFormat(_ id: FieldID, _ text: String) -> Bool {
    switch Vocabulary.scryfall[id].name {
    case "format", "banned", "restricted": ValueSpelling.folded(text) == "explorer"
    default: false
    }
  }

  /// The field of a name; nil for those that the service does not have, though the home dialect does (3.3).
  static func fieldID(_ name: String) -> FieldID? {
    let id = Vocabulary.scryfall.fieldID(named: FieldName(name))
    return id.map { Vocabulary.scryfall[$0].name } == "defense" ? nil : id
  }

  /// Some bytes of the text that is read.
  func text(_ start: Int, _ end: Int) -> String {
    scanner.text.text(start..<end)
  }
}

extension StrictScanner {
  /// Whether two quotes with nothing between them stand at an offset.
  func isEmptyQuote(at start: Int) -> Bool {
    endOfQuote(at: start) == start + 2
  }
}

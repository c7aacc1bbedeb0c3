import FilterAST
import FilterSemantics
import FilterVocabulary

/// Instructions (sections 1.9 and 3.10).
///
/// - Only with `:`; with another operator there is no such field.
/// - They are lifted out before the connectives are read: `t:elf or order:cmc t:orc` is `t:elf or t:orc`.
/// - A minus before one means nothing. Of several the last one wins; `include:` collects.
/// - Within parentheses the whole query is refused; with a bad value the instruction is ignored.
/// - `++` is `unique:prints`, `@@` is `unique:art`.
extension StrictReader {
  /// The shorthand at the offset, if a whole bare word is one; the offset is left behind it.
  mutating func readShorthand() -> StrictOutcome? {
    guard scanner.endsWord(offset + 2), offset + 2 <= scanner.end else { return nil }
    let value: String
    switch text(offset, offset + 2) {
    case "++": value = "prints"
    case "@@": value = "art"
    default: return nil
    }
    guard let unique = Vocabulary.scryfall.fieldID(named: "unique"),
      let found = Vocabulary.scryfall.valueID(value, of: unique)
    else { return nil }
    offset += 2
    isInstruction = true
    return .directive(unique, found)
  }

  /// The instructions of a reading, each field once where it can have one value only.
  static func directives(_ found: [(FieldID, ValueID)]) -> [SearchRequest.Directive] {
    let vocabulary = Vocabulary.scryfall
    let terms = found.map { field, value in
      FilterQuery<FilterTerm>.term(
        .filter(
          .positive, field: FieldName(vocabulary[field].name), .colon, FilterValue(vocabulary[value].text)))
    }
    return SearchRequest(.and(.positive, terms), in: vocabulary).directives
  }
}

import FilterAST
import FilterSemantics
import FilterVocabulary

/// Fields and operators that do not go together (sections 1.2, 1.4, 1.10, 2.2 and 3.12).
///
/// | written | operator | what happens |
/// |---|---|---|
/// | an unknown field; a field that does not take the operator; nothing between the quotes | `:` `=` | ignored |
/// | | `!=` `<=` `>=` | matches nothing, without a word |
/// | | `<` `>` | a name test on the text run together: `g>war` is `gwar` |
/// | a field and an operator and no more | `:` `<` `>` | a name test on the field: `t:` is `t` |
/// | | `=` `!=` `<=` `>=` | matches nothing |
extension StrictReader {
  /// A term whose field does not exist or does not go with its operator. `text` is the value without marks.
  func misfit(_ mistake: TermMistake, _ field: String, _ comparison: Comparison, _ text: String) -> StrictOutcome {
    switch comparison {
    case .colon, .equal: .ignored(mistake, text)
    case .notEqual, .lessOrEqual, .greaterOrEqual: .content(.nothing)
    case .less, .greater: StrictReader.name(field + text)
    }
  }

  /// A field and an operator without a value.
  func dangling(_ field: String, _ comparison: Comparison) -> StrictOutcome {
    switch comparison {
    case .colon, .less, .greater: StrictReader.name(field)
    case .equal, .notEqual, .lessOrEqual, .greaterOrEqual: .content(.nothing)
    }
  }

  /// Whether the `!` at an offset stands for `=`: `ci!ur`, `mana!bb`. Only color identity and mana take it (1.3, a guess).
  func isExclamatoryEqual(_ field: String, at offset: Int) -> Bool {
    guard scanner.byte(offset) == UInt8(ascii: "!"), !scanner.endsWord(offset + 1),
      let found = StrictReader.fieldID(field).map({ Vocabulary.scryfall[$0].name })
    else { return false }
    return found == "identity" || found == "mana"
  }
}

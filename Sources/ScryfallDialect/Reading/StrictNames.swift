import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// Bare words, quoted texts and exact names (Reference 1.4, 1.6 and 1.8).
///
/// - A bare word is one test on the collated name; a quoted one is literal.
/// - `-` inside a word joins its parts, also quoted ones, to one test: `fire-ice`, `fire--ice`, `fire-"ice"`. One at
///   the end is dropped, as are commas at both ends.
/// - A word of punctuation only collates to nothing and matches every card.
/// - An unclosed brace is an unknown symbol: the term is ignored up to the next white space.
/// - `!word` and `!"phrase"` are exact names, in which a slash is dropped like other punctuation: `!fire//ice`. With a
///   minus they are ignored.
extension StrictReader {
  /// Reads the bare word at the offset.
  mutating func readWord() -> StrictOutcome {
    let start = offset
    var bytes: [UInt8] = []
    while !scanner.endsWord(offset) {
      let byte = scanner.text.bytes[offset]
      var next = offset + 1
      if byte == UInt8(ascii: "{") {
        guard let end = scanner.endOfBrace(at: offset) else {
          offset = scanner.endOfSpoiledTerm(from: offset)
          return .ignored("unclosed symbol in '\(text(from: start, to: offset))'")
        }
        next = end
      } else if byte == UInt8(ascii: "\""), offset > start, scanner.text.bytes[offset - 1] == UInt8(ascii: "-"),
        let end = scanner.endOfQuote(at: offset)
      {
        bytes += scanner.quotedText(from: offset, to: end).utf8
        offset = end
        continue
      }
      bytes += scanner.text.bytes[offset..<next]
      offset = next
    }
    let word = String(decoding: bytes, as: UTF8.self)
    return StrictReader.name(word)
  }

  /// The test of a bare word.
  static func name(_ word: String) -> StrictOutcome {
    var bytes = Array(word.utf8)[...]
    while bytes.first == UInt8(ascii: ",") { bytes = bytes.dropFirst() }
    while bytes.last == UInt8(ascii: ",") || bytes.last == UInt8(ascii: "-") { bytes = bytes.dropLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    if collatesToNothing(text) { return .content(.everything) }
    return .condition(.name(exact: false, FilterValue(verbatim: text, .bare)))
  }

  /// Reads the quoted text from the offset to `end`. An empty one occurs in every name.
  mutating func readQuotedName(to end: Int) -> StrictOutcome {
    let text = scanner.quotedText(from: offset, to: end)
    offset = end
    if text.isEmpty { return .content(.everything) }
    return .condition(.name(exact: false, FilterValue(quoted: text)))
  }

  /// Reads the exact name after the `!` at the offset.
  mutating func readExactName(_ polarity: Polarity) -> StrictOutcome {
    let start = offset
    offset += 1
    let name: FilterName
    if let end = scanner.endOfQuote(at: offset) {
      name = FilterName(quoted: scanner.quotedText(from: offset, to: end))
      offset = end
    } else {
      offset = scanner.endOfWord(from: offset, takesSlashes: true)
      let word = scanner.text.text(start + 1..<offset)
      if StrictReader.collatesToNothing(word) { return .content(.everything) }
      name = FilterName(word)
    }
    if polarity == .negative { return .ignored("an exact name cannot be negated") }
    return .condition(.name(exact: true, name.value))
  }

  /// Whether a text has neither letters nor digits (Reference 3.4).
  static func collatesToNothing(_ text: String) -> Bool {
    !text.unicodeScalars.contains {
      $0.isASCII
        ? UInt8(truncatingIfNeeded: $0.value).isLetter || UInt8(truncatingIfNeeded: $0.value).isDigit
        : $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}

/// Directives (Reference 1.9 and 3.10).
///
/// - They take `:` only; with another operator the field is unknown.
/// - They are removed before the connectives are read: `t:elf or order:cmc t:orc` is `t:elf or t:orc`.
/// - A minus before one has no effect. Of several the last one counts, except that `include:` accumulates.
/// - In parentheses they make the whole query refused; with an unknown value they are ignored.
/// - `++` is `unique:prints`, `@@` is `unique:art`.
extension StrictReader {
  /// Reads the shorthand at the offset, if a whole bare word is one.
  mutating func readShorthand() -> StrictOutcome? {
    guard scanner.endsWord(offset + 2), offset + 2 <= scanner.end else { return nil }
    let value: String
    switch text(from: offset, to: offset + 2) {
    case "++": value = "prints"
    case "@@": value = "art"
    default: return nil
    }
    guard let unique = Vocabulary.scryfall.fieldID(named: "unique"),
      let found = Vocabulary.scryfall.valueID(value, of: unique)
    else { return nil }
    offset += 2
    isDirective = true
    return .directive(unique, found)
  }

  /// The directives of a reading: of several for a field with one value the last.
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

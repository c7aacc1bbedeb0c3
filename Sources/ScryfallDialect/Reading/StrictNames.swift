import FilterAST
import FilterSemantics

/// Bare words, quoted texts and exact names (sections 1.4, 1.6 and 1.8).
///
/// - A bare word is one test on the collated name; a quoted one is literal.
/// - `-` inside a word glues its parts into one test, quoted parts too: `fire-ice`, `fire--ice`, `fire-"ice"`. One at the end
///   is dropped, and so are commas at both ends.
/// - A word of punctuation alone collates to nothing and matches every card.
/// - A brace that nothing closes is complained about as an unknown symbol, and spoils the term up to the next white space.
/// - `!word` and `!"phrase"` are exact names, in which a slash is dropped like other punctuation: `!fire//ice`. A minus before one
///   is refused by the service.
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
          return .ignored("'\(text(start, offset))' begins a symbol that nothing closes")
        }
        next = end
      } else if byte == UInt8(ascii: "\""), offset > start, scanner.text.bytes[offset - 1] == UInt8(ascii: "-"),
        let end = scanner.endOfQuote(at: offset)
      {
        bytes += scanner.quotedText(offset, end).utf8
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

  /// Reads the quoted text from the offset to `end`. One of nothing occurs in every name.
  mutating func readQuotedName(to end: Int) -> StrictOutcome {
    let text = scanner.quotedText(offset, end)
    offset = end
    if text.isEmpty { return .content(.everything) }
    return .condition(.name(exact: false, FilterValue(quoted: text)))
  }

  /// Reads the exact name behind the `!` at the offset.
  mutating func readExactName(_ polarity: Polarity) -> StrictOutcome {
    let start = offset
    offset += 1
    let name: FilterName
    if let end = scanner.endOfQuote(at: offset) {
      name = FilterName(quoted: scanner.quotedText(offset, end))
      offset = end
    } else {
      offset = scanner.endOfWord(from: offset, takesSlashes: true)
      let word = scanner.text.text(start + 1..<offset)
      if StrictReader.collatesToNothing(word) { return .content(.everything) }
      name = FilterName(word)
    }
    if polarity == .negative { return .ignored("an exact name takes no minus") }
    return .condition(.name(exact: true, name.value))
  }

  /// Whether nothing is left of a text when all but letters and digits is taken away (3.4).
  static func collatesToNothing(_ text: String) -> Bool {
    !text.unicodeScalars.contains {
      $0.isASCII
        ? $0.value | 0x20 >= 0x61 && $0.value | 0x20 <= 0x7A || $0.value >= 0x30 && $0.value <= 0x39
        : $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}

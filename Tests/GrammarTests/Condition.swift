/// A condition of the grammar on a position, beyond its derivation. The raw values are the names in the grammar file.
enum Condition: String, CaseIterable {
  case wordEnds = "a word ends here"
  case textEnds = "the text ends here"
  case noWhitespace = "no white space follows"
  case noSlash = "no slash follows"
  case noEqualsSign = "no equals sign follows"
  case noLongerOperator = "no longer operator is there"
  case noConnective = "it is no connective"
  case noShorthand = "it is no shorthand"
  case noClosingBrace = "no brace closes it"
  case quotesOpened = "no quote is left unopened"
  case quoteUnopened = "a quote is left unopened"
  case noTermGlued = "no term is glued to it"
  case noValueGlued = "no value is glued to it"
  case nothingToNegate = "nothing to negate follows"

  /// Whether the condition holds between two texts; nil where more of the text after must be known, which cannot be at
  /// the end of the whole text.
  func holds(after before: ArraySlice<UInt8>, before after: ArraySlice<UInt8>, isEnd: Bool) -> Bool? {
    switch self {
    case .noConnective: return !Letters.isConnective(before)
    case .noShorthand: return !["++", "@@"].contains(Letters.text(before))
    case .quotesOpened: return !Letters.endsInItsOnlyDoubleQuote(before)
    case .quoteUnopened: return Letters.endsInItsOnlyDoubleQuote(before)
    default: break
    }
    guard let next = after.first else { return isEnd ? true : nil }
    switch self {
    case .wordEnds: return Letters.endsWord(next)
    case .textEnds: return false
    case .noWhitespace: return !Letters.isWhitespace(next)
    case .noSlash: return next != UInt8(ascii: "/")
    case .noEqualsSign: return next != UInt8(ascii: "=")
    case .noLongerOperator: return !["!=", "<=", ">=", "=<", "=>"].contains(Letters.text(before + [next]))
    case .noValueGlued: return Letters.endsWord(next) && next != UInt8(ascii: "/")
    case .noClosingBrace:
      guard let first = after.first(where: { Letters.endsBrace($0) || $0 == UInt8(ascii: "}") }) else {
        return isEnd ? true : nil
      }
      return first != UInt8(ascii: "}")
    case .nothingToNegate where next == UInt8(ascii: "("): return false
    default: return Condition.beginsNoTerm(after, isEnd: isEnd)
    }
  }

  /// Whether a text starts with trivia, a parenthesis or a connective.
  private static func beginsNoTerm(_ text: ArraySlice<UInt8>, isEnd: Bool) -> Bool? {
    let commas = text.prefix { $0 == UInt8(ascii: ",") }
    if commas.isEmpty {
      let word = text.prefix { !Letters.endsWord($0) }
      if word.isEmpty { return true }
      if word.count == text.count, word.count <= 3, !isEnd { return nil }
      return Letters.isConnective(word)
    }
    guard let next = text.dropFirst(commas.count).first else { return isEnd ? true : nil }
    return Letters.endsWord(next)
  }
}

/// Character classes for conditions, implemented from the grammar, independently of the lexer that they check.
enum Letters {
  static func isWhitespace(_ byte: UInt8) -> Bool { " \t\n\u{B}\u{C}\r".utf8.contains(byte) }

  static func endsWord(_ byte: UInt8) -> Bool { isWhitespace(byte) || "()/".utf8.contains(byte) }

  static func endsBrace(_ byte: UInt8) -> Bool { isWhitespace(byte) || "(){".utf8.contains(byte) }

  static func isConnective(_ word: ArraySlice<UInt8>) -> Bool {
    ["or", "and"].contains(String(decoding: word.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self))
  }

  static func endsInItsOnlyDoubleQuote(_ text: ArraySlice<UInt8>) -> Bool {
    let marks: [Unicode.Scalar] = ["\"", "\u{201C}", "\u{201D}"]
    let scalars = self.text(text).unicodeScalars
    return scalars.last.map { marks.contains($0) } == true && scalars.count { marks.contains($0) } == 1
  }

  static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

import FilterLexer
import FilterText
import Testing

/// Expects the tokens of a text, written as one line: `minus - | field t | comparison : | value elf`.
///
/// White space is shown as `␠`, `⇥`, `␊`, `␋`, `␌`, `␍`. Every text is also checked for losslessness.
func expectTokens(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let source = SourceText(text)
  let tokens = Lexer.tokens(in: source)
  let shown = tokens.map { "\($0.kind) \(visible(source[$0.range]))" }.joined(separator: " | ")
  #expect(shown == expected, "tokens of \(visible(text))", sourceLocation: sourceLocation)
  let damage = lossOfText(in: source, tokens)
  #expect(damage == nil, "tokens of \(visible(text))", sourceLocation: sourceLocation)
}

/// A violation of the law that the tokens are adjacent and give the text; nil if there is none.
func lossOfText(in source: SourceText, _ tokens: [Token]) -> String? {
  var end = 0
  var bytes: [UInt8] = []
  for token in tokens {
    if token.range.start != end { return "\(token) does not begin at \(end)" }
    if token.range.isEmpty { return "\(token) is empty" }
    if token.range.end > source.length { return "\(token) leaves the text" }
    bytes += source.bytes[token.range.start..<token.range.end]
    end = token.range.end
  }
  return bytes == source.bytes ? nil : "the tokens end at \(end) of \(source.length)"
}

/// A text with its white space made visible.
func visible(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case " ": result += "␠"
    case "\t": result += "⇥"
    case "\n": result += "␊"
    case "\u{0B}": result += "␋"
    case "\u{0C}": result += "␌"
    case "\r": result += "␍"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

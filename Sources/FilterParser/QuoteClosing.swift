import FilterAST
import FilterLexer
import FilterText

/// How a text or regular expression that is still open is closed.
struct QuoteClosing {
  /// Number of bytes of the opening mark.
  let openingLength: Int
  /// What to insert at its end. A lone backslash there, which would protect the closing mark, is doubled first.
  let text: String

  init(of token: Token, in source: SourceText) {
    let opening = QuoteMark(at: token.range.start, in: source) ?? .slash
    self.openingLength = opening.length
    let closing: QuoteMark =
      switch opening {
      case .leftDouble: .rightDouble
      case .leftSingle: .rightSingle
      default: opening
      }
    var backslashes = 0
    var end = token.range.end
    while end > token.range.start + opening.length, source.bytes[end - 1] == UInt8(ascii: "\\") {
      backslashes += 1
      end -= 1
    }
    self.text = (backslashes & 1 == 1 ? "\\" : "") + closing.rawValue
  }
}

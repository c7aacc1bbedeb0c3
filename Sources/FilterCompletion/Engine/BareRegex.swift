import FilterLexer
import FilterParser
import FilterText

/// A regular expression without a field, `/^tap/`, which the language reads as slashes and words.
enum BareRegex {
  /// The bytes from a slash where a term could begin to the end of the token under the caret, with a slash behind it.
  static func range(around place: CompletionPlace, in parsed: ParsedQuery) -> SourceRange? {
    guard place.kind == .word || place.kind == .start else { return nil }
    let tokens = parsed.tree.tokens
    guard let last = TokenCursor(parsed, place.caret).left else { return nil }
    var end = max(place.replace.end, tokens[last].range.end)
    if last + 1 < tokens.count, tokens[last + 1].kind == .slash, tokens[last].kind != .slash {
      end = tokens[last + 1].range.start + 1
    }
    var index = last
    // A closing slash at the caret is not the opening one.
    if tokens[index].kind == .slash { index -= 1 }
    for _ in 0..<24 where index >= 0 {
      switch tokens[index].kind {
      case .slash:
        let start = tokens[index].range.start
        guard tokens[index].range.length == 1, beginsTerm(index, tokens) else { return nil }
        return SourceRange(start: start, end: end)
      case .leftParenthesis, .rightParenthesis, .unclosedQuoted, .unclosedRegex, .regex: return nil
      default: index -= 1
      }
    }
    return nil
  }

  private static func beginsTerm(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index > 0 else { return true }
    return tokens[index - 1].kind == .whitespace || tokens[index - 1].kind == .leftParenthesis
  }
}

import FilterLexer
import FilterParser
import FilterText
import FilterVocabulary

/// Words as a text search: `draw a card` becomes `oracle:"draw a card"`.
enum TextProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    let place = context.place
    guard place.kind == .word || place.kind == .quotedName else { return }
    let text = place.kind == .word ? context.runText(from: 0) : context.typed
    // A text without a letter or digit is not offered.
    guard text.utf8.count >= 3, text.utf8.count <= 200, text.utf8.contains(where: { isLetter($0) }) else { return }
    if context.regex != nil || text.utf8.first == UInt8(ascii: "!") { return }
    // Words that start a name more likely mean the name.
    let isName = context.namesWholeRun(list)
    let words = text.utf8.split { $0.isWhitespace }.count
    for (order, field) in context.prepared.textFields.prefix(2).enumerated() {
      list.append(
        Candidate(
          source: .text, kind: .text, label: text, insertion: .term(field, text), range: context.runRange(from: 0),
          match: isName ? 0.4 : words > 2 ? 1 : words > 1 ? 0.7 : 0.4, popularity: 0.5 - Double(order) * 0.5,
          prior: order > 0 ? 0 : isName ? 0 : words > 2 ? 1 : words > 1 ? 0.7 : 0.3))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
  }
}

/// A regular expression without a field, which is not part of the language: `/^tap/` becomes `oracle:/^tap/`.
enum RegexProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard let range = context.regex else { return }
    let source = context.parsed.source
    var pattern = source[SourceRange(start: range.start + 1, end: range.end)]
    if pattern.utf8.last == UInt8(ascii: "/") { pattern.removeLast() }
    guard !pattern.isEmpty else { return }
    for (order, field) in context.prepared.patternFields.prefix(2).enumerated() {
      list.append(
        Candidate(
          source: .regex, kind: .regex, label: "/" + pattern + "/", insertion: .regex(field, pattern), range: range,
          match: 1, popularity: 1 - Double(order), prior: 1 - Double(order) / 2,
          detail: context.vocabulary[field].label))
    }
  }
}

/// A regular expression without a field, `/^tap/`, which parses as slashes and words.
enum BareRegex {
  /// The range from a slash where a term could start to the end of the token under the caret, including a slash after
  /// it.
  static func range(around place: CompletionPlace, in parsed: ParsedQuery) -> SourceRange? {
    guard place.kind == .word || place.kind == .start else { return nil }
    let tokens = parsed.tree.tokens
    guard let last = TokenCursor(parsed, offset: place.caret).left else { return nil }
    var end = max(place.replace.end, tokens[last].range.end)
    if last + 1 < tokens.count, tokens[last + 1].kind == .slash, tokens[last].kind != .slash {
      end = tokens[last + 1].range.start + 1
    }
    var index = last
    // A closing slash at the caret does not open an expression.
    if tokens[index].kind == .slash { index -= 1 }
    for _ in 0..<24 where index >= 0 {
      switch tokens[index].kind {
      case .slash:
        let start = tokens[index].range.start
        guard tokens[index].range.length == 1, beginsTerm(index, in: tokens) else { return nil }
        return SourceRange(start: start, end: end)
      case .leftParenthesis, .rightParenthesis, .unclosedQuoted, .unclosedRegex, .regex: return nil
      default: index -= 1
      }
    }
    return nil
  }

  private static func beginsTerm(_ index: Int, in tokens: [Token]) -> Bool {
    guard index > 0 else { return true }
    return tokens[index - 1].kind == .whitespace || tokens[index - 1].kind == .leftParenthesis
  }
}

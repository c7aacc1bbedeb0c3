import FilterAST
import FilterCompletion
import FilterParser
import FilterText
import FilterVocabulary

/// A query whose end the caret stands at, and what could follow there.
struct RestOfQuery {
  /// How much better than the next one a completion must be to be shown by itself.
  private static let lead = 0.05

  /// The query up to the caret.
  let typed: String
  /// The closing parentheses behind the caret.
  let closing: String
  private let parsed: ParsedQuery
  private let errors: [DiagnosticID: Int]

  /// The query a caret is in; nil where it is blank, or goes on with something else than closing parentheses.
  init?(_ subject: CompletedText) {
    let bytes = subject.text.utf8
    typed = String(decoding: bytes.prefix(subject.inside), as: UTF8.self)
    closing = String(decoding: bytes.dropFirst(subject.inside), as: UTF8.self)
    guard closing.utf8.allSatisfy({ $0 == UInt8(ascii: ")") }), !typed.utf8.allSatisfy({ Blank.isBlank($0) }) else {
      return nil
    }
    parsed = ParsedQuery(parsing: subject.text)
    errors = RestOfQuery.errors(of: parsed)
  }

  private static func errors(of parsed: ParsedQuery) -> [DiagnosticID: Int] {
    var counts: [DiagnosticID: Int] = [:]
    for finding in parsed.diagnostics where finding.severity == .error { counts[finding.id, default: 0] += 1 }
    return counts
  }

  /// Whether the query has no error with a text at the caret that it does not have without.
  func isSound(with text: String) -> Bool {
    if text.isEmpty || text.utf8.contains(0) { return false }
    for (id, count) in RestOfQuery.errors(of: ParsedQuery(parsing: typed + text + closing)) {
      if count > errors[id, default: 0] { return false }
    }
    return true
  }

  /// The rest of the best completion where it goes on with what is typed and none comes close to it.
  func bestEnding(_ engine: CompletionEngine) -> String? {
    let caret = typed.utf8.count
    let list = engine.complete(typed + closing, at: caret, limit: 8).items.filter { item in
      switch item.kind {
      case .field, .value, .name: true
      case .operator, .history, .pinned, .text, .regex, .keyword: false
      }
    }
    guard let best = list.first, best.edit.range.end == caret, best.edit.range.start < caret else { return nil }
    if list.count > 1, best.score.total - list[1].score.total < RestOfQuery.lead { return nil }
    let begun = typed.utf8.dropFirst(best.edit.range.start)
    guard best.edit.replacement.utf8.starts(with: begun) else { return nil }
    return String(decoding: best.edit.replacement.utf8.dropFirst(begun.count), as: UTF8.self)
  }

  /// What closes all that is open; nil where nothing is, or where that is not all that is amiss.
  func delimiters(_ vocabulary: Vocabulary) -> String? {
    if closing.isEmpty {
      let closed = parsed.autoclosed.bytes
      var source = parsed.source.bytes[...]
      // Before a parenthesis blanks are not wanted; they may stay.
      while !source.isEmpty, !closed.starts(with: source), let last = source.last, Blank.isBlank(last) {
        source.removeLast()
      }
      guard closed.starts(with: source), closed.count > source.count else { return nil }
      return String(decoding: closed[source.count...], as: UTF8.self)
    }
    // A quote that nothing closes takes the parentheses in; the mark before them gives them back.
    guard let quote = CompletionPlace(of: typed.utf8.count, in: parsed, vocabulary).quote else { return nil }
    let mark =
      switch quote {
      case .double: "\""
      case .single: "'"
      case .slash: "/"
      }
    let after = RestOfQuery.errors(of: ParsedQuery(parsing: typed + mark + closing))
    return after.values.reduce(0, +) < errors.values.reduce(0, +) ? mark : nil
  }
}

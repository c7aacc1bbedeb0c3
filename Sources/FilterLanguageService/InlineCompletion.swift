import FilterAST
public import FilterCompletion
import FilterParser
public import FilterText
import FilterVocabulary

/// Ghost text after the caret, accepted as a whole: the rest of what is being typed.
public struct InlineCompletion: Hashable, Sendable {
  /// Where the text comes from.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The rest of a query from the history or the pins.
    case history
    /// The rest of a field, value or name that is clearly the best completion.
    case completion
    /// A term that is likely to come next.
    case next
    /// The delimiters that close all open quotes, patterns and groups.
    case structure
  }

  /// The text to insert at the caret. Never empty.
  public let insertText: String
  /// The empty range at the caret, in bytes of the document.
  public let range: SourceRange
  /// Where the text comes from.
  package let kind: Kind
}

extension DocumentSnapshot {
  /// Continuations of the query at a caret, best first, without duplicates: at most five.
  ///
  /// First come queries of the history that begin with the typed text, the most frecent first; then the rest of the
  /// best completion if it is clearly ahead of the others; after a space, what such queries usually say next: the term
  /// that stood beside the same terms in the history, or else an example of the most popular field that is missing;
  /// then the missing closing delimiters. Each is offered only if it adds no syntax errors, and only at the end of a
  /// query or before closing parentheses there. A blank query, a comment and an offset outside the text give none.
  ///
  /// - Parameters:
  ///   - engine: Completes with its own vocabulary, not with that of the document.
  ///   - now: Seconds since 1970, for the age of history entries.
  public func inlineCompletions(at offset: Int, engine: CompletionEngine, now: Double) -> [InlineCompletion] {
    guard let subject = CompletedText(at: offset, in: self), let rest = RestOfQuery(subject) else { return [] }
    var found: [InlineCompletion] = []
    func add(_ text: String, kind: InlineCompletion.Kind) {
      if found.contains(where: { $0.insertText == text }) || !rest.isSound(with: text) { return }
      found.append(InlineCompletion(insertText: text, range: SourceRange(at: subject.caret), kind: kind))
    }
    if rest.closing.isEmpty {
      for text in engine.history.endings(of: rest.typed, at: now) { add(text, kind: .history) }
    }
    if let text = rest.bestEnding(engine) { add(text, kind: .completion) }
    if rest.endsInSpace, found.isEmpty, let next = NextTerm(after: subject.parsed, engine.vocabulary) {
      if let text = next.term(in: engine.history, at: now) ?? next.example() { add(text, kind: .next) }
    }
    if let text = rest.delimiters(engine.vocabulary) { add(text, kind: .structure) }
    return found
  }
}

/// A query with the caret at its end, or before closing parentheses at its end.
struct RestOfQuery {
  /// The minimum distance between the scores of the best completion and the next one.
  private static let minimumLead = 0.05

  /// The query up to the caret.
  let typed: String
  /// The closing parentheses after the caret.
  let closing: String
  private let parsed: ParsedQuery
  private let errors: [DiagnosticID: Int]

  /// `nil` if the query is blank, or if anything but closing parentheses follows the caret.
  init?(_ subject: CompletedText) {
    let bytes = subject.text.utf8
    typed = String(decoding: bytes.prefix(subject.inside), as: UTF8.self)
    closing = String(decoding: bytes.dropFirst(subject.inside), as: UTF8.self)
    guard closing.utf8.allSatisfy({ $0 == UInt8(ascii: ")") }), !typed.utf8.allSatisfy({ $0.isWhitespace }) else {
      return nil
    }
    parsed = subject.parsed
    errors = RestOfQuery.errors(of: parsed)
  }

  private static func errors(of parsed: ParsedQuery) -> [DiagnosticID: Int] {
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in parsed.diagnostics where diagnostic.severity == .error { counts[diagnostic.id, default: 0] += 1 }
    return counts
  }

  /// Whether the caret is after a space, where a term can start.
  var endsInSpace: Bool {
    let space = typed.utf8.reversed().prefix { $0.isWhitespace }
    return !space.isEmpty && !space.contains { $0.isLineBreak }
  }

  /// Whether inserting a text at the caret adds no syntax error.
  func isSound(with text: String) -> Bool {
    if text.isEmpty || text.utf8.contains(0) { return false }
    for (id, count) in RestOfQuery.errors(of: ParsedQuery(parsing: typed + text + closing, syntax: parsed.syntax)) {
      if count > errors[id, default: 0] { return false }
    }
    return true
  }

  /// The rest of the best completion if it begins with the typed text and no other scores nearly as well.
  func bestEnding(_ engine: CompletionEngine) -> String? {
    let caret = typed.utf8.count
    let list = engine.complete(typed + closing, at: caret, limit: 8).items.filter { item in
      switch item.kind {
      case .field, .value, .name: true
      case .operator, .history, .pinned, .text, .regex, .keyword: false
      }
    }
    guard let best = list.first, best.edit.range.end == caret, best.edit.range.start < caret else { return nil }
    if list.count > 1, best.score.total - list[1].score.total < RestOfQuery.minimumLead { return nil }
    let begun = typed.utf8.dropFirst(best.edit.range.start)
    guard best.edit.replacement.utf8.starts(with: begun) else { return nil }
    return String(decoding: best.edit.replacement.utf8.dropFirst(begun.count), as: UTF8.self)
  }

  /// The missing closing delimiters; `nil` if none are missing, or if adding them does not complete the query.
  func delimiters(_ vocabulary: Vocabulary) -> String? {
    if closing.isEmpty {
      let closed = parsed.autoclosed.bytes
      var source = parsed.source.bytes[...]
      // Autoclosing drops white space before a parenthesis; here it may stay.
      while !source.isEmpty, !closed.starts(with: source), let last = source.last, last.isWhitespace {
        source.removeLast()
      }
      guard closed.starts(with: source), closed.count > source.count else { return nil }
      return String(decoding: closed[source.count...], as: UTF8.self)
    }
    // An unclosed quote contains the parentheses; the closing mark before them frees them.
    guard let quote = CompletionPlace(of: typed.utf8.count, in: parsed, vocabulary).quote else { return nil }
    let mark =
      switch quote {
      case .double: "\""
      case .single: "'"
      case .slash: "/"
      }
    let after = RestOfQuery.errors(of: ParsedQuery(parsing: typed + mark + closing, syntax: parsed.syntax))
    return after.values.reduce(0, +) < errors.values.reduce(0, +) ? mark : nil
  }
}

extension CompletionHistory {
  private static let maximumEndings = 3

  /// The rests of the queries that begin with a text, ignoring case and leading white space: pinned queries in their
  /// order, then the others, the most frecent first.
  func endings(of typed: String, at now: Double) -> [String] {
    let typed = String(Substring(typed.utf8.drop { $0.isWhitespace }))
    // With stated types: without them, the compiler takes seconds for these lines.
    var used: [(text: String, frecency: Double)] = []
    for entry in entries where PrefixMatch.quality(of: typed, in: entry.text) != nil {
      used.append((entry.text, frecency(of: entry, at: now)))
    }
    used.sort { left, right in
      left.frecency != right.frecency ? left.frecency > right.frecency : left.text < right.text
    }
    var texts: [String] = pins.map { $0.text }
    texts.append(contentsOf: used.map { $0.text })
    var endings: [String] = []
    for text in texts
    where PrefixMatch.quality(of: typed, in: text) != nil && text.staysOneQuery {
      let ending = String(decoding: text.utf8.dropFirst(typed.utf8.count), as: UTF8.self)
      if !ending.isEmpty, !endings.contains(ending) { endings.append(ending) }
      if endings.count == CompletionHistory.maximumEndings { break }
    }
    return endings
  }
}

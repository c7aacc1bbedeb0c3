public import FilterCompletion
import FilterAnalysis
import FilterParser
import FilterText

extension DocumentSnapshot {
  /// The rest of the term or query behind a caret, the likeliest first: from queries used before that begin with what stands there,
  /// from the best completion where it goes on what was typed, and from what is open and wants to be closed.
  ///
  /// Only where nothing but white space and closing parentheses stands behind the caret in the query. `now`, in seconds since 1970,
  /// decides how much uses of long ago count. The text with the completion in it has no new syntax findings.
  public func inlineCompletions(at offset: Int, engine: CompletionEngine, now: Double) -> [InlineCompletion] {
    let offset = min(max(offset, 0), source.length)
    guard layout.kind(ofLine: lines.line(of: offset)) != .comment, let query = query(at: offset) else { return [] }
    let caret = query.offset(inQuery: offset)
    let bytes = query.source.bytes
    let isAtEnd = bytes[caret...].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ")") }
    guard isAtEnd, ScalarAtOffset.isBoundary(caret, in: bytes) else { return [] }
    let proposal = InlineProposals(query: query, caret: caret, engine: engine, now: now)
    var result: [InlineCompletion] = []
    for (text, kind) in proposal.texts where !text.isEmpty && !result.contains(where: { $0.insertText == text }) {
      guard proposal.isSound(text) else { continue }
      result.append(InlineCompletion(insertText: text, range: SourceRange(at: offset), kind: kind))
    }
    return result
  }
}

/// What may go on a query.
private struct InlineProposals {
  let query: DocumentQuery
  let caret: Int
  let engine: CompletionEngine
  let now: Double

  var texts: [(String, InlineCompletion.Kind)] {
    let typed = query.source[SourceRange(start: 0, end: caret)]
    if typed.allSatisfy({ $0 == " " || $0 == "\t" }) { return [] }
    let isBeforeParenthesis = caret < query.source.length
    var texts = isBeforeParenthesis ? [] : fromHistory(typed).map { ($0, InlineCompletion.Kind.history) }
    if let rest = fromCompletion() { texts.append((rest, .completion)) }
    if !isBeforeParenthesis,
      let rest = InlineProposals.rest(of: query.analysis.parsed.autoclosed.description, behind: typed)
    {
      texts.append((rest, .structure))
    }
    return texts
  }

  /// Queries that begin with all that was typed: the pinned first, then by how often and how lately they were used.
  private func fromHistory(_ typed: String) -> [String] {
    let pinned = engine.history.pins.compactMap { InlineProposals.rest(of: $0.text, behind: typed) }
    let used = engine.history.entries
      .compactMap { entry in
        InlineProposals.rest(of: entry.text, behind: typed).map { ($0, engine.history.frecency(of: entry, at: now)) }
      }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    return Array((pinned + used.map { $0.0 }).filter { !InlineProposals.hasLineBreak($0) }.prefix(3))
  }

  /// The rest of the best completion, where it only goes on what was typed and is clearly the best.
  private func fromCompletion() -> String? {
    let list = engine.complete(query.source.description, at: caret, limit: 2)
    guard let best = list.items.first, best.edit.range.end == caret, best.edit.range.start < caret else { return nil }
    let typed = query.source[best.edit.range]
    guard let rest = InlineProposals.rest(of: best.edit.replacement, behind: typed) else { return nil }
    // Of two that are as good, neither is what was meant.
    if list.items.count > 1, list.items[1].score.total > best.score.total - 0.01 { return nil }
    return rest
  }

  /// Whether the query has no more findings of its syntax with the text in it than before.
  func isSound(_ text: String) -> Bool {
    let before = query.analysis.parsed
    guard let edited = query.source.applying([.insert(text, at: caret)]) else { return false }
    let after = ParsedQuery(parsing: edited)
    return after.diagnostics.count <= before.diagnostics.count || after.outcome == .valid
  }

  /// What a text has behind its beginning, in any letter case.
  private static func rest(of text: String, behind beginning: String) -> String? {
    guard text.utf8.count > beginning.utf8.count, !beginning.isEmpty else { return nil }
    let (whole, head) = (Array(text.utf8), Array(beginning.utf8))
    for (left, right) in zip(whole, head) where lowered(left) != lowered(right) { return nil }
    return String(decoding: whole[head.count...], as: UTF8.self)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  private static func hasLineBreak(_ text: String) -> Bool {
    text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
  }
}

extension ScalarAtOffset {
  /// Whether an offset stands between two characters and not inside one of several bytes.
  fileprivate static func isBoundary(_ offset: Int, in bytes: [UInt8]) -> Bool {
    offset >= bytes.count || bytes[offset] & 0xC0 != 0x80
  }
}

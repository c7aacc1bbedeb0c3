import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Finds characters of other keyboards, and text that was copied from an address, a page or a program: `cmc＞3`,
/// `–c:g`, `o:„draw a card“`, `t%3Aelf+c%3Ag`, `pow&gt;3`.
///
/// Two passes over the text, which most queries skip: their bytes are ordinary. The result is analyzed, and is offered
/// if it reads better.
struct ForeignText {
  private let query: AnalyzedQuery

  /// The rewrite of a query with such text; nil if there is none.
  static func rewrite(of query: AnalyzedQuery) -> ForeignRewrite? {
    guard query.source.length <= FixTrial.maximumLength, query.source.length > 2, hasForeignByte(query) else {
      return nil
    }
    let text = ForeignText(query: query)
    return text.json() ?? text.pasted() ?? text.program() ?? text.signs()
  }

  /// Whether a byte may belong to what this finds.
  private static func hasForeignByte(_ query: AnalyzedQuery) -> Bool {
    let bytes = query.source.bytes
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x80..., UInt8(ascii: "%"), UInt8(ascii: "`"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "?"),
        UInt8(ascii: "["):
        return true
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if byte == previous { return true }
      default: break
      }
      previous = byte
    }
    if query.vocabulary.isOfLists, ProgramText.isCandidate(bytes) { return true }
    return "\"'*_{".utf8.contains(bytes[0]) || bytes.starts(with: "q=".utf8)
  }

  /// How many terms a query has that the vocabulary can read, with more for known values.
  private static func weight(_ query: AnalyzedQuery) -> Int {
    var weight = 0
    for leaf in query.leaves where leaf.field != nil && leaf.error == nil {
      weight += query.vocabulary.fit(of: leaf.term) == .known ? 3 : 2
    }
    return weight
  }

  private func analyzed(_ text: String) -> AnalyzedQuery { AnalyzedQuery(parsing: text, vocabulary: query.vocabulary) }

  /// A text with its own foreign syntax corrected.
  private func corrected(_ other: AnalyzedQuery) -> String {
    let rewrites = ForeignSyntax.rewrites(of: other)
    let edits = other.combinedEdits(rewrites, with: other.ordinaryDiagnostics(FixBudget(FixTrial.maximumTrials)))
    return other.source.applying(edits)?.description ?? other.source.description
  }

  private func rewrite(
    _ range: SourceRange, _ message: String, to text: String, edits: [TextEdit]? = nil
  ) -> ForeignRewrite {
    let final = corrected(analyzed(text))
    let whole = [TextEdit(range: query.source.range, replacement: final)]
    return ForeignRewrite(
      kind: .foreignSyntax, range: range, message: message, edits: final == text ? edits ?? whole : whole,
      isError: query.vocabulary.isOfLists && edits == nil)
  }

  // MARK: Text of addresses, pages and programs

  private func pasted() -> ForeignRewrite? {
    let source = query.source.description
    let before = Self.weight(query)
    func better(_ text: String, _ message: String) -> ForeignRewrite? {
      let trimmed = Self.trimmed(text)
      guard !trimmed.isEmpty, trimmed != source, Self.weight(analyzed(trimmed)) > before else { return nil }
      let offer = Diagnostic.quotation(of: trimmed)
      return rewrite(query.source.range, "\(message); write \(offer)", to: trimmed)
    }
    if let parameter = PastedText.queryParameter(of: source),
      let found = better(parameter, "the address of a search is not a query")
    {
      return found
    }
    if let decoded = PastedText.percentDecoded(source) {
      let twice = PastedText.percentDecoded(decoded)
      let message = "the query is percent-encoded"
      if let found = better(decoded, message) ?? twice.flatMap({ better($0, message) }) { return found }
    }
    if let decoded = PastedText.withoutEntities(source) {
      let offer = Diagnostic.quotation(of: decoded)
      return rewrite(query.source.range, "the query has entities of HTML; write \(offer)", to: decoded)
    }
    if let name = PastedText.doubleBracketed(source) {
      let text = "!\"" + name + "\""
      return rewrite(query.source.range, "double brackets do not mark a name; write \(text)", to: text)
    }
    if let unescaped = PastedText.withoutEscapes(source) {
      return rewrite(query.source.range, "the quotes have backslashes; write \(unescaped)", to: unescaped)
    }
    if let single = PastedText.withoutDoubledQuotes(source) {
      return rewrite(query.source.range, "the quotes are doubled; write \(single)", to: single)
    }
    if let inner = PastedText.unwrapped(source),
      let found = better(inner, "marks around the whole query make it something else")
    {
      return found
    }
    if let grouped = PastedText.withParentheses(source),
      let found = better(grouped, "only parentheses group terms")
    {
      return found
    }
    return nil
  }

  /// `{"hwy":{"$gt":20}}`, as document databases have it.
  private func json() -> ForeignRewrite? {
    let source = query.source.description
    guard query.vocabulary.isOfLists, source.hasPrefix("{\""), source.hasSuffix("}}") else { return nil }
    return ForeignRewrite(
      kind: .foreignSyntax, range: query.source.range,
      message: "a query is no JSON; write its conditions, such as n>20 class:a,b", edits: [], isError: true)
  }

  /// Conditions as programs write them.
  private func program() -> ForeignRewrite? {
    let source = query.source.description
    guard let found = ProgramText.conditions(in: source, query.vocabulary) else { return nil }
    let other = analyzed(found)
    let isBetter =
      Self.weight(other) > Self.weight(query) || query.leaves.contains { $0.error != nil }
      || other.leaves.count < query.leaves.count
    guard isBetter, other.leaves.contains(where: { $0.field != nil && $0.error == nil }),
      other.leaves.allSatisfy({ $0.error == nil })
    else { return nil }
    let final = corrected(other)
    return ForeignRewrite(
      kind: .foreignSyntax, range: query.source.range,
      message: "a query consists of its conditions only; write \(Diagnostic.quotation(of: final))",
      edits: [TextEdit(range: query.source.range, replacement: final)], isError: true)
  }

  private static func trimmed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
    let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }
}

/// Characters of other keyboards.
extension ForeignText {
  /// A sign at an offset.
  private struct Occurrence {
    let sign: ForeignSign
    let scalar: Unicode.Scalar
    let range: SourceRange
    let isInValue: Bool
  }

  private func signs() -> ForeignRewrite? {
    let found = occurrences()
    if found.isEmpty { return nil }
    let strong = strongEdits(found)
    let weak = found.filter { item in !strong.contains { $0.range.overlaps(item.range) } }.map {
      TextEdit(range: $0.range, replacement: $0.sign.plain)
    }
    let all = (strong + weak).sorted { $0.range.start < $1.range.start }
    let before = Self.weight(query)
    var edits = strong.sorted { $0.range.start < $1.range.start }
    if !weak.isEmpty, let text = query.source.applying(all) {
      let other = AnalyzedQuery(query.vocabulary.parse(text), vocabulary: query.vocabulary)
      let then = AnalyzedQuery(parsing: corrected(other), vocabulary: query.vocabulary)
      if Self.weight(other) > before || Self.weight(then) > before { edits = all }
    }
    guard let first = edits.first, let text = query.source.applying(edits)?.description else { return nil }
    return rewrite(first.range, message(first), to: text, edits: edits)
  }

  private func message(_ edit: TextEdit) -> String {
    switch edit.replacement {
    case " ": "this space does not separate terms; write an ordinary one"
    case "": "invisible character in the query"
    default: "\(query.quoted(edit.range)) is no sign of the language; write '\(edit.replacement)'"
    }
  }

  /// The foreign signs outside quotes and patterns.
  private func occurrences() -> [Occurrence] {
    var found: [Occurrence] = []
    for token in query.parsed.tree.tokens {
      switch token.kind {
      case .quoted, .regex, .unclosedRegex, .unclosedQuoted: continue
      default: break
      }
      let bytes = query.source.bytes[token.range.start..<token.range.end]
      guard bytes.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "`") }) else { continue }
      var offset = token.range.start
      for scalar in query.source[token.range].unicodeScalars {
        let length = UTF8.width(scalar)
        let range = SourceRange(start: offset, end: offset + length)
        offset += length
        guard scalar.value >= 0x80 || scalar == "`" else { continue }
        let sign = scalar == "`" ? ForeignSign.backquote : ForeignSign(scalar)
        guard let sign, range.end <= token.range.end else { continue }
        found.append(Occurrence(sign: sign, scalar: scalar, range: range, isInValue: token.kind == .value))
      }
    }
    return found
  }

  /// The edits of signs that cannot be meant otherwise: pairs of quotes, a dash before a term, spaces and dashes in a
  /// value.
  private func strongEdits(_ found: [Occurrence]) -> [TextEdit] {
    var edits: [TextEdit] = []
    var opening: Occurrence?
    for item in found {
      switch item.sign.role {
      case .opening, .quote, .closing:
        if let open = opening, item.sign.role != .opening, isWordEnd(item.range.end), item.range.start > open.range.end
        {
          edits.append(TextEdit(range: open.range, replacement: "\""))
          edits.append(TextEdit(range: item.range, replacement: "\""))
          opening = nil
        } else if opening == nil, item.sign.role != .closing, isWordStart(item.range.start) {
          opening = item
        }
      case .dash where opening == nil && isTermStart(item.range.start) && beginsSpacedField(item.range.end):
        edits.append(TextEdit(range: SourceRange(start: item.range.start, end: item.range.end + 1), replacement: "-"))
      case .dash where opening == nil:
        let isBetweenDigits =
          item.isInValue && isWord(item.range.end) && item.range.start > 0 && !isSpace(item.range.start - 1)
        if isBetweenDigits || isTermStart(item.range.start) && beginsTerm(item.range.end) {
          edits.append(TextEdit(range: item.range, replacement: "-"))
        }
      case .invisible where item.isInValue: edits.append(.delete(item.range))
      case .space where item.isInValue && opening == nil: edits.append(TextEdit(range: item.range, replacement: " "))
      default: break
      }
    }
    // `„draw a card“`: the closing mark is a quote of this language that opens in others.
    if let open = opening, let close = closingQuote(after: open.range.end) {
      edits.append(TextEdit(range: open.range, replacement: "\""))
      edits.append(TextEdit(range: close, replacement: "\""))
    }
    return edits
  }

  /// The first curly or straight double quote at the end of a word.
  private func closingQuote(after start: Int) -> SourceRange? {
    let bytes = query.source.bytes
    var offset = start
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\""), isWordEnd(offset + 1) {
        return SourceRange(start: offset, end: offset + 1)
      }
      if bytes[offset] == 0xE2, offset + 2 < bytes.count, bytes[offset + 1] == 0x80,
        [0x98, 0x99, 0x9C, 0x9D].contains(bytes[offset + 2]), isWordEnd(offset + 3)
      {
        return SourceRange(start: offset, end: offset + 3)
      }
      offset += 1
    }
    return nil
  }

  private func isSpace(_ offset: Int) -> Bool { query.source.bytes[offset] <= 0x20 }

  private func isWord(_ offset: Int) -> Bool {
    offset < query.source.length && (query.source.bytes[offset].isLetter || query.source.bytes[offset].isDigit)
  }

  private func isWordEnd(_ offset: Int) -> Bool {
    offset >= query.source.length || isSpace(offset) || query.source.bytes[offset] == UInt8(ascii: ")")
  }

  /// Whether a quoted text may begin: at the start of a term or after an operator.
  private func isWordStart(_ offset: Int) -> Bool {
    isTermStart(offset) || offset > 0 && ":=<>!-".utf8.contains(query.source.bytes[offset - 1])
  }

  private func isTermStart(_ offset: Int) -> Bool {
    if offset == 0 || isSpace(offset - 1) || query.source.bytes[offset - 1] == UInt8(ascii: "(") { return true }
    // After a wide space or parenthesis.
    let before = query.source[SourceRange(start: max(0, offset - 3), end: offset)].unicodeScalars.last
    guard let before, let sign = ForeignSign(before) else { return false }
    return sign.role == .space || sign.plain == "("
  }

  /// Whether a space and a term with a field follow: `– c:g`.
  private func beginsSpacedField(_ offset: Int) -> Bool {
    offset + 1 < query.source.length && query.source.bytes[offset] == 0x20
      && query.beginsWithField(SourceRange(start: offset + 1, end: query.source.length))
  }

  private func beginsTerm(_ offset: Int) -> Bool {
    guard offset < query.source.length else { return false }
    let byte = query.source.bytes[offset]
    return byte.isLetter || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "!")
      || byte == 0xEF
  }
}

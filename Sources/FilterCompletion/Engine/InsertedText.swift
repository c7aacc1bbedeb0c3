import FilterAST
import FilterParser
import FilterText
import FilterVocabulary

/// The text that a candidate inserts, quoted and escaped for its context.
struct InsertedText {
  let text: String
  /// The resulting whole term under the caret; nil if it is incomplete or not a term.
  let term: FilterTerm?
  /// Whether the inserted text is incomplete.
  let leadsOn: Bool

  init(of candidate: Candidate, _ context: CompletionContext) {
    let place = context.place
    switch candidate.insertion {
    case .field(let name, _, let comparison):
      term = nil
      // The operator of the term and the text after it stay.
      text = place.kind == .field ? name : name + comparison.rawValue
      leadsOn = place.kind != .field
    case .comparison(_, let comparison):
      term = nil
      text = comparison.rawValue
      leadsOn = true
    case .value(let value):
      let written = InsertedText.value(value, of: place, context.vocabulary)
      text = written.text
      term = place.fieldName.flatMap { FieldName(spelled: $0) }.flatMap { name in
        place.comparison.map { .filter(place.polarity, field: name, $0, written.value) }
      }
      leadsOn = false
    case .code(let value):
      let written = FilterValue(value, in: context.vocabulary.syntax)
      text = written.description
      term = place.fieldName.flatMap { FieldName(spelled: $0) }.flatMap { name in
        place.comparison.map { .filter(place.polarity, field: name, $0, written) }
      }
      leadsOn = false
    case .term(let field, let value):
      let name = context.prepared.shortNames[field.index]
      let filter = FilterTerm.filter(.positive, field: name, .colon, InsertedText.listed(value, context.vocabulary))
      text = "\(filter)"
      term = filter.with(polarity: place.polarity)
      leadsOn = false
    case .exactName(let name):
      let quoted = InsertedText.quoted(name, family: place.quote)
      text = place.kind == .exactName ? quoted : "!" + quoted
      term = .name(place.polarity, exact: true, FilterName(quoted: name))
      leadsOn = false
    case .regex(let field, let pattern):
      let name = context.prepared.shortNames[field.index]
      let regex = FilterTerm.regex(.positive, field: name, .colon, FilterPattern(pattern))
      text = "\(regex)"
      term = regex.with(polarity: place.polarity)
      leadsOn = false
    case .kept:
      term = nil
      text = context.parsed.source[place.replace]
      leadsOn = false
    case .verbatim(let verbatim):
      term = nil
      text = verbatim
      leadsOn =
        verbatim == "or" || verbatim == "and" || [UInt8(ascii: ":"), UInt8(ascii: "(")].contains(verbatim.utf8.last)
    }
  }

  /// A listed value, in quotes if it needs them. Over lists a bare `null` stands for none.
  private static func listed(_ text: String, _ vocabulary: Vocabulary) -> FilterValue {
    vocabulary.isOfLists && text.utf8.count == 4 && text.lowercased() == "null"
      ? FilterValue(quoted: text) : FilterValue(text, in: vocabulary.syntax)
  }

  /// A value in the quotes that are already open, in those that it needs, or bare.
  private static func value(
    _ text: String, of place: CompletionPlace, _ vocabulary: Vocabulary
  ) -> (text: String, value: FilterValue) {
    // Flags are refused in quotes, so open quotes are replaced.
    let family = place.field.map { vocabulary[$0].kind.traits.family }
    if place.quote == nil || family == .property {
      let value = listed(text, vocabulary)
      return (value.description, value)
    }
    return (quoted(text, family: place.quote), FilterValue(quoted: text))
  }

  /// A text in quotes, of the open family if there is one.
  private static func quoted(_ text: String, family: QuoteMark.Kind?) -> String {
    guard family == .single, !text.utf8.contains(UInt8(ascii: "'")) else {
      return FilterValue(quoted: text).description
    }
    // Without a single quote in the text, only backslashes need escaping.
    if !text.utf8.contains(UInt8(ascii: "\\")) { return "'" + FilterValue(quoted: text).text + "'" }
    return FilterValue(quoted: text).description
  }
}

/// A quoted text with its opening quote, possibly unclosed.
struct QuotedPiece {
  /// The family of the quote.
  let family: QuoteMark.Kind
  /// The text after the quote, with escapes resolved.
  let text: String

  init(_ source: SourceText, range: SourceRange) {
    let bytes = source.bytes
    guard range.start < range.end else {
      family = .double
      text = ""
      return
    }
    let isCurly = bytes[range.start] == 0xE2
    // U+2018 and U+2019 end in 98 and 99, U+201C and U+201D in 9C and 9D.
    let last = isCurly && range.start + 2 < bytes.count ? bytes[range.start + 2] : bytes[range.start]
    family = last == 0x98 || last == 0x99 || last == UInt8(ascii: "'") ? .single : .double
    let start = range.start + (isCurly ? 3 : 1)
    var content = source[SourceRange(start: start, end: range.end)]
    let mark: QuoteMark = family == .single ? .straightSingle : .straightDouble
    var closing: QuoteMark?
    for candidate in QuoteMark.allCases where candidate.kind == family && content.hasSuffix(candidate.rawValue) {
      closing = candidate
    }
    // An escaped quote does not close.
    if let closing {
      content.removeLast(closing.rawValue.count)
      if PartialValue.balanced(mark, content, mark).isEscapedAtEnd { content += closing.rawValue }
    }
    text = PartialValue.unclosed(mark, content).text
  }
}

extension PartialValue {
  /// Whether the raw text ends with a backslash that escapes the next character.
  fileprivate var isEscapedAtEnd: Bool {
    var count = 0
    for byte in raw.utf8.reversed() {
      if byte != UInt8(ascii: "\\") { break }
      count += 1
    }
    return count & 1 == 1
  }
}

/// The text after an unclosed quote.
enum RestOfText {
  /// Whether the text after `piece` parses without new syntax errors once the piece is a term. A blank rest does not;
  /// it belongs to the piece. Parses the text once more.
  static func staysSound(_ parsed: ParsedQuery, after piece: SourceRange) -> Bool {
    let bytes = parsed.source.bytes
    if !bytes[piece.end...].contains(where: { !$0.isWhitespace }) { return false }
    var trial = Array(bytes[..<piece.start])
    trial += Array("\"a\" ".utf8)
    trial += bytes[piece.end...]
    var known = errors(of: parsed)
    for (name, count) in errors(of: ParsedQuery(parsing: SourceText(bytes: trial), syntax: parsed.syntax)) {
      known[name, default: 0] -= count
      if known[name, default: 0] < 0 { return false }
    }
    return true
  }

  private static func errors(of parsed: ParsedQuery) -> [DiagnosticID: Int] {
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in parsed.diagnostics where diagnostic.severity == .error { counts[diagnostic.id, default: 0] += 1 }
    return counts
  }
}

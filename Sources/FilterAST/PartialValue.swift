import FilterText

/// A value as typed, in any state. The texts are raw: escapes and curly quotes stay as typed, so that the value prints
/// back exactly.
public enum PartialValue: Hashable, Sendable {
  /// Without quotes: `elf`. Empty if nothing was typed yet.
  case bare(String)
  /// Between two marks of one family: `"draw a card"`, `/^tap/`, `“Windfall”`.
  case balanced(QuoteMark, String, QuoteMark)
  /// Opened, not closed: `"draw a ca`.
  case unclosed(QuoteMark, String)
  /// Closed without an opening mark: `a card"`.
  case unopened(String, QuoteMark)

  /// The text as typed, without its marks.
  public var raw: String {
    switch self {
    case .bare(let text), .balanced(_, let text, _), .unclosed(_, let text), .unopened(let text, _): text
    }
  }

  /// The meaning of the text: escapes are read, curly quotes folded.
  public var text: String {
    switch self {
    case .bare(let text), .unopened(let text, _): QuotedText.folded(text)
    case .balanced(let mark, let text, _), .unclosed(let mark, let text):
      mark.kind == .slash ? FilterPattern(text).text : QuotedText.read(text, quote: mark.kind)
    }
  }

  /// Whether nothing was typed, not even a quote.
  public var isEmpty: Bool { self == .bare("") }
}

extension PartialValue {
  /// Whether the marks are equal and the texts have the same bytes.
  public static func == (left: PartialValue, right: PartialValue) -> Bool {
    left.marks == right.marks && left.raw.isExactly(right.raw)
  }

  /// Feeds the marks and the bytes to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(marks.opening)
    hasher.combine(marks.closing)
    raw.hashExactly(into: &hasher)
  }

  /// The marks, which differ between the cases.
  private var marks: (opening: QuoteMark?, closing: QuoteMark?) {
    switch self {
    case .bare: (nil, nil)
    case .balanced(let opening, _, let closing): (opening, closing)
    case .unclosed(let opening, _): (opening, nil)
    case .unopened(_, let closing): (nil, closing)
    }
  }
}

extension PartialValue {
  /// Whether the marks fit the case: both of one family, and none in between that would close the text earlier.
  var isWellFormed: Bool {
    switch self {
    case .bare, .unopened: true
    case .balanced(let opening, let text, let closing):
      opening.kind == closing.kind && QuotedText.staysOpen(text, kind: opening.kind, endsProtected: false)
    case .unclosed(let opening, let text): QuotedText.staysOpen(text, kind: opening.kind, endsProtected: true)
    }
  }
}

extension PartialValue {
  /// Whether it is a pattern with slashes inside, in the syntax of lists: `/^a/b/`.
  var isSlashedPattern: Bool {
    guard case .balanced(.slash, _, .slash) = self else { return false }
    var text = description
    return text.withUTF8 { SlashedValue.isPattern($0) }
  }
}

extension PartialValue: CustomStringConvertible {
  /// Exactly what was typed.
  public var description: String {
    switch self {
    case .bare(let text): text
    case .balanced(let opening, let text, let closing): opening.rawValue + text + closing.rawValue
    case .unclosed(let opening, let text): opening.rawValue + text
    case .unopened(let text, let closing): text + closing.rawValue
    }
  }
}

public import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics

/// A search field for names: words and quoted phrases, all of which must occur.
public struct NamePanel: FilterPanel {
  /// The field of names, which a bare word searches too.
  public static let field = "name"

  /// The words and phrases, none of them empty.
  public let words: [FilterValue]

  /// The empty search field.
  public init() { words = [] }

  /// The panel of some words; empty ones are left out.
  public init(words: [FilterValue]) { self.words = words.filter { !$0.text.isEmpty } }

  /// What somebody typed: words with spaces between them; what begins with a quote goes to the closing one, or to the
  /// end.
  public init(typed text: String) {
    var words: [FilterValue] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "\"" || first == "'" {
        rest = rest.dropFirst()
        let raw = rest.prefix(upToUnescaped: first)
        let mark: QuoteMark = first == "'" ? .straightSingle : .straightDouble
        words.append(FilterValue(quoted: PartialValue.balanced(mark, String(raw), mark).text))
        rest = rest[raw.endIndex...].dropFirst()
      } else if first.isWhitespace {
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append(FilterValue(String(word)))
        rest = rest[word.endIndex...]
      }
    }
    self.init(words: words)
  }

  /// What the search field shows.
  public var text: String { words.map { $0.description }.joined(separator: " ") }

  /// A word or phrase of the name, with or without its field.
  public init?(showing part: QueryPart) {
    switch part {
    case .term(.name(exact: false, let value)), .term(.text(_, let value)):
      if value.text.isEmpty { return nil }
      words = [value]
    default: return nil
    }
  }

  /// All words of both.
  public func joined(with other: NamePanel) -> NamePanel? { NamePanel(words: words + other.words) }

  /// A term for each word. One that could not stand alone (`or`, `-x`) gets its field before it.
  public var parts: [FilterQuery<FilterTerm>] {
    words.map { word in
      if word.form == .quoted { return .term(.name(.positive, exact: false, FilterName(quoted: word.text))) }
      if let name = FilterName(bare: word.text) { return .term(.name(.positive, exact: false, name)) }
      return .term(.filter(.positive, field: FieldName(NamePanel.field), .colon, word))
    }
  }
}

extension Substring {
  /// What comes before a mark that no backslash protects; all of it where there is none.
  fileprivate func prefix(upToUnescaped mark: Character) -> Substring {
    var isProtected = false
    return prefix { character in
      if isProtected {
        isProtected = false
        return true
      }
      isProtected = character == "\\"
      return character != mark
    }
  }
}

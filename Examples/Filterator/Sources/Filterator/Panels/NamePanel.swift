public import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics

/// A search field for names: words and quoted phrases, all of which must occur.
public struct NamePanel: FilterPanel {
  /// The field of names, which bare words also search.
  public static let field = "name"

  /// The words and phrases, none of them empty.
  public let words: [FilterValue]

  /// The empty search field.
  public init() { words = [] }

  /// The panel of some words, without the empty ones.
  public init(words: [FilterValue]) { self.words = words.filter { !$0.text.isEmpty } }

  /// Parses typed text: words separated by white space. A quoted phrase extends to the closing quote, or to the end.
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

  /// The text of the search field.
  public var text: String { words.map { $0.description }.joined(separator: " ") }

  /// Shows a word or phrase of the name, with or without its field.
  public init?(showing part: QueryPart) {
    switch part {
    case .term(.text(_, let value)):
      if value.text.isEmpty { return nil }
      words = [FilterValue(value.text)]
    case .term(.name(exact: false, let value)), .term(.beginning(_, let value)):
      if value.text.isEmpty { return nil }
      words = [value]
    default: return nil
    }
  }

  /// All words of both.
  public func joined(with other: NamePanel) -> NamePanel? { NamePanel(words: words + other.words) }

  /// A term for each word. A word that is not a name by itself (`or`, `-x`) is written with its field.
  public var parts: [FilterQuery<FilterTerm>] {
    words.map { word in
      if word.form == .quoted { return .term(.name(.positive, exact: false, FilterName(quoted: word.text))) }
      if let name = FilterName(bare: word.text) { return .term(.name(.positive, exact: false, name)) }
      // A minus before a bare value is refused.
      let value = word.text.hasPrefix("-") ? FilterValue(quoted: word.text) : word
      return .term(.filter(.positive, field: FieldName(NamePanel.field), .colon, value))
    }
  }
}

extension Substring {
  /// The prefix up to the first unescaped `mark`, or the whole text if there is none.
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

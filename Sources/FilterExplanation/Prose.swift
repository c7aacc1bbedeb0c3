import FilterSemantics
import FilterText

/// Words in order, not yet punctuated. How a list is divided (`A and B`, `A, and B`, `A; and B`) depends on how its
/// items are divided.
struct Prose {
  indirect enum Content {
    case words(String, SourceRange?)
    case sequence([Prose])
    /// The items of a list and how strongly they are divided from one another.
    case list(Series, [Prose], Division)
    case parenthesized(Prose)
  }

  /// How the items of a list are joined.
  struct Series {
    /// The word before the last item: `and`, `or`, `nor`.
    var connective: String
    /// The word before the first item: `either`, `both`; or none.
    var lead: String
    /// The part of the query that the connecting words stand for.
    var range: SourceRange?
  }

  /// The strongest mark that divides the words.
  enum Division: Int, Comparable {
    /// Nothing divides them: `have flying`.
    case none
    /// A connective alone, or the commas of a plain list: `red and green`.
    case connective
    /// Commas before connectives: `are red and green, or have flying`.
    case comma
    /// Semicolons.
    case semicolon

    static func < (left: Division, right: Division) -> Bool { left.rawValue < right.rawValue }
  }

  let content: Content
  let division: Division
  /// Whether some of what divides the words is an "or".
  let hasAlternatives: Bool

  private init(_ content: Content, division: Division, hasAlternatives: Bool) {
    self.content = content
    self.division = division
    self.hasAlternatives = hasAlternatives
  }

  /// Words for one part of the query. Where they hold a connective of their own, `division` says so.
  init(_ words: String, range: SourceRange?, division: Division = .none) {
    self.init(
      .words(words, range), division: division,
      hasAlternatives: division > .none && words.split(separator: " ").contains("or"))
  }

  /// Pieces in order, without the empty ones.
  init(sequence pieces: [Prose]) {
    let pieces = pieces.filter { !$0.isEmpty }
    if pieces.count == 1 {
      self = pieces[0]
    } else {
      let division = pieces.reduce(Division.none) { max($0, $1.division) }
      self.init(.sequence(pieces), division: division, hasAlternatives: pieces.contains { $0.hasAlternatives })
    }
  }

  /// A list. An item that is divided by semicolons is put in parentheses, so that a list of any depth reads in one way
  /// only.
  init(list items: [Prose], _ series: Series) {
    if items.count == 1 {
      self = items[0]
      return
    }
    let items = items.map { $0.division == .semicolon ? $0.parenthesized : $0 }
    var inner = Division.none
    for (index, item) in items.enumerated() {
      // Commas in the last item of an "and" cannot end the list early.
      let isLast = index == items.count - 1 && series.connective == "and" && item.division == .comma
      inner = max(inner, isLast ? .connective : item.division)
    }
    let strongest = items.reduce(inner) { max($0, $1.division) }
    let holdsAlternatives = items.contains { $0.hasAlternatives }
    if items.count == 2, !series.lead.isEmpty, inner == .connective, !holdsAlternatives {
      // "either … or" divides as clearly as a comma, unless another "or" stands between.
      self.init(.list(series, items, .none), division: strongest, hasAlternatives: series.connective != "and")
    } else {
      let division = max(strongest, Division(rawValue: inner.rawValue + 1) ?? .semicolon)
      self.init(
        .list(series, items, inner), division: division,
        hasAlternatives: holdsAlternatives || series.connective != "and")
    }
  }

  private var parenthesized: Prose { Prose(.parenthesized(self), division: .connective, hasAlternatives: false) }

  /// The same words, with at least a given division.
  func divided(atLeast least: Division) -> Prose {
    Prose(content, division: max(division, least), hasAlternatives: hasAlternatives)
  }

  var isEmpty: Bool {
    switch content {
    case .words(let text, _): text.isEmpty
    case .sequence(let pieces): pieces.isEmpty
    case .list(_, let items, _): items.isEmpty
    case .parenthesized: false
    }
  }

  /// The words it begins with.
  var firstWords: String {
    switch content {
    case .words(let text, _): text
    case .sequence(let pieces), .list(_, let pieces, _): pieces.first?.firstWords ?? ""
    case .parenthesized: "("
    }
  }
}

/// Writes prose as phrases: adds spaces and punctuation, and joins neighbors that explain the same part of the query.
struct ProseWriter {
  private(set) var phrases: [ExplainedPhrase] = []
  private var needsSpace = false

  /// Appends prose after a space.
  mutating func write(_ prose: Prose) {
    switch prose.content {
    case .words(let text, let range): write(text, range: range)
    case .sequence(let pieces):
      for piece in pieces { write(piece) }
    case .list(let series, let items, let division):
      write(series.lead, range: series.range)
      write(items, series: series, divisor: division)
    case .parenthesized(let inner):
      write("(", range: nil)
      needsSpace = false
      write(inner)
      append(")", range: nil)
    }
  }

  private mutating func write(_ items: [Prose], series: Prose.Series, divisor: Prose.Division) {
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      if index > 0 {
        switch divisor {
        case .none: if !isLast { append(",", range: series.range) }
        case .connective: append(",", range: series.range)
        case .comma, .semicolon: append(";", range: series.range)
        }
        if isLast { write(series.connective, range: series.range) }
      }
      write(item)
    }
  }

  /// Appends words after a space.
  mutating func write(_ text: String, range: SourceRange?) {
    if text.isEmpty { return }
    if !needsSpace || phrases.last?.range == range {
      append(needsSpace ? " " + text : text, range: range)
    } else if range == nil {
      append(" " + text, range: nil)
    } else {
      append(" ", range: nil)
      append(text, range: range)
    }
    needsSpace = true
  }

  /// Appends a mark or words without a space before them.
  mutating func append(_ text: String, range: SourceRange?) {
    if let last = phrases.indices.last, phrases[last].range == range {
      phrases[last].text += text
    } else {
      phrases.append(ExplainedPhrase(text, range: range))
    }
  }
}

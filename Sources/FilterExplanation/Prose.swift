import FilterSemantics
import FilterText

/// Words in their order, not yet punctuated: how a list is divided (`A and B`, `A, and B`, `A; and B`) depends on what
/// its items are divided by themselves.
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

  private init(_ content: Content, _ division: Division, hasAlternatives: Bool) {
    self.content = content
    self.division = division
    self.hasAlternatives = hasAlternatives
  }

  /// Words for one part of the query. Where they hold a connective of their own, `division` says so.
  init(_ words: String, _ range: SourceRange?, _ division: Division = .none) {
    self.init(
      .words(words, range), division, hasAlternatives: division > .none && words.split(separator: " ").contains("or"))
  }

  /// Pieces one behind another; empty ones are left out.
  init(sequence pieces: [Prose]) {
    let pieces = pieces.filter { !$0.isEmpty }
    if pieces.count == 1 {
      self = pieces[0]
    } else {
      let division = pieces.reduce(Division.none) { max($0, $1.division) }
      self.init(.sequence(pieces), division, hasAlternatives: pieces.contains { $0.hasAlternatives })
    }
  }

  /// A list. An item that is divided by semicolons stands in parentheses, so that a list of any depth reads in one way
  /// only.
  init(list items: [Prose], _ series: Series) {
    if items.count == 1 {
      self = items[0]
      return
    }
    let items = items.map { $0.division == .semicolon ? $0.parenthesized : $0 }
    var inner = Division.none
    for (index, item) in items.enumerated() {
      // The last item of an "and" cannot be mistaken for the end of the list, whatever its own commas are.
      let isLast = index == items.count - 1 && series.connective == "and" && item.division == .comma
      inner = max(inner, isLast ? .connective : item.division)
    }
    let strongest = items.reduce(inner) { max($0, $1.division) }
    let holdsAlternatives = items.contains { $0.hasAlternatives }
    if items.count == 2, !series.lead.isEmpty, inner == .connective, !holdsAlternatives {
      // "either … or" divides as clearly as a comma, unless another "or" stands between.
      self.init(.list(series, items, .none), strongest, hasAlternatives: series.connective != "and")
    } else {
      let division = max(strongest, Division(rawValue: inner.rawValue + 1) ?? .semicolon)
      self.init(
        .list(series, items, inner), division, hasAlternatives: holdsAlternatives || series.connective != "and")
    }
  }

  private var parenthesized: Prose { Prose(.parenthesized(self), .connective, hasAlternatives: false) }

  /// The same words, divided at least so strongly.
  func divided(atLeast least: Division) -> Prose {
    Prose(content, max(division, least), hasAlternatives: hasAlternatives)
  }

  var isEmpty: Bool {
    switch content {
    case .words(let text, _): text.isEmpty
    case .sequence(let pieces): pieces.isEmpty
    case .list(_, let items, _): items.isEmpty
    case .parenthesized: false
    }
  }

  /// The first words there are.
  var firstWords: String {
    switch content {
    case .words(let text, _): text
    case .sequence(let pieces), .list(_, let pieces, _): pieces.first?.firstWords ?? ""
    case .parenthesized: "("
    }
  }
}

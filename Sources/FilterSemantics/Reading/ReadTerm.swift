public import FilterAST
public import FilterText

/// A term of a query as it is run: what it asks of an item, and where it stands in the text.
public struct ReadTerm: Sendable {
  /// What a term asks.
  public enum Content: Hashable, Sendable {
    /// A condition of the vocabulary.
    case condition(Condition)
    /// Nothing: every item has it. A bare word of punctuation.
    case everything
    /// What no item has. A comparison that the service answers with nothing.
    case nothing
  }

  /// Whether it is asked for or excluded.
  public var polarity: Polarity
  /// What it asks.
  public var content: Content
  /// The bytes of the text it was read from.
  public var range: SourceRange

  /// Makes a term.
  public init(_ polarity: Polarity = .positive, _ content: Content, range: SourceRange = SourceRange(start: 0, end: 0))
  {
    self.polarity = polarity
    self.content = content
    self.range = range
  }
}

extension ReadTerm: FilterQueryTerm {
  /// The same term with another polarity.
  public func with(polarity: Polarity) -> ReadTerm {
    ReadTerm(polarity, content, range: range)
  }

  /// For people who debug: not in the language.
  public var description: String {
    switch content {
    case .condition(let condition): "\(polarity)<\(condition)>"
    case .everything: "\(polarity)<everything>"
    case .nothing: "\(polarity)<nothing>"
    }
  }

  /// Terms are equal that ask the same, wherever they stand.
  public static func == (left: ReadTerm, right: ReadTerm) -> Bool {
    left.polarity == right.polarity && left.content == right.content
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(polarity)
    hasher.combine(content)
  }
}

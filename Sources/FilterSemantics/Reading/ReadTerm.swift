package import FilterAST
package import FilterText

/// A term of a query in the form in which it is run: its condition and its range in the text.
package struct ReadTerm: Sendable {
  /// The meaning of a term when it is run.
  package enum Content: Hashable, Sendable {
    /// A condition under the vocabulary.
    case condition(Condition)
    /// A condition of a word in one of several texts. A text that the list lacks does not have it.
    case word(Condition)
    /// Every item matches: a bare word of punctuation.
    case everything
    /// No item matches: a comparison without results.
    case nothing
  }

  /// Whether the content must hold or must not.
  package var polarity: Polarity
  /// The condition on an item.
  package var content: Content
  /// The bytes of the text it was read from.
  package var range: SourceRange
  /// Whether the range is a part of a written term: one of several values, or one of two conditions of a term.
  package var isPart: Bool
  /// The value as it is written, without its quotes; empty if there is none. A condition has it folded.
  package var written: String

  /// Makes a term, by default with an empty range.
  package init(
    _ polarity: Polarity = .positive, _ content: Content, range: SourceRange = SourceRange(start: 0, end: 0),
    isPart: Bool = false, written: String = ""
  ) {
    self.polarity = polarity
    self.isPart = isPart
    self.written = written
    self.content = content
    self.range = range
  }
}

extension ReadTerm: FilterQueryTerm {
  /// The same term with another polarity.
  package func with(polarity: Polarity) -> ReadTerm {
    ReadTerm(polarity, content, range: range, isPart: isPart, written: written)
  }

  /// A text for debugging, not a query of the language.
  package var description: String {
    switch content {
    case .condition(let condition): "\(polarity)<\(condition)>"
    case .word(let condition): "\(polarity)<word \(condition)>"
    case .everything: "\(polarity)<everything>"
    case .nothing: "\(polarity)<nothing>"
    }
  }

  /// Whether two terms ask the same; ranges are not compared.
  package static func == (left: ReadTerm, right: ReadTerm) -> Bool {
    left.polarity == right.polarity && left.content == right.content
  }

  /// Hashes what equality compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(polarity)
    hasher.combine(content)
  }
}

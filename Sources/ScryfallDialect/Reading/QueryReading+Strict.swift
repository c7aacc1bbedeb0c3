public import FilterSemantics
public import FilterText

/// The strict reading: a query as Scryfall itself reads it, its oddities included.
///
/// The plain reading, `QueryReading.init(_:)`, follows logic and mends what is damaged. This one follows what was measured on
/// the service. Both give the same for a query without findings and quirks; a property test holds them together. The strict
/// one needs a reader of its own, because the service cuts a text into other pieces than a tolerant parser does: a quote that
/// nothing closes is a letter there, and a number ends where it stops being one.
///
/// Each rule stands in the file of its group and names its section of the language reference:
///
/// | rule | section | file |
/// |---|---|---|
/// | beyond 1,024 characters nothing is read; curly quotes are straight ones | 1.1, 1.4 | `StrictText` |
/// | where words, quotes, patterns and operators end | 1.2 to 1.6 | `StrictScanner` |
/// | `pow=1t:goblin` is two terms; columns, `even`, quoted numbers | 1.7, 3.3 | `StrictNumbers` |
/// | bare words, glued hyphens, commas, punctuation, `!name` | 1.6, 1.8 | `StrictNames` |
/// | `t>elf`, `t>=elf`, unknown fields, `t:` without a value, `o:""` | 1.2, 1.4, 1.10, 2.2, 3.12 | `StrictOperators` |
/// | patterns: glued letters, limits, where none is taken | 1.5, 3.5 | `StrictRegexes` |
/// | values: dates, keywords, colors between slashes | 2.2, 3.1, 3.4, 3.6 | `StrictValues` |
/// | groups, `or`, `and`, a lone minus | 1.8, 2, 2.2 | `StrictReader` |
/// | a minus before a number | 2.3 | `StrictNegation` |
/// | instructions | 1.9, 3.10 | `StrictDirectives` |
/// | what is not run at all | 2, 2.2 | `StrictRefusals` |
/// | what shows hidden cards | 3.11 | `QueryReading+Extras` |
extension QueryReading {
  /// Reads a query as Scryfall does, always with `Vocabulary.scryfall`. Where the query is refused there is no filter.
  /// Bounded: no more than 1,024 characters are read.
  public init(strict text: String) {
    self.init(strict: SourceText(text))
  }

  /// Reads an analysed query as Scryfall does, from its text; whatever its vocabulary is, Scryfall's is used.
  public init(strict query: AnalyzedQuery) {
    self.init(strict: query.source)
  }

  /// Reads the text of a query as Scryfall does. Ranges of the reading are bytes of this text.
  public init(strict source: SourceText) {
    var reader = StrictReader(StrictText(source))
    reader.run()
    self = reader.reading
  }
}

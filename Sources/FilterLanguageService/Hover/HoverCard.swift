import FilterLexer
import FilterParser
public import FilterSemantics
public import FilterText
import FilterVocabulary

/// The hover of a token: a title, paragraphs, and examples.
///
/// ```swift
/// let document = DocumentSnapshot("id<=esper t:elf", vocabulary: .scryfall)
/// document.hover(at: 5)?.title        // "Esper"
/// document.hover(at: 5)?.plainText    // "Esper\nwhite, blue and black\n…"
/// ```
public struct HoverCard: Hashable, Sendable {
  /// The kinds of hovered tokens. The raw values are the words used in JSON.
  package enum Subject: String, CaseIterable, Hashable, Sendable {
    /// The name before an operator: the `pow` of `pow>3`.
    case field
    /// An operator: the `>` of `pow>3`.
    case comparison
    /// A value after an operator: the `3` of `pow>3`.
    case value
    /// A name term: `bolt`, `!"Lightning Bolt"`.
    case name
    /// A regular expression: `/^tap/`.
    case pattern
    /// The minus before a term or group.
    case negation
    /// One of `and`, `or`.
    case connective
    /// A parenthesis, for the whole group.
    case group
    /// One of `++`, `@@`.
    case shorthand
    /// A term with an unknown field.
    case unknown
    /// A parameter or a reference to a query.
    case sign
    /// The beginning of a directive, or a column in it: the `# sort:` and the `usd` of `# sort: -usd`.
    case directive
  }

  /// The hovered range in offsets of the document.
  public var range: SourceRange
  /// The kind of the hovered token.
  package var subject: Subject
  /// The title, without formatting.
  public var title: String
  /// The paragraphs, the most important one first.
  package var body: [StyledText] = []
  /// Terms that show how the field is used.
  package var examples: [HoverExample] = []
  /// The explanation of the whole query; empty for a single term.
  package var query = ""

  /// The card as Markdown, with all texts escaped.
  public var markdown: String {
    var blocks = ["**" + Markdown.escaped(title) + "**"] + body.map { $0.markdown }
    if !examples.isEmpty {
      var list = ""
      for example in examples {
        if !list.isEmpty { list += "\n" }
        list += "- " + Markdown.code(example.text)
        if !example.meaning.isEmpty { list += " " + Markdown.escaped(example.meaning) }
      }
      blocks.append(list)
    }
    if !query.isEmpty { blocks += ["---", Markdown.escaped(query)] }
    return blocks.joined(separator: "\n\n")
  }

  /// The card as plain text, one line per paragraph.
  public var plainText: String {
    var lines = [title] + body.map { $0.plainText }
    for example in examples {
      lines.append("  " + example.text + (example.meaning.isEmpty ? "" : "  " + example.meaning))
    }
    if !query.isEmpty { lines += ["", query] }
    return lines.joined(separator: "\n")
  }
}

/// A term that shows how a field is used.
package struct HoverExample: Hashable, Sendable {
  /// The text of the term.
  package var text: String
  /// The explanation of the term in English; may be empty.
  package var meaning: String
}

extension DocumentSnapshot {
  /// The hover at `offset`, a byte of the document.
  ///
  /// Explains the field, operator, value or minus of a term; a connective or parenthesis explains its group, the
  /// beginning of a directive the directive, and a column in it the field. `nil` in other comments, between terms, on
  /// unexpected tokens, and outside the text. Does not repeat diagnostics, because editors show them. Linear in the
  /// query at the offset; only this one is analyzed.
  public func hover(at offset: Int) -> HoverCard? { hover(at: offset) { _, _ in nil } }

  /// The hover at `offset`, with what some items say about it.
  ///
  /// - Parameter findings: Searches the items for the hovered term or group and for the whole query. Nil if there are
  ///   no items.
  public func hover(
    at offset: Int, asking findings: (_ part: AnalyzedQuery, _ whole: AnalyzedQuery) -> SearchFindings?
  ) -> HoverCard? {
    let card = hoverOfSign(at: offset, asking: findings) ?? hoverOfDirective(at: offset) ?? hoverOfColumn(at: offset)
    if let card { return card }
    guard let query = query(at: offset) else { return nil }
    let analysis = query.analysis
    guard let target = CaretTarget(at: query.offset(inQuery: offset), in: analysis.parsed.tree),
      var card = HoverWriter(analysis).card(for: target, at: query.offset(inQuery: offset))
    else { return nil }
    let part = analysis.part(of: target.node)
    if let found = findings(part, query.meaning) {
      card.body += found.paragraphs(
        isWhole: part.leaves.count == analysis.leaves.count, item: vocabulary.itemName,
        items: vocabulary.itemNamePlural)
    }
    card.range = query.documentRange(card.range)
    return card
  }
}

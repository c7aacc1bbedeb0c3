public import FilterText

/// What there is to tell about a place of a document: a title, some paragraphs, some examples.
///
/// ```swift
/// let document = DocumentSnapshot("id<=esper t:elf", vocabulary: .scryfall)
/// document.hover(at: 5)?.title        // "Esper"
/// document.hover(at: 5)?.plainText    // "Esper\nwhite, blue and black\n…"
/// ```
public struct HoverCard: Hashable, Sendable {
  /// What a card tells about. The raw values are the words used in JSON.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// The name before an operator: the `pow` of `pow>3`.
    case field
    /// An operator: the `>` of `pow>3`.
    case comparison
    /// A value behind an operator: the `3` of `pow>3`.
    case value
    /// A word, a phrase or, with `!`, the whole of a name: `bolt`.
    case name
    /// A regular expression: `/^tap/`.
    case pattern
    /// The prefix `-`.
    case negation
    /// `and`, `or`.
    case connective
    /// A parenthesis, for all that is between the two.
    case group
    /// `++`, `@@`
    case shorthand
    /// A term whose field the vocabulary does not have.
    case unknown
  }

  /// The bytes the card tells about, in offsets of the document.
  public var range: SourceRange
  /// What they are.
  public var subject: Subject
  /// A few words, without formatting.
  public var title: String
  /// The paragraphs, the most important one first.
  public var body: [StyledText]
  /// Terms of the same kind.
  public var examples: [HoverExample]
  /// What the whole query asks for, as a sentence; empty where it has a single term, which the paragraphs tell about.
  public var query: String

  /// Makes a card.
  public init(
    range: SourceRange, subject: Subject, title: String, body: [StyledText] = [], examples: [HoverExample] = [],
    query: String = ""
  ) {
    self.range = range
    self.subject = subject
    self.title = title
    self.body = body
    self.examples = examples
    self.query = query
  }

  /// The card as Markdown: nothing in it but its own structure means anything to a renderer.
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

  /// The card as plain text, a paragraph a line.
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
public struct HoverExample: Hashable, Sendable {
  /// The term.
  public var text: String
  /// What it finds, in words; may be empty.
  public var meaning: String

  /// Makes an example.
  public init(text: String, meaning: String) {
    self.text = text
    self.meaning = meaning
  }
}

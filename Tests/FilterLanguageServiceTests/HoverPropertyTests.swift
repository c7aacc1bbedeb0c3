import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Properties of the hovers of all fields, operators and values of the vocabulary. The wording is in the golden tables.
@Suite struct HoverPropertyTests {
  private static let vocabulary = Vocabulary.scryfall

  private func card(_ text: String, at offset: Int) -> HoverCard? {
    DocumentSnapshot(SourceText(text), vocabulary: Self.vocabulary).hover(at: offset)
  }

  /// An error in the card of a term; nil if there is none.
  private func error(_ card: HoverCard, in text: String, at offset: Int) -> String? {
    if card.range.isEmpty || !card.range.touches(offset) || card.range.end > text.utf8.count { return "range" }
    if card.title.isEmpty || card.body.contains(where: { $0.isEmpty }) { return "empty text" }
    if card.examples.contains(where: { $0.text.isEmpty }) { return "empty example" }
    for line in [card.title] + card.body.map(\.plainText) + card.examples.map(\.meaning) {
      if line.contains("\n") || line.hasSuffix(".") { return "line \(line)" }
      for word in ["{is}", "{value}", "{s}", "Optional("] where line.contains(word) {
        return "placeholder \(word)"
      }
    }
    let prose = card.body.map { $0.runs.filter { !$0.isCode }.map(\.text).joined(separator: " ") }
    for line in [card.title] + prose {
      if let note = InternalNotes.found(in: line).first { return "note \(note)" }
    }
    // A name that the card repeats may have any letters.
    if card.subject != .unknown, prose.contains(where: { InternalNotes.hasUnderscore($0) }) { return "underscore" }
    let title = card.markdown.prefix { $0 != "\n" }
    if !title.hasPrefix("**") || !title.hasSuffix("**") { return "title \(title)" }
    return Self.isBalanced(card.markdown) ? nil : "unbalanced \(card.markdown)"
  }

  /// Whether all code spans and bold texts of a Markdown text are closed, and nothing else is formatted.
  static func isBalanced(_ markdown: String) -> Bool {
    var bytes = Array(markdown.utf8)[...]
    var isBold = false
    while let byte = bytes.first {
      switch byte {
      case UInt8(ascii: "\\"): bytes = bytes.dropFirst(2)
      case UInt8(ascii: "`"):
        let fence = bytes.prefix { $0 == byte }
        bytes = bytes.dropFirst(fence.count)
        var isClosed = false
        while !bytes.isEmpty, !isClosed {
          bytes = bytes.drop { $0 != byte }
          let run = bytes.prefix { $0 == byte }.count
          bytes = bytes.dropFirst(run)
          isClosed = run == fence.count
        }
        if !isClosed { return false }
      case UInt8(ascii: "*"):
        guard bytes.starts(with: "**".utf8) else { return false }
        bytes = bytes.dropFirst(2)
        isBold.toggle()
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "_"), UInt8(ascii: "["): return false
      default: bytes = bytes.dropFirst()
      }
    }
    return !isBold
  }

  @Test func balance() {
    #expect(["**a** `b` ``c`d``", "\\* \\`", ""].allSatisfy { Self.isBalanced($0) })
    #expect(["**a", "`a", "``a`", "*a*", "<b>", "[a](b)"].allSatisfy { !Self.isBalanced($0) })
  }

  /// The hover of a field, under each of its names, is titled with its label and lists its other names.
  @Test func fields() throws {
    for field in Self.vocabulary.fields {
      let names = ([field.name] + field.aliases).filter { FieldName(exactly: $0) != nil }
      for name in names {
        let text = name + ":x"
        let card = try #require(self.card(text, at: 0), "\(text)")
        #expect(card.title == field.label && card.subject == .field, "\(text)")
        #expect(card.body.first?.plainText == field.summary, "\(text)")
        #expect(card.examples.map(\.text) == Array(field.examples.prefix(3)), "\(text)")
        let spelled = card.body.map(\.plainText).joined(separator: "\n")
        #expect(names.prefix(8).allSatisfy { $0 == name || spelled.contains("'\($0)'") }, "\(text)")
        #expect(error(card, in: text, at: 0) == nil, "\(text)")
      }
    }
  }

  /// The hover of an operator names the field or the operator's effect, for supported and unsupported ones.
  @Test func operators() throws {
    for field in Self.vocabulary.fields {
      let value = field.examples.first.flatMap { $0.split(whereSeparator: { ":=<>!".contains($0) }).last } ?? "1"
      for comparison in Comparison.ofCards {
        let text = field.name + comparison.rawValue + value
        let offset = field.name.utf8.count
        let card = try #require(self.card(text, at: offset), "\(text)")
        #expect(card.subject == .comparison, "\(text)")
        #expect(card.range == SourceRange(start: offset, end: offset + comparison.rawValue.utf8.count), "\(text)")
        let isSupported = field.operators.contains(comparison)
        #expect(card.title.contains("does not support \(comparison.rawValue)") == !isSupported, "\(text)")
        #expect(error(card, in: text, at: offset) == nil, "\(text)")
      }
    }
  }

  /// Every example of the vocabulary has a card for each of its bytes.
  @Test func examples() throws {
    for field in Self.vocabulary.fields {
      for example in field.examples {
        for offset in 0..<example.utf8.count {
          let card = try #require(self.card(example, at: offset), "\(example) at \(offset)")
          #expect(card.subject != .unknown && card.query.isEmpty, "\(example) is a single term")
          #expect(error(card, in: example, at: offset) == nil, "\(example) at \(offset)")
        }
      }
    }
  }

  /// Every accepted value of every list has a card with its label.
  @Test func values() throws {
    for field in Self.vocabulary.fields where field.isClosed || field.kind == .catalog || field.isDirective {
      for value in Self.vocabulary.values(of: field).prefix(300) {
        let text = "\(field.name):\(FilterValue(value.text))"
        let offset = text.utf8.count - 1
        let card = try #require(self.card(text, at: offset), "\(text)")
        let known = try #require(Self.vocabulary.value(value.text, of: field))
        let isAccepted = AnalyzedQuery(parsing: text, vocabulary: Self.vocabulary).leaves.first?.condition != nil
        #expect(card.title == (isAccepted ? Self.title(known) : "not a value of \(field.label)"), "\(text)")
        #expect(card.subject == .value && card.range.start == field.name.utf8.count + 1, "\(text)")
        #expect(error(card, in: text, at: offset) == nil, "\(text)")
      }
    }
  }

  private static func title(_ value: FieldValue) -> String {
    Phrase.shortened(value.label.isEmpty ? value.text : value.label, to: 60)
  }

  /// An unknown value of a closed field names the field, and so does an unknown field.
  @Test func invalidTerms() throws {
    for field in Self.vocabulary.fields where field.isClosed {
      let text = field.name + ":qqqq"
      let card = try #require(self.card(text, at: text.utf8.count - 1), "\(text)")
      #expect(card.title == "not a value of \(field.label)", "\(text)")
      #expect(card.body.first?.plainText.hasPrefix("Takes ") == true, "\(text)")
      #expect(error(card, in: text, at: text.utf8.count - 1) == nil, "\(text)")
    }
    let unknown = try #require(self.card("qqqq:x", at: 0))
    #expect(unknown.title == "unknown field qqqq" && error(unknown, in: "qqqq:x", at: 0) == nil)
  }
}

import FilterAST
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct SignatureHelpTests {
  private func card(_ marked: String, _ vocabulary: Vocabulary = .scryfall) -> OperatorCard? {
    let text = MarkedText(marked)
    return DocumentSnapshot(SourceText(text.text), vocabulary: vocabulary).signatureHelp(at: text.caret ?? -1)
  }

  /// The signature of the typed operator, and the part the caret is in.
  @Test func activeSignature() throws {
    let rows: [(String, String, String)] = [
      ("‸pow>=3", "pow >= number", "field"),
      ("po‸w>=3", "pow >= number", "field"),
      ("pow‸>=3", "pow >= number", "field"),
      ("pow>‸=3", "pow >= number", "comparison"),
      ("pow>=‸3", "pow >= number", "value"),
      ("pow>=3‸", "pow >= number", "value"),
      ("pow>=‸", "pow >= number", "value"),
      ("c:g pow>‸", "pow > number", "value"),
      ("c:‸ pow>", "c : colors", "value"),
      ("(-POW!=‸3)", "pow != number", "value"),
      ("‸-pow=3", "pow = number", "field"),
      ("pow=<‸3", "pow <= number", "value"),
      ("pow=>‸", "pow >= number", "value"),
      ("pow!‸", "pow != number", "comparison"),
      ("t:‸", "t : text", "value"),
      ("o:\"draw a ca‸", "o : text", "value"),
      ("o:/^ta‸p/", "o : text", "value"),
      ("id<=‸", "id <= colors", "value"),
      ("m:‸", "m : cost", "value"),
      ("devotion:‸", "devotion : symbols", "value"),
      ("f:‸", "f : value", "value"),
      ("r>=‸", "r >= value", "value"),
      ("is:‸", "is : property", "value"),
      ("a:‸", "a : text", "value"),
      ("s:‸", "s : name", "value"),
      ("date>‸", "date > date", "value"),
      ("year>‸", "year > year", "value"),
      ("cn>‸", "cn > number or text", "value"),
      ("oracleid:‸", "oracleid : uuid", "value"),
      ("order:‸", "order : setting", "value"),
    ]
    for (marked, label, part) in rows {
      let card = try #require(self.card(marked), "\(marked)")
      let active = try #require(card.activeSignature, "\(marked)")
      #expect([card.signatures[active].label, card.activePart.rawValue] == [label, part], "\(marked)")
    }
  }

  @Test func noSignature() {
    let rows: [String] = [
      "bo‸lt", "po‸w", "!bo‸lt", "foo:‸", "pow>=3 ‸", "‸", "# pow>‸", "pow>3\n‸", "+‸+", "(‸ pow>3)", ">=‸3",
      "pow>3 o‸r c:g",
    ]
    for marked in rows {
      #expect(card(marked) == nil, "\(marked)")
    }
  }

  /// An operator the field does not take is none of the signatures; the others are still offered.
  @Test func operatorNotTaken() {
    let card = card("t>=‸elf")
    #expect(card?.activeSignature == nil)
    #expect(card?.signatures.map(\.label) == ["t : text", "t = text"])
  }

  @Test func allOperators() throws {
    let card = try #require(self.card("usd<‸"))
    #expect(
      card.signatures.map { $0.label + " | " + $0.documentation.map(\.plainText).joined(separator: " | ") } == [
        "usd : number | Price in US dollars is exactly the number",
        "usd = number | Price in US dollars is exactly the number",
        "usd != number | Price in US dollars is other than the number",
        "usd < number | Price in US dollars is less than the number",
        "usd <= number | Price in US dollars is at most the number",
        "usd > number | Price in US dollars is more than the number",
        "usd >= number | Price in US dollars is at least the number",
      ])
  }

  /// The meaning of `:` is the field's own.
  @Test func documentation() throws {
    let rows: [(String, [String])] = [
      (
        "id:‸",
        [
          "Color identity fits within the colors",
          "':' reads as '<=': fits into a deck of these colors; a number means exactly that many colors",
        ]
      ),
      ("c>=‸", ["Color includes the colors"]),
      ("r<‸", ["Rarity is more common than the given value"]),
      ("date<=‸", ["Release date is no later than the date"]),
      ("not:‸", ["Lacks the property"]),
      ("f:‸", ["Legal or restricted in …"]),
      ("order:‸", ["What the results are sorted by"]),
    ]
    for (marked, paragraphs) in rows {
      let card = try #require(self.card(marked), "\(marked)")
      let active = try #require(card.activeSignature, "\(marked)")
      #expect(card.signatures[active].documentation.map(\.plainText) == paragraphs, "\(marked)")
    }
  }

  /// What values a field takes, up to eight of them listed.
  @Test func values() throws {
    let rows: [(String, String)] = [
      ("pow>‸", "A number, or another field such as 'manavalue', 'toughness', 'powtou', …"),
      ("mv:‸", "A number, or 'even', 'odd', or another field such as 'power', 'toughness', 'powtou', …"),
      ("def>‸", "A whole number, or another field such as 'manavalue', 'power', 'toughness', …"),
      ("t:‸", "A word or quoted text, or a pattern between slashes"),
      (
        "produces:‸",
        "Letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, 'c' colorless mana, or names such as "
          + "'azorius', 'dimir', …, or a number of colors"
      ),
      ("m:‸", "Symbols such as '{W}', '{U}', '{B}', '{R}', or a pattern between slashes"),
      ("devotion:‸", "One symbol, repeated, such as '{W}'"),
      ("r:‸", "One of 6 words: 'common', 'uncommon', 'rare', 'special', 'mythic', 'bonus'"),
      ("unique:‸", "One of 3 words: 'cards', 'prints', 'art'"),
      (
        "date>‸",
        "A date, month or year: '2020-03-17', '2020-03', '2020', or 'now', 'today', or the code of a release"
      ),
      ("year>‸", "A year of four digits"),
      (
        "cn>‸",
        "A number or text; '<', '<=', '>', '>=' compare the leading number, or another field such as 'manavalue', "
          + "'power', 'toughness', …"
      ),
      ("oracleid:‸", "A UUID: 32 hexadecimal digits, with or without hyphens"),
      ("mtgoid:‸", "A whole number"),
    ]
    for (marked, values) in rows {
      let card = try #require(self.card(marked), "\(marked)")
      #expect(Set(card.signatures.map(\.values.plainText)) == [values], "\(marked)")
    }
  }

  @Test func everyFieldOfTheVocabulary() throws {
    for field in Vocabulary.scryfall.fields where FieldName(exactly: field.name) != nil {
      let card = try #require(self.card("\(field.name):‸"))
      #expect(card.signatures.map(\.comparison) == field.operators)
      for signature in card.signatures {
        let label = SourceText(signature.label)
        #expect(label.bytes.allSatisfy { $0 < 0x80 })
        #expect(
          OperatorSignature.Part.allCases.map { label[signature.range(of: $0)] }
            == [field.name, signature.comparison.rawValue, field.kind.traits.noun])
        #expect(!signature.documentation.isEmpty && !signature.values.isEmpty)
      }
    }
  }

  @Test func offsetsOfTheDocument() {
    let marked = MarkedText("# a\n\nt:elf\n  pow>=‸3")
    let document = DocumentSnapshot(SourceText(marked.text), vocabulary: .scryfall)
    #expect(document.signatureHelp(at: marked.caret ?? 0)?.activePart == .value)
  }

  private static func law(_ document: DocumentSnapshot) -> String? {
    for offset in Totality.offsets(of: document) {
      guard let card = document.signatureHelp(at: offset) else { continue }
      if card.signatures.isEmpty { return "no signature at \(offset)" }
      if let active = card.activeSignature, !card.signatures.indices.contains(active) { return "none is active" }
    }
    return nil
  }

  @Test func damagedDocument() {
    #expect(Self.law(DocumentSnapshot(Totality.document, vocabulary: .scryfall)) == nil)
  }

  @Test func randomDocuments() {
    #expect(Totality.failure("signature help answers everywhere", seed: 22, law: Self.law) == nil)
  }

  /// By number, since a log would print the texts.
  @Test func heavyDocuments() {
    for number in Totality.heavy.indices {
      let text = Totality.heavy[number]
      let document = DocumentSnapshot(text, vocabulary: .scryfall)
      for offset in [1, text.length / 2, text.length] {
        guard let card = document.signatureHelp(at: offset) else { continue }
        #expect(
          !card.signatures.isEmpty && card.activeSignature.map { card.signatures.indices.contains($0) } != false,
          "\(number)")
        #expect(
          card.signatures.allSatisfy { $0.label.utf8.count < 200 && $0.values.plainText.utf8.count < 1_000 },
          "\(number)")
      }
      // The texts with a field and an operator at the start of their last term have signatures there.
      let isTerm = ["o:", "m:"].contains { text.description.hasPrefix($0) }
      #expect(!isTerm || document.signatureHelp(at: 1) != nil, "\(number)")
    }
  }

  @Test func othersAreLeftAlone() {
    let document = DocumentSnapshot("t:elf\nt:orc\nt:ape\n", vocabulary: .scryfall)
    #expect(document.signatureHelp(at: 8) != nil)
    #expect(document.entries.map(\.isAnalyzed) == [false, true, false])
  }
}

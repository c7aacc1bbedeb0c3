import FilterAST
import FilterParser
import FilterVocabulary
import ScryfallDialect
import Testing

/// The shipped table is complete, and everything in it is reachable.
@Suite struct ScryfallTableTests {
  private let table = Vocabulary.scryfall

  @Test func noNameStandsTwice() {
    var seen: Set<String> = []
    for field in table.fields {
      for name in [field.name] + field.aliases { #expect(seen.insert(name).inserted, "\(name)") }
    }
    var names: Set<String> = []
    for catalog in table.catalogs { #expect(names.insert(catalog.name).inserted, "\(catalog.name)") }
  }

  @Test func everyCatalogIsHereOrKnownToBeElsewhere() {
    let elsewhere: Set = ["card-names", "artist-names", "oracle-tags", "art-tags"]
    for field in table.fields {
      for name in field.catalogs where table.catalog(named: name) == nil {
        #expect(elsewhere.contains(name), "\(field.name): \(name)")
      }
    }
  }

  @Test func everyValueIsReached() {
    for field in table.fields {
      for value in table.values(of: field) {
        #expect(table.value(value.text, of: field) != nil, "\(field.name):\(value.text)")
        for alias in value.aliases { #expect(table.value(alias, of: field) != nil, "\(field.name):\(alias)") }
      }
    }
  }

  @Test func everyExampleNamesItsFieldAndAnOperatorItTakes() {
    for field in table.fields {
      for example in field.examples {
        guard case .term(let term)? = ParsedQuery(parsing: example).query else {
          Issue.record("\(example) is no single term")
          continue
        }
        switch term {
        case .name, .range: Issue.record("\(example) is no comparison of a field")
        case .filter(_, field: let name, let comparison, _), .regex(_, field: let name, let comparison, _):
          #expect(table.field(named: name)?.name == field.name, "\(example)")
          #expect(field.operators.contains(comparison), "\(example)")
        }
      }
    }
  }

  @Test func everyFieldIsDocumented() {
    for field in table.fields {
      #expect(!field.summary.isEmpty && !field.category.isEmpty && !field.phrase.isEmpty, "\(field.name)")
      #expect(["{is", "{value}", "{place}"].contains { field.phrase.contains($0) }, "\(field.name)")
      if !field.isDirective {
        let verb = String(field.phrase.prefix { $0 != " " })
        #expect(["are", "have", "can", "cost", "were", "mention"].contains(verb), "\(field.name): \(field.phrase)")
      }
    }
  }

  @Test func everyFlagHasAPhraseThatBeginsWithAVerb() throws {
    let verbs: Set = [
      "are", "have", "can", "were", "carry", "exist", "belong", "come", "look", "mention", "name", "use", "offer",
      "show", "depict",
      "appear", "link", "turn", "enter", "form", "need", "cost", "lead", "differ", "made", "bear", "return", "deal",
      "gain", "become",
      "lack", "meld", "say",
    ]
    for value in table.values(of: try #require(table.field(named: "is"))) {
      let verb = String(value.phrase.prefix { $0 != " " })
      #expect(verbs.contains(verb), "\(value.text): \(value.phrase)")
      #expect(!value.summary.isEmpty, "\(value.text)")
    }
  }

  @Test func rarityGoesByItsOrder() throws {
    let rarities = table.values(of: try #require(table.field(named: "rarity"))).map { $0.text }
    #expect(rarities == ["common", "uncommon", "rare", "special", "mythic", "bonus"])
  }

  @Test func groupsOfFrames() throws {
    let frame = try #require(table.field(named: "frame"))
    #expect(table.value("old", of: frame)?.members == ["1993", "1997"])
    #expect(table.value("retro", of: frame)?.text == "old")
    for value in table.values(of: frame) {
      for member in value.members { #expect(table.value(member, of: frame) != nil, "\(member)") }
    }
  }

  /// Two terms about the same identifier may hold for a card with several of them, or none.
  @Test func identifiersThatACardHasSeveralOfOrNone() {
    #expect(table.field(named: "multiverseid")?.multiplicity == .many)
    #expect(table.field(named: "illustrationid")?.multiplicity == .perPart)
    #expect(table.field(named: "mtgoid")?.multiplicity == .optional)
    #expect(table.field(named: "oracleid")?.multiplicity == .one)
  }

  /// A value of each form of table, with all its properties.
  @Test func valuesHaveAllTheirProperties() throws {
    let rows =
      [
        (
          "type",
          FieldValue("time lord", label: "Time Lord", category: "creature type", frequency: 29)
        ),
        ("type", FieldValue("sorcery", noun: "sorceries", category: "card type", frequency: 3_300)),
        ("keyword", FieldValue("start your engines!", category: "keyword ability", frequency: 40)),
        ("keyword", FieldValue("set in motion", category: "keyword action", isRefused: true)),
        (
          "set",
          FieldValue(
            "lea", aliases: ["Limited Edition Alpha", "alpha"], label: "Limited Edition Alpha",
            "Limited Edition Alpha, released 1993-08-05", category: "set", isAboutPrinting: true, frequency: 290)
        ),
        (
          "format",
          FieldValue(
            "brawl", aliases: ["historicbrawl"], label: "Brawl",
            "singleton decks of 100 cards with a commander, on Arena",
            frequency: 120)
        ),
        (
          "rarity",
          FieldValue(
            "bonus", aliases: ["b"], label: "bonus rarity", "from a bonus sheet", phrase: "are of bonus rarity")
        ),
        (
          "frame",
          FieldValue(
            "new", "the frames of 2003, 2015 and Future Sight", members: ["2003", "2015", "future"], frequency: 15_000)
        ),
        ("watermark", FieldValue("d&d", label: "d&d", category: "watermark", frequency: 2, confidence: .guess)),
        (
          "is",
          FieldValue(
            "etb", "cards that mention something entering", phrase: "say that something enters", category: "text",
            predicate: "rules text with reminder text mentions enters", confidence: .likely)
        ),
        (
          "is",
          FieldValue(
            "bounceland", aliases: ["karoo"], "lands that return a land to your hand and tap for two mana",
            phrase: "are bounce lands", noun: "bounce lands", category: "land-nickname",
            predicate: "name is in the list of the cycle", frequency: 17)
        ),
        (
          "is",
          FieldValue(
            "judgegift", aliases: ["judge"], label: "Judge Gift", "gifts to tournament judges",
            phrase: "carry the Judge Gift promo mark", category: "promo", predicate: "promo_types has judgegift",
            isAboutPrinting: true)
        ),
      ] as [(String, FieldValue)]
    for (field, value) in rows {
      let name = try #require(FieldName(exactly: field))
      #expect(table.value(value.text, of: try #require(table.field(named: name))) == value)
    }
  }

  @Test func catalogsHaveAllTheirValues() {
    #expect(
      table.catalogs.map { "\($0.name) \($0.values.count)" } == [
        "types 507", "keywords 368", "set-codes 578", "set-types 24", "cubes 14", "formats 23", "rarities 6",
        "languages 18", "games 5", "layouts 25", "frames 8", "frame-effects 24", "border-colors 6", "security-stamps 6",
        "watermarks 74", "is-values 257",
      ])
    #expect(table.catalog(named: "games")?.place == "on {value}")
    #expect(table.catalog(named: "cubes")?.summary == "Cubes")
  }

  @Test func guessesAreMarked() {
    #expect(table.field(named: "spellbook")?.confidence == .guess)
    #expect(table.field(named: "defense")?.confidence == .likely)
    #expect(table.field(named: "power")?.confidence == .sure)
    let watermark = table.field(named: "watermark")
    #expect(watermark.flatMap { table.value("firenation", of: $0) }?.confidence == .guess)
    #expect(watermark.flatMap { table.value("azorius", of: $0) }?.confidence == .sure)
  }
}

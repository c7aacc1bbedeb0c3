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
        case .name: Issue.record("\(example) has no field")
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

  @Test func guessesAreMarked() {
    #expect(table.field(named: "spellbook")?.confidence == .guess)
    #expect(table.field(named: "defense")?.confidence == .likely)
    #expect(table.field(named: "power")?.confidence == .sure)
    let watermark = table.field(named: "watermark")
    #expect(watermark.flatMap { table.value("firenation", of: $0) }?.confidence == .guess)
    #expect(watermark.flatMap { table.value("azorius", of: $0) }?.confidence == .sure)
  }
}

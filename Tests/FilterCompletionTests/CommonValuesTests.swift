import FilterCompletion
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Values in the order of their use: how they match the typed letters first, then how common they are.
@Suite struct CommonValuesTests {
  private static let engine = CompletionEngine(vocabulary: .scryfall)
  private var engine: CompletionEngine { Self.engine }

  /// The labels of the first items.
  private func labels(_ marked: String, _ count: Int) -> [String] {
    Array(Offered(marked, engine, limit: count).labels)
  }

  @Test func commonValuesComeFirst() {
    expectFirst("t:g‸", "t:goblin", engine)
    expectFirst("f:‸", "f:commander", engine)
    expectFirst("kw:f‸", "kw:flying", engine)
    #expect(labels("f:‸", 4) == ["commander", "modern", "standard", "pioneer"])
    #expect(labels("t:‸", 3) == ["creature", "human", "artifact"])
  }

  @Test func unreleasedSetsComeLast() throws {
    let sets = try #require(engine.vocabulary.catalog(named: "set-codes"))
    for label in labels("s:‸", 10) {
      let set = try #require(sets.values.first { $0.text == label })
      #expect(set.frequency > 0, "\(label) has no cards")
    }
  }

  @Test func numbersComeInOrder() {
    #expect(labels("mv:‸", 4) == ["3", "2", "4", "0"])
    #expect(labels("pow>=‸", 4) == ["0", "1", "2", "3"])
  }

  @Test func setsAreFoundByTheWordsOfTheirTitles() {
    expectAmong(5, "b:innistr‸", "b:isd", engine)
    expectAmong(2, "b:innistrad‸", "b:isd", engine)
    expectFirst("e:\"new phyr‸", "e:nph", engine)
    expectAmong(3, "e:phyrexia‸", "e:nph", engine)
  }

  @Test func operatorsAreOneBlock() throws {
    let rows: [String] = ["c‸", "t:elf c‸", "o:\"sac\" c‸", "mv‸", "pow‸", "r‸"]
    for marked in rows {
      let kinds = Offered(marked, engine).list.items.map(\.kind)
      let first = try #require(kinds.firstIndex(of: .operator), "\(marked)")
      let last = try #require(kinds.lastIndex(of: .operator), "\(marked)")
      #expect(kinds[first...last].allSatisfy { $0 == .operator }, "\(marked)")
    }
  }

  /// A prefix precedes a match within, which precedes a typing error, and an error is not offered beside a prefix.
  @Test func matchesComeInTiers() throws {
    let rows: [String] = ["t", "kw", "is", "e", "f", "wm", "frame", "order"]
    for field in rows {
      let vocabulary = engine.vocabulary
      let own = try #require(vocabulary.fieldID(spelled: field).map { vocabulary[$0] }, "\(field)")
      var random = SeededGenerator(seed: PropertyCases.seed(default: 23))
      let values = vocabulary.values(of: own).filter { $0.text.utf8.count > 3 && $0.text.utf8.allSatisfy { $0 > 0x60 } }
      for _ in 0..<40 {
        let typed = String(values[random.below(values.count)].text.prefix(2 + random.below(2)))
        let offered = Offered("\(field):\(typed)\u{2038}", engine)
        let tiers = offered.list.items.filter { $0.kind == .value }.map { tier(of: typed, in: $0, own) }
        #expect(tiers == tiers.sorted(), "`\(field):\(typed)` offers \(offered.labels)")
        #expect(tiers.first != 0 || !tiers.contains(2), "`\(field):\(typed)` offers \(offered.labels)")
      }
    }
  }

  /// 0 for a value that has a name beginning with the typed letters, 1 for letters within a name, 2 for neither.
  private func tier(of typed: String, in item: CompletionItem, _ field: Field) -> Int {
    let value = engine.vocabulary.value(item.label, of: field) ?? engine.vocabulary.value(item.detail, of: field)
    let names = [item.label, item.edit.replacement] + (value.map { [$0.text, $0.label] + $0.aliases } ?? [])
    let plain = names.map {
      String(String.UnicodeScalarView($0.lowercased().unicodeScalars.filter(\.properties.isAlphabetic)))
    }
    if plain.contains(where: { $0.hasPrefix(typed) }) { return 0 }
    return plain.contains { $0.contains(typed) } ? 1 : 2
  }
}

import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// The tables of cards for each value of `is:`, by way of a search.
@Suite struct FlagTableTests {
  private let values = Vocabulary.scryfall.catalog(named: "is-values")?.values ?? []

  @Test func tableHasEachFlagOnce() {
    let flags = FlagTable.rows.map { $0.flag }
    #expect(flags.count == Set(flags).count)
    #expect(Set(flags) == Set(values.map { $0.text }))
    for row in FlagTable.rows where row.reason == nil {
      #expect(row.inside.count >= 3 && row.outside.count >= 3, "\(row.flag)")
      #expect(Set(row.inside).isDisjoint(with: row.outside), "\(row.flag)")
    }
    for row in FlagTable.rows { #expect(row.reason.map { $0.utf8.count > 15 } ?? true, "\(row.flag)") }
  }

  @Test(.needsRealCards)
  func realCards() {
    let cards = TestCards.real(named: FlagTable.names)
    let known = Set(cards.map { $0.name })
    #expect(FlagTable.names.filter { !known.contains($0) } == [])
    check(FlagTable.rows, in: CardLibrary(cards))
    let absent = FlagTable.rows.compactMap { row in row.reason.map { "\(row.flag): \($0)" } }
    print("\(FlagTable.rows.count - absent.count) values of is: have real cards, \(absent.count) have none:")
    for line in absent.sorted() { print("  \(line)") }
  }

  @Test func sampleCards() {
    let flags = SampleFlagTable.rows.map { $0.flag }
    #expect(flags.count == Set(flags).count)
    #expect(Set(flags).isSubset(of: Set(values.map { $0.text })))
    for row in SampleFlagTable.rows { #expect(!row.inside.isEmpty && row.outside.count >= 3, "\(row.flag)") }
    let library = CardCollection.sample.library
    let known = Set((0..<library.count).map { library.name(of: $0) })
    for row in SampleFlagTable.rows {
      #expect((row.inside + row.outside).filter { !known.contains(FlagTable.parts(of: $0).name) } == [], "\(row.flag)")
    }
    check(SampleFlagTable.rows, in: library)
  }

  /// Each promo type is found by its own value, with the separators of the data or without, and by none that it is part
  /// of.
  @Test func promoTypes() {
    for value in CardFlag.promoValues {
      let types = CardFlag.promoTypes(of: value)
      for type in types {
        for spelling in [
          [type], ["prerelease", type], [type, "datestamped"], [String(type.prefix(3)) + "_" + type.dropFirst(3)],
        ] {
          #expect(CardFlag.answer(value.text, promotion(spelling)) == true, "\(value.text): \(spelling)")
        }
      }
      let others = CardFlag.promoValues.flatMap { CardFlag.promoTypes(of: $0) }.filter { !types.contains($0) }
      for other in [[], [types[0] + "z"], ["z" + types[0]]] + others.map({ [$0] }) {
        #expect(CardFlag.answer(value.text, promotion(other)) == false, "\(value.text): \(other)")
      }
      #expect(CardFlag.answer(value.text, Sample.card("A", printings: [Sample.bare()])) == nil, "\(value.text)")
    }
  }

  private func promotion(_ types: [String]) -> Card {
    Sample.card("A", printings: [Sample.printing { $0.promoTypes = types }])
  }

  /// Searches each value of a table and compares the results with its cards.
  private func check(_ rows: [FlagRow], in library: CardLibrary) {
    let table = QueryTable(library, includesExtras: true)
    for row in rows {
      let query = "is:\(row.flag) unique:prints lang:any"
      let isAnswered = table.ignored(query) == ""
      var found: Set<String> = []
      if isAnswered {
        for row in table.rows(query) { found.formUnion([row.name, "\(row.name) (\(row.set))"]) }
      }
      if let reason = row.reason {
        #expect(found == [], "\(row.flag) has cards after all: \(reason)")
        continue
      }
      #expect(isAnswered, "\(row.flag) is not answered")
      #expect(row.inside.filter { !found.contains($0) } == [], "is:\(row.flag) misses these")
      #expect(row.outside.filter { found.contains($0) } == [], "is:\(row.flag) finds these")
    }
  }
}

import DataStreams
import FilterEvaluation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// The marks in rows agree with the evaluation of whole cards.
@Suite struct MarkingLawTests {
  private static let library = CardCollection.sample.library

  private func rows(_ query: String) -> [(hit: CardHit, row: CardRow, marks: CardMarks)] {
    let answer = Self.library.search(CardSearch(query, includesExtras: true))
    var marking = CardMarking(answer.plan, in: Self.library.list.vocabulary)
    let verdicts = CardVerdicts(marking.leaves, of: answer.plan, in: Self.library)
    return Self.library.hits(answer).map { hit in
      let row = Self.library.row(hit)
      return (hit, row, marking.marks(of: row, verdicts.verdicts(on: hit)))
    }
  }

  /// A query of one term about a name or a type has a mark in each matching row.
  @Test func namesAreMarked() {
    let table: [String] = [
      "kelp", "e", "\"the \"", "name:/^[a-f]/", "name:/[aeiou]{2}/", "!\"kelp-rope saboteur\"", "name:of",
      "name:\"of the\"",
      "é", "isaurelle",
    ]
    for query in table {
      let rows = rows(query)
      #expect(!rows.isEmpty, "\(query)")
      for (_, row, marks) in rows {
        #expect(!marks.name.isEmpty, "\(query): \(row.name)")
        #expect(marks.type.isEmpty && marks.whole.isEmpty, "\(query)")
        for range in marks.name { #expect(!range.isEmpty && range.end <= row.name.utf8.count, "\(query): \(row.name)") }
      }
    }
  }

  @Test func typesAreMarked() {
    let table: [String] = ["t:goblin", "t:\"legendary creature\"", "type:/wizard|elf/", "t:creat", "t:—", "t:artifact"]
    for query in table {
      let rows = rows(query)
      #expect(!rows.isEmpty, "\(query)")
      for (_, row, marks) in rows { #expect(!marks.type.isEmpty && marks.name.isEmpty, "\(query): \(row.type)") }
    }
  }

  /// Rows have a mark in a column that is marked as a whole exactly if the term alone matches the printing.
  @Test func wholeColumns() {
    let table: [(String, CardTable.Column)] = [
      ("s:tid", CardTable.Column.set), ("set=ash", .set), ("r:rare", .rarity), ("r>=uncommon", .rarity),
      ("m:{R}", .cost),
      ("mana>={1}{U}", .cost),
    ]
    for (term, column) in table {
      let alone = Self.library.store.run(Self.library.plan(CardSearch(term)))
      let rows = rows("(\(term) or t:creature) unique:prints")
      #expect(
        rows.contains { $0.marks.whole.contains(column) } && rows.contains { !$0.marks.whole.contains(column) },
        "\(term)")
      for (hit, row, marks) in rows {
        let isFound = alone.variants?.contains(hit.printing) ?? alone.items.contains(hit.card)
        #expect(marks.whole.contains(column) == isFound, "\(term): \(row.name)")
      }
      #expect(Self.rowsMarked("-(\(term)) t:creature", column).isEmpty, "\(term)")
      #expect(Self.rowsMarked("-\(term) t:creature", column).isEmpty, "\(term)")
    }
  }

  private static func rowsMarked(_ query: String, _ column: CardTable.Column) -> [String] {
    MarkingLawTests().rows(query).filter { $0.marks.whole.contains(column) }.map { $0.row.name }
  }

  /// A match in the name that the explanation of a card reports is marked in the row.
  @Test func marksAreThoseOfTheExplanation() throws {
    let table: [String] = ["kelp", "rope sab", "\"p-R\"", "name:/r.p/", "of the -kelp", "a or e or i"]
    for query in table {
      let answer = Self.library.search(CardSearch(query))
      let filter = CompiledFilter(answer.plan, for: Self.library.list)
      for (hit, row, marks) in rows(query) where !row.name.contains(" // ") {
        let card = try #require(try CardCollection.sample.card(hit.card), "\(query)")
        let found = filter.why(CardEntry(card)).leaves.filter { answer.plan.soughtLeaves.contains($0.leaf) }
          .flatMap { $0.found }.filter { $0.field == "name" && $0.text == row.name }.compactMap { $0.match }
        for match in found {
          #expect(marks.name.contains { $0.start <= match.start && match.end <= $0.end }, "\(query): \(row.name)")
        }
        #expect(found.isEmpty == marks.name.isEmpty, "\(query): \(row.name)")
      }
    }
  }

  /// A query of one term about rules texts has an excerpt for each matching row.
  @Test func textsAreQuoted() throws {
    let rows: [String] = ["o:\"draw a card\"", "fo:/\\bscry\\b/", "o:~", "ft:e", "o:/^whenever/", "a:e"]
    for query in rows {
      let answer = Self.library.search(CardSearch(query))
      let hits = Self.library.hits(answer)
      let list = SearchableList(.sample)
      let rows = try list.page(of: answer.plan, RowRequest()).rows
      let excerpts = TextExcerpts(answer.plan, of: rows, in: list)
      #expect(!hits.isEmpty, "\(query)")
      for place in hits.indices.prefix(50) {
        let lines = excerpts.lines(below: place, 60)
        #expect(lines.count == 1, "\(query): \(Self.library.row(hits[place]).name)")
        for line in lines { #expect(line.foundMarked.contains("«") && line.width <= 60, "\(query): \(line.text)") }
      }
      #expect(excerpts.lines(below: 50, 60).isEmpty, "\(query)")
      #expect(excerpts.lines(below: -1, 60).isEmpty, "\(query)")
    }
  }

  /// Terms about other columns mark nothing.
  @Test func nothingIsMarked() {
    let table: [String] = [
      "", "c:r", "pow>=2", "-t:elf", "-kelp", "is:permanent", "f:modern", "otag:x", "foo:bar", "lang:en",
    ]
    for query in table {
      let plan = Self.library.plan(CardSearch(query))
      #expect(CardMarking(plan, in: Self.library.list.vocabulary).isEmpty, "\(query)")
      for (_, row, marks) in rows(query) { #expect(marks == CardMarks(), "\(query): \(row.name)") }
    }
  }

  /// Strict searches are marked as well.
  @Test func strictReadings() {
    let plan = Self.library.plan(CardSearch("t:goblin t:pirate kelp", reading: .strict))
    var marking = CardMarking(plan, in: Self.library.list.vocabulary)
    let verdicts = CardVerdicts(marking.leaves, of: plan, in: Self.library)
    let hits = Self.library.hits(Self.library.search(CardSearch("t:goblin t:pirate kelp", reading: .strict)))
    #expect(hits.count == 1)
    for hit in hits {
      let marks = marking.marks(of: Self.library.row(hit), verdicts.verdicts(on: hit))
      #expect(marks.name.count == 1 && marks.type.count == 2)
    }
  }
}

import DataStreams
import FilterAnalysis
import FilterEvaluation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Answers of the REPL agree with the other parts of the toolkit.
@Suite struct ReplLawTests {
  private static let queries = [
    "t:goblin", "t:elf c:g pow>=2", "(c:rg or id<=esper) -o:\"draw a card\"", "a (b or", "foo:bar t:elf",
    "!\"Kelp-Rope Saboteur\"",
    "unique:prints s:tid", "order:cmc t:creature", "-(t:elf or t:goblin) mv<3", "o:/draw (two|three)/", "c:-1 \"", "()",
    "include:extras t:token", "t:goblin t:elf", "lang:any r>=rare", "direction:desc order:rarity t:wizard", "a,b", "-",
  ]

  /// The number in the last line is that of `filterq search --count`.
  @Test func counts() {
    for query in Self.queries {
      var session = AnsweredSession()
      for dialect in Dialect.Reading.allCases {
        for includesExtras in [false, true] {
          session.answerer.options.reading.rule = dialect
          session.answerer.options.reading.includesExtras = includesExtras
          let found = CardCollection.sample.library.search(
            CardSearch(query, reading: dialect, includesExtras: includesExtras))
          let footer = session.lines(query).last ?? ""
          if let refusal = found.refusal {
            let reported = AnalyzedQuery(parsing: query, vocabulary: .scryfall).diagnostics.contains {
              $0.severity == .error && $0.message == refusal.message
            }
            #expect(footer == (reported ? "query refused" : "query refused: \(refusal.message)"), "\(query)")
          } else {
            #expect(footer.hasPrefix("\(found.count) "), "\(query): \(footer)")
          }
        }
      }
    }
  }

  /// Adding and removing the differences turns one result into the other.
  @Test func differencesAddUp() throws {
    for query in Self.queries {
      var session = AnsweredSession()
      for other in Self.queries {
        _ = session.answer(query)
        let answer = session.answer(":diff \(other)")
        let line = try #require(answer.lines.first?.text, "\(query)")
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        #expect(numbers.count == 4, "\(query): \(line)")
        guard numbers.count == 4 else { continue }
        #expect(numbers[0] + numbers[2] - numbers[3] == numbers[1], "\(query): \(line)")
        let marks = answer.lines.dropFirst().map { $0.text.prefix(2) }
        #expect(marks.allSatisfy { $0 == "+ " || $0 == "- " }, "\(query)")
        #expect(marks.filter { $0 == "+ " }.count == min(numbers[2], 11), "\(query)")
        #expect(marks.filter { $0 == "- " }.count == min(numbers[3], 11), "\(query)")
        #expect(Array(marks) == marks.filter { $0 == "+ " } + marks.filter { $0 == "- " }, "\(query)")
      }
    }
  }

  /// `:print`, `:tidy`, `:close` and `:json` agree with the commands of the same names.
  @Test func texts() {
    for query in Self.queries {
      var session = AnsweredSession()
      let parsed = ParsedQuery(parsing: query)
      #expect(session.lines(":print \(query)") == [parsed.query?.canonicalText ?? ""], "\(query)")
      #expect(session.lines(":tidy \(query)") == [SourceTidier().tidied(parsed).description], "\(query)")
      #expect(session.lines(":close \(query)") == [parsed.autoclosed.description], "\(query)")
      #expect(session.lines(":json \(query)") == run("parse", "--json", "--", query).lines, "\(query)")
      #expect(session.lines(":explain \(query)").first == run("explain", "--", query).lines.first, "\(query)")
      let steps = run("simplify", "--steps", "--", query).lines
      #expect(parsed.query == nil || session.lines(":simplify \(query)") == steps, "\(query): \(steps)")
    }
  }

  /// Nothing gets lost, of any query.
  @Test func roundTripsOfTheCorpus() throws {
    var session = AnsweredSession()
    for query in try OwnCorpus.valid() + OwnCorpus.damaged() {
      let answer = session.answerer.answer(SourceText(":roundtrip " + query.filter { $0 != "\n" }), columns: 80)
      #expect(!answer.isError, "\(query): \(answer.lines.map { $0.text })")
    }
  }

  /// The table of an answer fits a terminal of any width.
  @Test func tablesFit() {
    let rows: [Int] = [20, 31, 32, 40, 47, 48, 63, 64, 80, 120]
    for columns in rows {
      var session = AnsweredSession()
      for query in ["t:goblin", "name:/./", "o:draw", "unique:prints t:elf"] {
        let lines = session.answer(query, columns: columns).lines
        for line in lines.dropLast() { #expect(line.width <= columns, "\(columns): \(line.text)") }
      }
    }
  }

  /// All pages together are the whole result.
  @Test(
    arguments: ["t:goblin", "name:/./", "unique:prints t:elf", "order:cmc t:creature", "t:goblin t:elf"], [1, 3, 50])
  func pages(query: String, rows: Int) {
    var session = AnsweredSession(plain: true)
    session.answerer.options.rows = rows
    func names(_ input: String) -> [String] {
      let lines = session.lines(input, columns: 30)
      return lines.first == "Name" ? Array(lines.dropFirst().dropLast()) : []
    }
    var shown = names(query)
    while true {
      let more = names(":more")
      if more.isEmpty { break }
      #expect(more.count <= rows)
      shown += more
    }
    var whole = AnsweredSession()
    let lines = whole.lines(query, columns: 30)
    #expect(shown == (lines.first == "Name" ? Array(lines.dropFirst().dropLast()) : []))
  }
}

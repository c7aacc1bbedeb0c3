import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// The plain reading of marks around names, compared with the strict one.
@Suite struct PlainReadingTests {
  private func plain(_ query: String) -> String {
    printed(QueryReading(AnalyzedQuery(parsing: query, vocabulary: .scryfall)))
  }

  /// A name may end in `!`; only a field followed by `!` is a partial operator, and is ignored.
  @Test func marksAtTheEndOfNames() {
    for (query, reading) in [
      ("kaboom!", "name(kaboom!)"), ("-kaboom!", "-name(kaboom!)"), ("t:elf kaboom!", "t:elf and name(kaboom!)"),
      ("ach! hans, run!", "name(ach!) and name(hans,) and name(run!)"), ("!kaboom!", "exact(kaboom!)"),
      ("t:elf pow!", "t:elf, without pow!"),
    ] {
      #expect(plain(query) == reading, "\(query)")
    }
    #expect(strict("kaboom!") == plain("kaboom!"))
    #expect(strict("!kaboom!") == plain("!kaboom!"))
  }

  /// A minus excludes the adjacent term, with any punctuation between.
  @Test func minusesBeforePunctuation() {
    for (query, reading) in [
      ("-/bolt/", "-name(bolt)"), ("t:elf -/bolt/", "t:elf and -name(bolt)"), ("-/t:elf/", "-t:elf"),
      ("-,(bolt or shock)", "-(name(bolt) or name(shock))"), ("-!(bolt shock)", "-(name(bolt) and name(shock))"),
      ("!/bolt/", "exact(bolt)"), ("-!/bolt/", "-exact(bolt)"),
    ] {
      #expect(plain(query) == reading, "\(query)")
    }
  }
}

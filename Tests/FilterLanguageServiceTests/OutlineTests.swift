import FilterDocuments
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Comment lines, and the sections their headings open.
@Suite struct OutlineTests {
  /// Level and words of the first line.
  @Test func comments() throws {
    let rows: [(String, Int, String)] = [
      ("# plain", 0, "plain"), ("#plain", 0, "plain"), ("#", 0, ""), ("#   ", 0, ""), ("# a  b \t", 0, "a  b"),
      ("## Elves", 2, "Elves"), ("##\tElves", 2, "Elves"), ("##Elves", 0, "Elves"), ("##", 0, ""), ("## ", 0, ""),
      ("###### six", 6, "six"), ("####### seven", 0, "seven"), ("##########", 0, ""), ("## Elves ##", 2, "Elves"),
      ("## Elves #####  ", 2, "Elves"), ("## C#", 2, "C#"), ("## ##", 2, "##"), ("# a ##", 0, "a ##"),
      ("## é 🧝", 2, "é 🧝"),
      ("## a # b", 2, "a # b"),
    ]
    for (text, level, words) in rows {
      for ending in ["", "\n", "\r\nx"] {
        let document = DocumentSnapshot(SourceText(text + ending), vocabulary: .scryfall)
        let comment = try #require(document.comment(ofLine: 0), "\(text)")
        #expect(comment.level == level, "\(text)")
        #expect(comment.isHeading == (level > 0), "\(text)")
        #expect(document.source[comment.text] == words, "\(text)")
        #expect(document.source[comment.range] == text, "\(text)")
      }
    }
  }

  @Test func noComments() {
    let document = DocumentSnapshot("t:elf # no\n\n a#no\n -#no\n", vocabulary: .scryfall)
    for line in -1...6 { #expect(document.comment(ofLine: line) == nil) }
  }

  /// Every section as `first-last level words`.
  private func sections(_ text: String) -> [String] {
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    return document.sections.map {
      "\($0.firstLine)-\($0.lastLine) \($0.heading.level) \(document.source[$0.heading.text])"
    }
  }

  @Test func nesting() {
    #expect(sections("## A\nx\n### B\ny\n\n### C\n## D\nz\n\n") == ["0-5 2 A", "2-3 3 B", "5-5 3 C", "6-7 2 D"])
    // A skipped level does not count.
    #expect(sections("#### A\n## B\n##### C\n### D") == ["0-0 4 A", "1-3 2 B", "2-2 5 C", "3-3 3 D"])
    #expect(sections("x\n# y\n").isEmpty)
    #expect(sections("").isEmpty)
    #expect(sections("## A") == ["0-0 2 A"])
  }

  @Test func titles() throws {
    let document = DocumentSnapshot("# one\na\n## two\nb\n#\nc\n\nd\n# five\n\ne\n# six\nf\n g", vocabulary: .scryfall)
    #expect(
      document.queries.map { query in document.title(of: query).map { $0.text } ?? "-" }
        == ["one", "-", "-", "-", "-", "six"])
  }

  /// Sections are in order and either nested or disjoint; deeper ones have a lower rank.
  @Test func lawsHoldForRandomDocuments() {
    let failure = checkProperty(
      "sections", cases: PropertyCases.count(long: 1_000), seed: PropertyCases.seed(default: 72),
      generate: { random in
        (0..<random.below(14)).map { _ in random.pick(["", "x", "# y", "## A", "### B", "#### C ##", " z"]) ?? "" }
      },
      shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { lines in
        let document = DocumentSnapshot(SourceText(lines.joined(separator: "\n")), vocabulary: .scryfall)
        let sections = document.sections
        let headings = lines.indices.count { line in
          let next = lines[line...].first { !$0.hasPrefix("#") } ?? ""
          let last = lines[..<line].last { !$0.hasPrefix("#") } ?? ""
          let isInQuery = next == " z" && !last.isEmpty
          return lines[line].hasPrefix("##") && !isInQuery
        }
        if sections.count != headings { return "\(sections.count) sections" }
        for (number, section) in sections.enumerated() {
          if lines[section.lastLine].allSatisfy(\.isWhitespace) { return "\(number) ends in a blank line" }
          let next = sections[(number + 1)...].first { $0.heading.level <= section.heading.level }
          let end = next?.firstLine ?? lines.count
          let rest = lines[(section.lastLine + 1)..<end]
          if section.lastLine >= end { return "\(number) reaches into the next" }
          if !rest.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return "\(number) ends too early" }
        }
        return nil
      })
    #expect(failure == nil)
  }
}

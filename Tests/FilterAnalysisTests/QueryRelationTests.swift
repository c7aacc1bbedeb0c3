import FilterAST
import FilterAnalysis
import FilterParser
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// How the results of two queries are related.
@Suite struct QueryRelationTests {
  private func relation(_ first: String, _ second: String) throws -> QueryRelation {
    let one = try #require(ParsedQuery(parsing: first).query)
    let other = try #require(ParsedQuery(parsing: second).query)
    return one.relation(to: other, in: .scryfall)
  }

  @Test(arguments: [
    ("c>=r", "c:r"), ("ci=WUR", "ci=wur"), ("mv>2", "-mv<=2"), ("a b", "b a"), ("t:elf t:elf", "t:elf"),
  ])
  func same(_ first: String, _ second: String) throws { #expect(try relation(first, second) == .same) }

  @Test(arguments: [("mv=3", "mv>2"), ("t:elf c:g", "t:elf"), ("r:mythic", "r>=rare"), ("a", "a or b")])
  func narrower(_ first: String, _ second: String) throws {
    guard case .narrower(let witness) = try relation(first, second) else {
      Issue.record("\(first) is not narrower than \(second)")
      return
    }
    #expect(ParsedQuery(parsing: first).query?.isTrue { witness.holds($0) ?? false } == false)
    #expect(ParsedQuery(parsing: second).query?.isTrue { witness.holds($0) ?? false } == true)
    guard case .wider = try relation(second, first) else {
      Issue.record("\(second) is not wider than \(first)")
      return
    }
  }

  @Test func different() throws {
    guard case .different(let first, let second) = try relation("t:elf", "t:goblin") else {
      Issue.record("not different")
      return
    }
    #expect(first.holds(.filter(.positive, field: "t", .colon, "elf")) == true)
    #expect(second.holds(.filter(.positive, field: "t", .colon, "elf")) == false)
  }

  @Test(arguments: [
    ("pwo", "pow"), ("serch", "search"), ("--cont", "--count"), ("kelp rope sabotuer", "Kelp-Rope Saboteur"),
    ("POWER", "power"),
  ])
  func closestText(_ typed: String, _ meant: String) {
    let texts = ["pow", "power", "search", "--count", "--limit", "Kelp-Rope Saboteur", "Kiln-Yard Foreman"]
    #expect(SpellingDistance.closest(to: typed, in: texts) == meant)
  }

  @Test(arguments: ["", "xyzzy", "--", "completely different"])
  func nothingIsClose(_ typed: String) {
    #expect(SpellingDistance.closest(to: typed, in: ["pow", "search", "Kelp-Rope Saboteur"]) == nil)
  }
}

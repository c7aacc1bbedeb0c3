import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// Which queries find what others find.
@Suite struct EntailmentTests {
  private func query(_ text: String) -> FilterQuery<FilterTerm> {
    ParsedQuery(parsing: text).query ?? .and(.positive, [])
  }

  private func entailment(_ left: String, _ right: String) -> Entailment {
    query(left).implies(query(right), in: .scryfall)
  }

  @Test func implied() {
    let rows: [(String, String)] = [
      ("mv=3", "mv>2"), ("t:elf c:g", "t:elf"), ("id=w", "id:wu"), ("c:rg", "c:r"), ("r:mythic", "r>=rare"),
      ("t:elf (c:g or mv>5)", "t:elf c:g or t:elf mv>4"), ("date=2020-03", "year=2020"), ("f:edh", "legal:commander"),
      ("!\"Lightning Bolt\"", "lightning"), ("\"lightning bolt\"", "bolt"), ("mv>3 mv<2", "t:elf"),
      ("t:elf", "c:g or -c:g"),
      ("frame:1993", "frame:old"), ("pow=3", "pow>2"), ("-pow>2", "-pow=3"), ("t:elf order:cmc", "t:elf"),
      ("t:elf", "order:cmc"),
      ("is:reprint", "-not:reprint"), ("m:2ww", "m:w"), ("m=2ww", "m:2w"),
    ]
    for (left, right) in rows {
      #expect(entailment(left, right).isYes, "\(left) implies \(right)")
    }
  }

  @Test func notImplied() {
    let rows: [(String, String)] = [
      ("mv>2", "mv=3"), ("t:elf", "t:elf c:g"), ("id:wu", "id=w"), ("c:r", "c:rg"), ("pow>=3 pow<=3", "pow=3"),
      ("bolt", "\"bolt\""),
      ("-usd>3", "usd<=3"), ("f:modern", "f:legacy"), ("s:abc", "s:abd"), ("o:draw", "o:/draw/"),
      ("t:legend", "t:legendary"),
      // Short words are in many names by chance.
      ("bolt", "bo"),
    ]
    for (left, right) in rows {
      guard case .no(let witness) = entailment(left, right) else {
        Issue.record("\(left) does not imply \(right)")
        continue
      }
      #expect(query(left).isTrue { witness.holds($0) ?? false } == true, "\(left), \(right)")
      #expect(query(right).isTrue { witness.holds($0) ?? false } == false, "\(left), \(right)")
    }
  }

  @Test func equivalent() {
    let rows: [(String, String)] = [
      ("-(t:elf or c:g)", "-t:elf -c:g"), ("t:elf (c:g or c:w)", "t:elf c:g or c:w t:elf"), ("mv>=3 mv<=3", "mv=3"),
      ("c>=WU", "color:azorius"), ("id:esper", "id<=wub"), ("t:elf order:cmc", "t:elf order:name"), ("-mv>3", "mv<=3"),
    ]
    for (left, right) in rows {
      #expect(query(left).isEquivalent(to: query(right), in: .scryfall).isYes, "\(left) is \(right)")
    }
  }

  /// A step that both directions take is told once.
  @Test(arguments: ["t:elf", "t:elf c:g", "mv>=3 (t:elf or c:g)"])
  func equivalenceTellsAStepOnce(_ text: String) {
    guard case .yes(let steps) = query(text).isEquivalent(to: query(text), in: .scryfall) else {
      Issue.record("'\(text)' is not equivalent to itself")
      return
    }
    #expect(!steps.isEmpty)
    #expect(Set(steps).count == steps.count)
  }

  @Test func stepsAndWitnessesInWords() throws {
    guard case .yes(let steps) = entailment("mv=3", "mv>2") else { return #expect(Bool(false)) }
    #expect(steps.map { $0.description } == ["-mv>2 and mv=3 exclude each other"])
    guard case .no(let witness) = entailment("mv>2 id:wu", "mv=3") else { return #expect(Bool(false)) }
    #expect(witness.description.contains("mana value 2.5"))
    #expect(witness.holds(.filter(.positive, field: "order", .colon, "cmc")) == nil)
  }

  @Test func aPuzzleThatTakesTooLongIsUnknown() {
    // Fifteen pigeons, fourteen holes: no two in one hole, each in some. The budget ends the search.
    let pigeons = 15
    let holes = 14
    func isIn(_ pigeon: Int, _ hole: Int) -> String { "otag:p\(pigeon)h\(hole)" }
    var parts: [String] = []
    for pigeon in 0..<pigeons {
      parts.append("(" + (0..<holes).map { isIn(pigeon, $0) }.joined(separator: " or ") + ")")
    }
    for hole in 0..<holes {
      for first in 0..<pigeons {
        for second in 0..<first { parts.append("(-\(isIn(first, hole)) or -\(isIn(second, hole)))") }
      }
    }
    let puzzle = query(parts.joined(separator: " "))
    #expect(puzzle.implies(puzzle.negated, in: .scryfall) == .unknown)
  }
}

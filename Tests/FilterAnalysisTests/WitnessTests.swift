import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// A description of an item that distinguishes two queries.
@Suite struct WitnessTests {
  private func witness(_ left: String, _ right: String) -> Witness? {
    guard let first = ParsedQuery(parsing: left).query, let second = ParsedQuery(parsing: right).query,
      case .no(let witness) = first.implies(second, in: .scryfall)
    else { return nil }
    return witness
  }

  @Test func facts() throws {
    let rows: [(String, String, String)] = [
      ("mv>2", "mv=3", "mana value 2.5"), ("prints>2", "prints>3", "number of printings 3"),
      ("r>=rare", "r:mythic", "rarity rare"), ("id:wu", "id=w", "color identity none"),
      ("id>=w", "id=w", "color identity wu"),
      ("t:elf", "c:g", "type line elf"), ("f:modern", "f:legacy", "modern legal"),
      ("kw:flying", "kw:haste", "keyword flying"),
      ("pow>tou", "pow=tou", "power beside toughness more"),
      ("border:black", "is:foil", "border black"), ("-is:foil", "is:promo", "foil no"),
      ("m:w", "m=w", "mana cost {W} and more"),
    ]
    for (left, right, fact) in rows {
      let found = try #require(witness(left, right), "\(left) and \(right)")
      #expect(found.facts.map { "\($0.subject) \($0.value)" }.contains { $0.hasPrefix(fact) }, "\(left): \(found)")
    }
  }

  @Test func itTellsTheTwoApart() throws {
    for (left, right) in [
      ("mv>2 t:elf", "mv>3"), ("a or b", "a b"), ("-(a b)", "-a"), ("c:rg", "c=rg"), ("date>2020", "date>2021"),
    ] {
      let found = try #require(witness(left, right))
      #expect(ParsedQuery(parsing: left).query?.isTrue { found.holds($0) ?? false } == true, "\(left)")
      #expect(ParsedQuery(parsing: right).query?.isTrue { found.holds($0) ?? false } == false, "\(right)")
    }
  }

  @Test func termsOfOtherQueriesAreUnknown() throws {
    let found = try #require(witness("mv>2", "mv=3"))
    #expect(found.holds(.filter(.positive, field: "t", .colon, "elf")) == nil)
    #expect(found.holds(.filter(.negative, field: "mv", .greater, "2")) == false)
  }
}

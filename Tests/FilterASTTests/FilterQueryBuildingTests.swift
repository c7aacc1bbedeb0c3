import FilterAST
import Testing
import _FilterTestSupport

@Suite struct FilterQueryBuildingTests {
  typealias Query = FilterQuery<FilterTerm>

  @Test func factoriesMakePositiveTerms() {
    let elf = Query.filter("T", .colon, "elf")
    #expect(elf == .term(.filter(.positive, field: "t", .colon, FilterValue(bare: "elf")!)))
    #expect(Query.regex("o", .colon, "^tap") == .term(.regex(.positive, field: "o", .colon, "^tap")))
    #expect(Query.regex("o", .notEqual, "^tap") == .term(.regex(.positive, field: "o", .notEqual, "^tap")))
    #expect(Query.name("bolt") == .term(.name(.positive, exact: false, "bolt")))
    #expect(Query.exactName("Lightning Bolt") == .term(.name(.positive, exact: true, "Lightning Bolt")))
  }

  @Test func aLiteralIsAName() {
    let bolt: Query = "bolt"
    let phrase: Query = "draw a card"
    let letter: Query = "x"
    #expect(bolt == .term(.name(.positive, exact: false, FilterName(bare: "bolt")!)))
    #expect(phrase == .term(.name(.positive, exact: false, FilterName(quoted: "draw a card"))))
    #expect(letter == .name("x"))
  }

  @Test func operatorsReadLikeConditions() {
    let query: Query = "bolt" && .filter("c", .colon, "r") && !(.filter("t", .colon, "elf") || -"goblin")
    #expect(query.description == "(and bolt c:r -(or t:elf -goblin))")
    let chain: Query = "a" || "b" || "c"
    #expect(chain.description == "(or a b c)")
    // `&&` binds tighter, as everywhere in Swift and as juxtaposition does in the language.
    let mixed: Query = "a" || "b" && "c"
    #expect(mixed.description == "(or a (and b c))")
  }

  @Test func anOrStaysAGroupOfItsOwn() {
    let table: [(Tree, String)] = [
      (or(a, b).conjoined(with: c), "(and (or a b) c)"),
      (c.conjoined(with: or(a, b)), "(and c (or a b))"),
      (and(a, b).conjoined(with: and(c, d)), "(and a b c d)"),
      (and(a, b).disjoined(with: c), "(or (and a b) c)"),
      (or(a, b).disjoined(with: or(c, d)), "(or a b c d)"),
      (notAnd(a, b).conjoined(with: c), "(and -(and a b) c)"),
      (notOr(a, b).disjoined(with: c), "(or -(or a b) c)"),
      (and().conjoined(with: a), "a"),
      (a.disjoined(with: notOr()), "a"),
      (and().conjoined(with: or()), "(and)"),
      (and().disjoined(with: or()), "(or)"),
    ]
    for (tree, expected) in table { #expect(tree.description == expected) }
  }

  @Test func blocksTakeOperandsConditionsAndLoops() {
    func query(cheap: Bool, colors: [String]) -> Query {
      .all {
        Query.filter("t", .colon, "elf")
        if cheap { Query.filter("mv", .lessOrEqual, "2") }
        if colors.isEmpty {
          Query.filter("c", .equal, "c")
        } else {
          Query.any {
            for color in colors { Query.filter("c", .colon, FilterValue(color)) }
          }
        }
      }
    }
    #expect(query(cheap: true, colors: ["g", "w"]).description == "(and t:elf mv<=2 (or c:g c:w))")
    #expect(query(cheap: false, colors: ["g"]).description == "(and t:elf c:g)")
    #expect(query(cheap: false, colors: []).description == "(and t:elf c=c)")
  }

  @Test func blocksAreFlattened() {
    #expect(Tree.all { and(a, b) } == and(a, b))
    #expect(
      Tree.all {
        and(a, b)
        c
        or()
      } == and(a, b, c))
    #expect(
      Tree.any {
        or(a, b)
        and(c, d)
      } == or(a, b, and(c, d)))
    #expect(Tree.all {} == and())
    #expect(Tree.any {} == or())
  }

  @Test func joiningNeverChangesTheMeaningOfEither() {
    let failure = checkProperty(
      "conjoined is 'and' and disjoined is 'or' of the two truths", cases: PropertyCases.count(long: 1_500),
      seed: PropertyCases.seed(default: 71),
      generate: { generator in
        let counts = (generator.below(5), generator.below(5))
        return [
          randomTree(&generator, leaves: counts.0), randomTree(&generator, leaves: counts.1, from: "p"),
        ]
      },
      shrink: { pair in
        simplerTrees(pair[0]).map { [$0, pair[1]] } + simplerTrees(pair[1]).map { [pair[0], $0] }
      },
      describe: { "\($0[0]) with \($0[1])" },
      law: { pair in
        let (left, right) = (pair[0], pair[1])
        let (conjoined, disjoined) = (left.conjoined(with: right), left.disjoined(with: right))
        for assignment in Assignment.all(for: left, right) {
          let truths: [Bool] = [truth(left, assignment), truth(right, assignment)].compactMap { $0 }
          let both: Bool? = truths.isEmpty ? nil : !truths.contains(false)
          let either: Bool? = truths.isEmpty ? nil : truths.contains(true)
          if truth(conjoined, assignment) != both { return "\(conjoined) where \(assignment) hold" }
          if truth(disjoined, assignment) != either { return "\(disjoined) where \(assignment) hold" }
        }
        let (ands, ors): (Tree, Tree) = (left && right, left || right)
        if ands != conjoined { return "&& is \(ands)" }
        if ors != disjoined { return "|| is \(ors)" }
        return nil
      })
    #expect(failure == nil)
  }
}

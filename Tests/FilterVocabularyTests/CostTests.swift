import FilterAST
import FilterVocabulary
import Testing

/// Costs: reading, writing, comparing. Source: Reference 3.1.
@Suite struct CostTests {
  private static let vocabulary = Vocabulary(
    name: "tiny", fields: [Field("mana", .cost, summary: "", phrase: "cost {is}")],
    symbols: [
      CostSymbol("W", kind: .color), CostSymbol("U", kind: .color), CostSymbol("B", kind: .color),
      CostSymbol("X", kind: .variable, halves: 0),
      CostSymbol("½", kind: .half, halves: 1), CostSymbol("W/U", kind: .hybrid), CostSymbol("2/W", kind: .twoHybrid),
      CostSymbol("W/P", kind: .phyrexian), CostSymbol("W/U/P", kind: .hybridPhyrexian),
      CostSymbol("HW", kind: .half, halves: 1),
      CostSymbol("T", kind: .text), CostSymbol("H", kind: .text), CostSymbol("∞", kind: .infinite, halves: nil),
    ], bareSymbols: "wubxh")

  private func cost(_ text: String) throws -> Cost { try Self.vocabulary.cost(text) }

  /// The canonical text, or the reason why it is none.
  private func read(_ text: String) -> String {
    do {
      return Self.vocabulary.text(of: try cost(text))
    } catch {
      return "\(error)"
    }
  }

  @Test func costsAreReadInAnyOrder() {
    let rows: [(String, String)] = [
      ("2ww", "{2}{W}{W}"), ("{2}{w}{w}", "{2}{W}{W}"), ("ww2", "{2}{W}{W}"), ("WUB", "{W}{U}{B}"),
      ("buw", "{W}{U}{B}"),
      ("12", "{12}"), ("1{1}1", "{3}"), ("0", "{0}"), ("{0}", "{0}"), ("x", "{X}"), ("{x}{X}", "{X}{X}"),
      ("{w/u}", "{W/U}"), ("{u/w}", "{W/U}"), ("{U/W}{W/U}", "{W/U}{W/U}"), ("{p/w}", "{W/P}"), ("{w/2}", "{2/W}"),
      ("{2/w}", "{2/W}"), ("{p/u/w}", "{W/U/P}"), ("{u/p/w}", "{W/U/P}"),
      ("{u/w/p}", "{W/U/P}"), ("{w/p/u}", "{W/U/P}"), ("{p/w/u}", "{W/U/P}"), ("{½}", "{½}"), ("{hw}", "{HW}"),
      ("{∞}", "{∞}"),
      // A symbol of rules texts that needs no braces is a cost symbol as well.
      ("h", "{H}"), ("{h}2", "{2}{H}"), ("w{w/u}1", "{1}{W}{W/U}"), ("0w", "{W}"),
    ]
    for (text, canonical) in rows {
      #expect(read(text) == canonical, "\(text)")
    }
  }

  @Test func whatIsNoCostSaysWhereAndWhy() {
    let rows: [(String, String)] = [
      ("", "empty"), ("{", "unclosedBrace(at: 0)"), ("w{u", "unclosedBrace(at: 1)"),
      ("{}", "unknownSymbol(start: 0, end: 2)"),
      ("{q}", "unknownSymbol(start: 0, end: 3)"), ("wq", "unknownSymbol(start: 1, end: 2)"),
      ("w½", "unknownSymbol(start: 1, end: 3)"), ("w u", "unknownSymbol(start: 1, end: 2)"),
      ("w/u", "missingBraces(start: 0, end: 3)"), ("2/w", "missingBraces(start: 0, end: 3)"),
      ("1w/u/p", "missingBraces(start: 1, end: 6)"), ("w/", "unknownSymbol(start: 1, end: 2)"),
      ("/w", "unknownSymbol(start: 0, end: 1)"), ("t", "unknownSymbol(start: 0, end: 1)"),
      ("{t}", "unknownSymbol(start: 0, end: 3)"), ("}", "unknownSymbol(start: 0, end: 1)"),
      ("{w/w}", "unknownSymbol(start: 0, end: 5)"), ("{w/u", "unclosedBrace(at: 0)"),
      ("{w/u/p/b}", "unknownSymbol(start: 0, end: 9)"), ("é", "unknownSymbol(start: 0, end: 2)"),
      ("{wwwwwwwwwwwwwwwwwwwwww}", "unknownSymbol(start: 0, end: 24)"), ("-1", "unknownSymbol(start: 0, end: 1)"),
    ]
    for (text, reason) in rows {
      #expect(read(text) == reason, "\(text)")
    }
  }

  @Test func hugeNumbersStayAtABound() throws {
    let digits = String(repeating: "9", count: 10_000)
    #expect(try cost(digits).generic == 1_000_000_000)
    #expect(try cost("{" + "9999999999" + "}{1}").generic == 1_000_000_000)
    #expect(try cost(String(repeating: "{999999999}", count: 1_000)).generic == 1_000_000_000)
    #expect(try cost(String(repeating: "w", count: 5_000)).symbols.map { $0.count } == [5_000])
  }

  @Test func aCostContainsWhatItHasAsOften() throws {
    let rows: [(String, String, Bool)] = [
      ("2ww", "w", true), ("2ww", "ww", true), ("2ww", "www", false), ("2ww", "2ww", true), ("2ww", "1w", true),
      ("2ww", "3", false), ("2ww", "u", false), ("{w/u}", "w", false), ("w", "{w/u}", false), ("2ww", "0", true),
      ("xww", "x", true), ("1", "0", true), ("0", "1", false),
    ]
    for (left, right, contains) in rows {
      #expect(try cost(left).contains(cost(right)) == contains, "\(left), \(right)")
    }
  }

  @Test func relationsAreThoseOfMultisets() throws {
    for comparison in Comparison.ofCards {
      let texts = ["0", "1", "2", "w", "ww", "1w", "1ww", "u", "wu", "{w/u}", "2wu", "x", "wwx"]
      for left in texts {
        for right in texts {
          let (l, r) = (try cost(left), try cost(right))
          let isAbove = contains(l, r)
          let isBelow = contains(r, l)
          let expected =
            switch comparison {
            case .colon, .greaterOrEqual, .contains, .matches, .notMatches: isAbove
            case .equal: isAbove && isBelow
            case .notEqual: !(isAbove && isBelow)
            case .greater: isAbove && !isBelow
            case .lessOrEqual: isBelow
            case .less: isBelow && !isAbove
            }
          #expect(l.holds(comparison, r) == expected, "\(left) \(comparison) \(right)")
        }
      }
    }
  }

  /// By counting the symbols of the texts.
  private func contains(_ left: Cost, _ right: Cost) -> Bool {
    func counts(_ cost: Cost) -> [Int: Int] {
      Dictionary(uniqueKeysWithValues: cost.symbols.map { ($0.symbol, $0.count) } + [(-1, cost.generic)])
    }
    return counts(right).allSatisfy { (counts(left)[$0.key] ?? 0) >= $0.value }
  }

  @Test func nothingIsAnEmptyCost() throws {
    #expect(try cost("0").isEmpty)
    #expect(try !cost("1").isEmpty)
    #expect(try !cost("x").isEmpty)
  }

  @Test func everyTextOfACostIsReadBack() throws {
    for text in ["2ww", "{p/u/w}{x}", "{½}{∞}", "0", "wub{2/w}{hw}"] {
      let once = try cost(text)
      #expect(try cost(Self.vocabulary.text(of: once)) == once)
    }
  }
}

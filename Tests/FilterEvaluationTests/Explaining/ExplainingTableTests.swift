import FilterAST
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// The content of an item as text, for every kind of field.
@Suite struct FoundContentTests {
  private func found(_ query: String, _ field: String, _ content: FieldContent) -> (
    text: String, match: String?, isNothing: Bool
  ) {
    let filter = CompiledFilter(Everything.list.plan(query), for: Everything.list)
    guard let found = filter.why(Everything([field: content])).leaves.first?.found.first else {
      return ("-", nil, false)
    }
    return (found.text, found.match.map { SourceText(found.text)[$0] }, found.isNothing)
  }

  @Test func nothing() {
    let rows: [(String, String, FieldContent)] = [
      ("plain:x", "plain", FieldContent.nothing), ("plain:x", "plain", .texts([nil])),
      ("number=1", "number", .numbers([nil, nil])),
      ("tag:x", "tag", .values([])), ("cost:w", "cost", .costs([nil])), ("colors:w", "colors", .colorsOfParts([])),
    ]
    for (query, field, content) in rows {
      let found = found(query, field, content)
      #expect(found.text == "nothing", "\(query), \(field), \(content)")
      #expect(found.isNothing, "\(query), \(field), \(content)")
      #expect(found.match == nil, "\(query), \(field), \(content)")
    }
  }

  @Test func words() {
    let rows: [(String, String, FieldContent, String, String?)] = [
      ("plain:DRAW", "plain", FieldContent.text("I draw"), "I draw", "draw"),
      ("plain:b", "plain", .texts(["a", nil, "b b"]), "a // b b", "b"),
      ("plain:x", "plain", .text("abc"), "abc", nil), ("plain:/b/", "plain", .text("abc"), "abc", "b"),
      ("plain:/É+/", "plain", .texts(["a", "xééx"]), "a // xééx", "éé"),
      ("plain:/$/", "plain", .text("abc"), "abc", nil),
      ("collated:limdul", "collated", .text("A Lim-Dûl!"), "A Lim-Dûl!", "Lim-Dûl"),
      ("whole:aether", "whole", .text("Æther"), "Æther", "Æther"),
      ("words:rat", "words", .text("rats, rat"), "rats, rat", "rat"),
      ("number=3", "number", .number(DecimalNumber(2_500_000, power: -6)), "2.5", nil),
      ("number=3", "number", .numbers([DecimalNumber(1), nil, DecimalNumber(-2)]), "1 // nothing // -2", nil),
      ("serial:12a", "serial", .numbered("12a", DecimalNumber(12)), "12a", "12a"),
      ("serial>3", "serial", .numbered("12a", DecimalNumber(12)), "12a", nil),
      ("day:2020", "day", .date(DateSpan("2020-03-17")!), "2020-03-17", nil),
      ("day:2020", "day", .date(DateSpan("2020-03")!), "2020-03", nil),
      ("colors:w", "colors", .colors(ColorSet(bits: 0b10001)), "wg", nil),
      ("colors:w", "colors", .colorsOfParts([ColorSet(bits: 0), ColorSet(bits: 2)]), "colorless // u", nil),
      ("cost:w", "cost", .cost(Everything.cost("w2")), "{2}{W}", nil),
      ("cost:w", "cost", .printedCosts(["{W}{2}"], [Everything.cost("w2")]), "{W}{2}", nil),
      ("paint:red", "paint", .values(["Sky Blue", "scarlet"]), "Sky Blue, scarlet", "scarlet"),
      ("tag:y", "tag", .values(["x", "Y", "y"]), "x, Y, y", "Y"), ("not:new", "is", .values(["new"]), "new", "new"),
      ("tag:y", "tag", .text("Y"), "Y", "Y"), ("tag:x", "tag", .text("Y"), "Y", nil),
      (
        "tag:y", "tag", .listed(ListedValues(of: ValueList(["x", "Y"]), words: [3, 0, 0, 0, 0, 0, 0, 0])), "x, Y", "Y"
      ),
      ("serial:1-2", "serial", .numbered("1-2", DecimalNumber(1)), "1-2", "1-2"),
      ("serial:12", "serial", .numbered("1-2", DecimalNumber(1)), "1-2", nil),
      ("size:small", "size", .values(["Large"]), "Large", nil),
    ]
    for (query, field, content, text, match) in rows {
      let found = found(query, field, content)
      #expect(found.text == text, "\(query)")
      #expect(found.match == match, "\(query)")
      #expect(!found.isNothing, "\(query)")
    }
  }

  /// A comparison of two columns has two contents, a constant none; an unanswered term has a reason instead.
  @Test func fieldsOfATerm() {
    func verdicts(_ query: String) -> [LeafVerdict] {
      let item = Everything([
        "number": .number(DecimalNumber(1)), "other": .number(DecimalNumber(2)), "nickname": .text("Bo"),
      ])
      return CompiledFilter(Everything.list.plan(query), for: Everything.list).why(item).leaves
    }
    #expect(verdicts("number<other")[0].found.map { "\($0.field) \($0.text)" } == ["number 1", "other 2"])
    #expect(verdicts("!—")[0].found.map { $0.text } == ["nothing"])
    #expect(verdicts("bo")[0].found.map { "\($0.field) \($0.text)" } == ["name nothing", "nickname Bo"])
    #expect(verdicts("unbound:x")[0].outcome == .unanswered("no data for 'unbound'"))
    #expect(verdicts("unbound:x")[0].found.isEmpty)
    #expect(verdicts("-number=1 number=1").map { $0.outcome } == [.fails, .holds])
  }
}

/// Offsets in a folded text map to offsets in the original text.
@Suite struct FoldedOffsetsTests {
  private func match(_ text: String, _ needle: String, _ kind: TextTest.Kind) -> String? {
    let test = TextTest(field: 0, kind: kind, needle: Array(needle.utf8), isSelfReferring: false)
    return FoldedOffsets(text, form: test.form).match(test).map { SourceText(text)[$0] }
  }

  @Test func places() {
    let rows: [(String, String, TextTest.Kind, String?)] = [
      ("Lim-Dûl's Vault", "limdul", TextTest.Kind.containsCollated, "Lim-Dûl"),
      ("Lim-Dûl's Vault", "sv", .containsCollated, "s V"),
      ("Æther", "e", .containsCollated, "Æ"), ("Æther", "ae", .containsCollated, "Æ"),
      ("Straße", "ss", .containsCollated, "ß"),
      ("ÉÉ", "é", .contains, "É"), ("Ⱥb", "ⱥb", .contains, "Ⱥb"), ("abab", "b", .contains, "b"),
      ("abc", "d", .contains, nil),
      ("rats rat", "rat", .containsWords, "rat"), ("rats", "rat", .containsWords, nil),
      ("A-B", "ab", .equalsCollated, "A-B"),
      ("A-BC", "ab", .equalsCollated, nil), ("", "a", .contains, nil), ("a", "", .contains, nil),
      ("!", "", .equalsCollated, "!"),
    ]
    for (text, needle, kind, expected) in rows {
      #expect(match(text, needle, kind) == expected, "\(text)")
    }
  }

  /// The displayed match collates to the needle or contains it.
  @Test func matchesHoldTheNeedle() {
    let failure = checkProperty(
      "a match folds to its needle", cases: PropertyCases.count(long: 1_000), seed: PropertyCases.seed(default: 211),
      generate: { random -> (String, String) in
        let pieces = ["a", "B", "é", "Æ", "ß", "-", " ", "'", "稲", "ﬁ", "x"]
        func text(_ count: Int) -> String { (0..<count).map { _ in random.pick(pieces)! }.joined() }
        return (text(random.below(14)), text(1 + random.below(3)))
      },
      shrink: { text, needle in RandomText.shrinks(of: text).map { ($0, needle) } }, describe: { "\($0)" },
      law: { text, needle in
        for (kind, fold) in [
          (TextTest.Kind.contains, { TextFolding.literal($0) }), (.containsCollated, { TextFolding.collated($0) }),
        ] as [(TextTest.Kind, (String) -> [UInt8])] {
          let wanted = fold(needle)
          if wanted.isEmpty { continue }
          let whole = fold(text)
          let occurs =
            whole.count >= wanted.count
            && (0...whole.count - wanted.count).contains { Array(whole[$0..<$0 + wanted.count]) == wanted }
          let found = match(text, String(decoding: wanted, as: UTF8.self), kind)
          if (found != nil) != occurs { return "\(kind): \(found ?? "nil")" }
          guard let found else { continue }
          let piece = fold(found)
          if !(0...piece.count - wanted.count).contains(where: { Array(piece[$0..<$0 + wanted.count]) == wanted }) {
            return "\(kind): \(found)"
          }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}

/// The plans of a text with inserted suggestions.
@Suite struct CandidatePlanTests {
  @Test func replacing() {
    let rows: [(String, Int, Int, String, String)] = [
      ("tag:a", 4, 5, "b", "tag:b"), ("tag:", 4, 4, "b", "tag:b"), ("tag:a", 0, 5, "", ""),
      ("", 0, 0, "is:new", "is:new"),
      ("tag:a", -5, 99, "is:new", "is:new"), ("tag:a", 99, 99, " is:new", "tag:a is:new"),
    ]
    for (text, start, end, insertion, expected) in rows {
      let range = SourceRange(start: start, end: end)
      let plan = Everything.list.plan(text, replacing: range, with: insertion)
      let whole = Everything.list.plan(expected)
      #expect(plan.leaves == whole.leaves, "\(text), \(start)")
      #expect(plan.root == whole.root, "\(text), \(start)")
      let plans = Everything.list.plans(text, replacing: range, with: [insertion, "tag:z", insertion])
      #expect(plans.count == 3, "\(text), \(start)")
      #expect(plans[0].leaves == whole.leaves && plans[2].leaves == whole.leaves, "\(text), \(start)")
    }
  }

  /// Nodes with equal meanings have equal keys in any plan; others do not.
  @Test func keys() throws {
    func key(_ query: String) throws -> PlanKey {
      let plan = Everything.list.plan(query)
      return plan.key(of: try #require(plan.root))
    }
    #expect(try key("tag:a") == key("  tag=A"))
    #expect(try key("tag:a tag:b") == key("(tag:a) tag:b"))
    #expect(try key("-(tag:a or tag:b)") == key("-tag:a -tag:b"))
    #expect(try key("not:new") != key("is:new"))
    #expect(try key("tag:a") != key("-tag:a"))
    #expect(try key("tag:a tag:b") != key("tag:a or tag:b"))
    #expect(try key("paint:red") == key("paint:rouge"))
    #expect(try key("plain:/a/") != key("plain:/b/"))
  }
}

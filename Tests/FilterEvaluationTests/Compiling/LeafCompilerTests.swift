import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterRegex
import FilterSemantics
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation

/// The compiled tests of each kind of condition.
@Suite struct LeafCompilerTests {
  private let million: Int64 = 1_000_000

  private func test(_ term: String) -> LeafTest? {
    let plan = Everything.list.plan(term)
    return plan.leaves.count == 1 && plan.leaves[0].unanswered == nil ? plan.leaves[0].test : nil
  }

  private func field(_ name: String) -> Int { Everything.id(name).index }

  private func text(
    _ name: String, _ kind: TextTest.Kind, _ needle: String, isSelfReferring: Bool = false
  ) -> TextTest {
    TextTest(field: field(name), kind: kind, needle: Array(needle.utf8), isSelfReferring: isSelfReferring)
  }

  /// The needle of a text and its folding, by the rule of the field.
  @Test func texts() {
    #expect(test("plain:Dûl") == .text(text("plain", .contains, "dûl")))
    #expect(test("plain:\"Draw a Card\"") == .text(text("plain", .contains, "draw a card")))
    #expect(test("collated:Lim-Dûl") == .text(text("collated", .containsCollated, "limdul")))
    #expect(test("collated:\"Lim-Dûl\"") == .text(text("collated", .contains, "lim-dûl")))
    #expect(test("whole:\"Lim-Dûl's Vault\"") == .text(text("whole", .equalsCollated, "limdulsvault")))
    #expect(test("whole:Æther") == .text(text("whole", .equalsCollated, "aether")))
    #expect(test("words:RAT") == .text(text("words", .containsWords, "rat")))
    #expect(test("words:ra") == .text(text("words", .contains, "ra")))
    #expect(test("words:\"red rat\"") == .text(text("words", .containsWords, "red rat")))
    #expect(test("words:\"rat king\"") == .text(text("words", .contains, "rat king")))
    #expect(test("words:red-rat") == .text(text("words", .containsWords, "red-rat")))
    #expect(test("words:\" \"") == .text(text("words", .contains, " ")))
  }

  /// A `~` means the item if the field has such a text, otherwise the character.
  @Test func tildes() {
    #expect(test("plain:\"~ dies\"") == .text(text("plain", .contains, "~ dies", isSelfReferring: true)))
    #expect(test("plain:dies") == .text(text("plain", .contains, "dies")))
    #expect(test("words:\"~ dies\"") == .text(text("words", .contains, "~ dies")))
  }

  /// An empty needle is in everything: punctuation alone, reduced to letters and digits. A whole name of punctuation is
  /// compared literally.
  @Test func emptyNeedles() {
    #expect(test("collated:—") == .constant(true))
    #expect(test("whole:—") == .constant(true))
    #expect(test("\"\"") ?? .constant(true) == .constant(true))
    #expect(test("!\"\"") ?? .constant(false) == .constant(false))
    for (name, found) in [("_____", true), ("____", false), ("_____ ", false), ("a_____", false), ("—", false)] {
      #expect(Everything.finds("!_____", "name", .text(name)) == found, "\(name)")
    }
    #expect(Everything.finds("!\".*\"", "name", .text("()")) == false)
    #expect(Everything.finds("!\".*\"", "name", .text(".*")) == true)
    #expect(test("plain:—") == .text(text("plain", .contains, "—")))
  }

  /// Names are those of the name field; united fields are searched too, except for a whole name.
  @Test func names() {
    let bolt = text("name", .containsCollated, "bolt")
    let phrase = text("name", .contains, "the bolt")
    #expect(test("bolt") == .anyText([bolt, bolt.of(field: field("nickname"))]))
    #expect(test("name:bolt") == test("bolt"))
    #expect(test("\"The Bolt\"") == .anyText([phrase, phrase.of(field: field("nickname"))]))
    #expect(test("!\"The Bolt\"") == .text(text("name", .equalsCollated, "thebolt")))
    #expect(test("nickname:bolt") == .text(text("nickname", .contains, "bolt")))
    guard case .anyText(let tests)? = test("name:/bo.t/") else {
      Issue.record("a pattern is looked for in both fields")
      return
    }
    #expect(tests.map { $0.field } == [field("name"), field("nickname")])
    #expect(tests.allSatisfy { $0.isPattern && $0.needle.isEmpty && !$0.isSelfReferring })
  }

  @Test func patterns() throws {
    let regex = try CompiledRegex(RegexSyntax(parsing: "dr.w"))
    #expect(
      test("plain:/dr.w/")
        == .text(.init(field: field("plain"), kind: .matches(regex), needle: [], isSelfReferring: false)))
    guard case .text(let own)? = test("plain:/~ dies/"), case .text(let other)? = test("words:/~ dies/") else {
      Issue.record("patterns are tests of texts")
      return
    }
    #expect(own.isSelfReferring)
    #expect(!other.isSelfReferring)
    guard case .text(let cost)? = test("cost:/w/") else {
      Issue.record("a pattern for costs is a test of texts")
      return
    }
    #expect(cost.field == field("cost"))
  }

  /// The ranges of a test of keys of a field.
  private func keys(_ test: LeafTest?, of name: String) -> [String]? {
    guard case .keys(field(name), let ranges)? = test else { return nil }
    return ranges.map { $0.shown }
  }

  @Test func numbers() {
    let rows: [(String, [String])] = [
      ("number=3", ["3"]), ("number:3", ["3"]), ("number!=3", ["<3", ">3"]), ("number<3", ["<3"]),
      ("number<=3", ["<=3"]), ("number>3", [">3"]), ("number>=3", [">=3"]), ("number=0.5", ["0.5"]),
      ("number>-1.25", [">-1.25"]), ("number=*", ["0"]), ("number<0.0000001", ["<0.0000001"]),
    ]
    for (term, expected) in rows { #expect(keys(test(term), of: "number") == expected, "\(term)") }
  }

  @Test func numbersOfOtherKinds() {
    #expect(test("number:even") == .parity(field: field("number"), isEven: true))
    #expect(test("number=odd") == .parity(field: field("number"), isEven: false))
    #expect(test("number>other") == .columns(left: field("number"), .greater, right: field("other")))
    #expect(test("number:other") == .columns(left: field("number"), .equal, right: field("other")))
    #expect(test("serial:12A") == .values(field: field("serial"), ["12a"]))
    #expect(test("serial=12-A") == .values(field: field("serial"), ["12-a"]))
    #expect(keys(test("serial>12"), of: "serial") == [">12"])
  }

  /// Days are numbered; a month is a span of them, a year a longer one.
  @Test func dates() {
    func days(_ text: String) -> ClosedRange<Int64> {
      let span = DateSpan(text)!
      return Int64(span.first)...Int64(span.last)
    }
    for literal in ["2020", "2020-03", "2020-03-17"] {
      let span = days(literal)
      #expect(keys(test("day:\(literal)"), of: "day") == [NumberRange(span).shown], "\(literal)")
      #expect(keys(test("day=\(literal)"), of: "day") == [NumberRange(span).shown])
      #expect(keys(test("day<\(literal)"), of: "day") == ["<\(span.lowerBound)"])
      #expect(keys(test("day<=\(literal)"), of: "day") == ["<=\(span.upperBound)"])
      #expect(keys(test("day>\(literal)"), of: "day") == [">\(span.upperBound)"])
      #expect(keys(test("day>=\(literal)"), of: "day") == [">=\(span.lowerBound)"])
      #expect(
        keys(test("day!=\(literal)"), of: "day") == ["<\(span.lowerBound)", ">\(span.upperBound)"])
    }
    #expect(days("2020").count == 372 && days("2020-03").count == 31 && days("2020-03-17").count == 1)
    // Years are numbers, so that they compare with numbers.
    #expect(keys(test("since>=2020"), of: "since") == [">=2020"])
    #expect(keys(test("since:1994"), of: "since") == ["1994"])
    #expect(Everything.finds("since<2021", "since", .date(DateSpan("2020-12-31")!)) == true)
    #expect(Everything.finds("since>2020", "since", .date(DateSpan("2020-12-31")!)) == false)
  }

  /// Named days are those that the list knows; others are unanswered.
  @Test func namedDays() {
    #expect(test("day>=now") == test("day>=2020-06-15"))
    #expect(test("day:NOW") == test("day:2020-06-15"))
    #expect(test("day<easter") == test("day<2020-04"))
    for (term, word) in [("day:never", "never"), ("day>xmas", "xmas")] {
      let leaves = Everything.list.plan(term).leaves
      #expect(leaves.map { $0.unanswered } == ["unknown day '\(word)'"])
    }
  }

  @Test func colors() {
    let palette = Toy.palette
    func sets(_ comparison: Comparison, _ value: ColorValue) -> LeafTest {
      .colors(field: field("colors"), palette.satisfyingSets(comparison, value, colon: .greaterOrEqual))
    }
    #expect(test("colors:wu") == sets(.greaterOrEqual, .colors(ColorSet(bits: 3))))
    #expect(test("colors=wu") == .colors(field: field("colors"), 1 << 3))
    #expect(test("colors:c") == .colors(field: field("colors"), 1))
    #expect(test("colors<=w") == .colors(field: field("colors"), 0b11))
    #expect(test("colors=5") == .colors(field: field("colors"), 1 << 31))
    #expect(test("colors:m") == sets(.equal, .many))
    #expect(test("colors!=c") == .colors(field: field("colors"), 0xFFFF_FFFE))
  }

  @Test func costs() {
    #expect(test("cost:2ww") == .costs(field: field("cost"), .greaterOrEqual, Everything.cost("2ww")))
    #expect(test("cost={W}{2}{W}") == .costs(field: field("cost"), .equal, Everything.cost("2ww")))
    #expect(test("cost<{u/w}") == .costs(field: field("cost"), .less, Everything.cost("{w/u}")))
    #expect(test("devotion:ww") == .devotion(field: field("devotion"), .greaterOrEqual, Everything.cost("ww")))
    #expect(test("devotion!=u") == .devotion(field: field("devotion"), .notEqual, Everything.cost("u")))
  }

  /// A value is found by its text, its aliases and its subsumed values; each spelling occurs once.
  @Test func listedValues() {
    #expect(test("paint:red") == .values(field: field("paint"), ["red", "scarlet", "crimson", "rouge"]))
    #expect(test("paint:ROUGE") == test("paint:red"))
    #expect(test("paint=sky-blue") == .values(field: field("paint"), ["skyblue"]))
    #expect(test("is:new") == .values(field: field("is"), ["new"]))
    #expect(test("not:new") == .noValues(field: field("is"), ["new"]))
    #expect(test("tag:First-Strike") == .values(field: field("tag"), ["firststrike"]))
    #expect(test("key:012") == .values(field: field("key"), ["012"]))
    let id = "5D131784-c1a3-463e-a37b-b720af67ab62"
    #expect(test("id:\(id)") == .values(field: field("id"), ["5d131784c1a3463ea37bb720af67ab62"]))
  }

  @Test func ranks() {
    let rows: [(String, [String])] = [
      ("size:small", ["0"]), ("size=s", ["0"]), ("size!=medium", ["<1", ">1"]), ("size<l", ["<2"]),
      ("size<=medium", ["<=1"]), ("size>small", [">0"]), ("size>=large", [">=2"]),
    ]
    for (term, expected) in rows { #expect(keys(test(term), of: "size") == expected, "\(term)") }
  }

  /// A word that is not in an open ordered list has no rank.
  @Test(arguments: ["mood:gloomy", "mood!=gloomy", "mood>gloomy", "mood<=gloomy"])
  func unknownRanks(term: String) {
    #expect(test(term) == .constant(false))
    #expect(Everything.finds(term, "mood", .values(["gloomy"])) == false)
  }

  @Test func whatTheListDoesNotAnswer() {
    let table = [
      ("unbound:x", "no data for 'unbound'"), ("unbound:/x/", "no data for 'unbound'"),
      ("is:odd-one", "nobody counts"), ("plain:/(/", "invalid pattern: unclosed '('"),
      (
        "plain:/((a{50}){50}){50}/",
        "pattern too large: more than 10000 steps with its repetitions expanded"
      ),
    ]
    for (term, reason) in table {
      let plan = Everything.list.plan("bolt -\(term)")
      #expect(plan.leaves.map { $0.unanswered } == [nil, reason])
      #expect(plan.reading.ignored.map { $0.text } == ["-\(term)"])
      #expect(plan.reading.ignored.map { $0.reason } == [reason])
      #expect(plan.leaves[1].test == .constant(false))
    }
    // The flags are those of the mirrored field; each field reports its own unanswered values.
    #expect(test("not:odd-one") == .noValues(field: field("is"), ["oddone"]))
  }

  @Test func aListWithoutNames() {
    let list = FilterableList<Int>(name: "numbers", fields: [.number("value") { $0 }])
    let plan = list.plan("!seven value>3")
    #expect(plan.leaves.map { $0.unanswered } == ["this list has no names", nil])
    #expect(list.filter("!seven value>3", in: 1...5) == [4, 5])
    // No text has the word.
    #expect(list.filter("seven value>3", in: 1...5).isEmpty)
  }

  /// Contents of terms that are not conditions of a vocabulary.
  @Test func contentsThatAreNoConditions() throws {
    let compiler = LeafCompiler(list: Everything.list)
    #expect(try compiler.test(.everything) == .constant(true))
    #expect(try compiler.test(.nothing) == .constant(false))
    #expect(
      try compiler.test(.condition(.unknown(.name(.positive, exact: false, FilterName("x"))))) == .constant(false))
    let value = try #require(Everything.vocabulary.valueID("name", of: Everything.id("order")))
    #expect(try compiler.test(.condition(.directive(Everything.id("order"), value))) == .constant(true))
    let odd = Condition.unlisted(Everything.id("tag"), .notEqual, "x")
    #expect(try compiler.test(.condition(odd)) == .constant(false))
  }
}

import FilterTestSupport
import FilterText
import Testing

@testable import FilterCommands
@testable import FilterQueryTesting
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

/// The testing library has a type of that name too.
typealias QueryExpectation = FilterQueryTesting.Expectation

/// What stands behind `expect`, read.
@Suite struct ExpectationParsingTests {
  static let readable: [(String, QueryExpectation.Claim)] = [
    ("count > 40", .count(.comparison(.greater, 40))),
    (" \t COUNT>40 \r\n", .count(.comparison(.greater, 40))),
    ("count 7", .count(.comparison(.equal, 7))),
    ("count = 7", .count(.comparison(.equal, 7))),
    ("count:7", .count(.comparison(.equal, 7))),
    ("count != 0", .count(.comparison(.unequal, 0))),
    ("count < 1", .count(.comparison(.less, 1))),
    ("count <= 1", .count(.comparison(.lessOrEqual, 1))),
    ("count >=\n  9223372036854775807", .count(.comparison(.greaterOrEqual, .max))),
    ("count 3..10", .count(.range(3...10))),
    ("count = 3..3", .count(.range(3...3))),
    ("includes \"A\"", .includes(["A"])),
    ("includes \"A\",'B' ,\n \u{201C}C, D\u{201D}", .includes(["A", "B", "C, D"])),
    (
      #"includes 'Henzie "Toolbox" Torre', "Urza's \"Tower\"""#,
      .includes(["Henzie \"Toolbox\" Torre", "Urza's \"Tower\""])
    ),
    (#"excludes "a\\b\c""#, .excludes([#"a\b\c"#])),
    ("first \"Fire // Ice\"", .first("Fire // Ice")),
    ("same as t:goblin\n  or t:elf ", .sameAs("t:goblin\n  or t:elf")),
    ("same  as \"a\" # b", .sameAs("\"a\" # b")),
    ("refused", .refused),
    ("no diagnostics", .nothingReported(.hint)),
    ("No  Warnings", .nothingReported(.warning)),
    ("no errors", .nothingReported(.error)),
    ("diagnostic unknown-field", .diagnostic("unknown-field")),
    ("diagnostic Missing-Operand", .diagnostic("missing-operand")),
    ("no diagnostic regex-unclosed-group", .noDiagnostic("regex-unclosed-group")),
    ("canonical t:elf c:g", .canonical("t:elf c:g")),
    ("canonical t:elf\n    c:g", .canonical("t:elf c:g")),
    ("canonical \"t:elf c:g\"", .canonical("t:elf c:g")),
    ("canonical ''", .canonical("")),
    // Quotes that are closed before the end are part of the text.
    ("canonical \"a b\" c:g", .canonical("\"a b\" c:g")),
    ("canonical \"a b\" \"c d\"", .canonical("\"a b\" \"c d\"")),
    ("canonical '\"draw a card\"'", .canonical("\"draw a card\"")),
    (#"canonical "\"draw a card\"""#, .canonical("\"draw a card\"")),
    (#"canonical "o:/\d\/\\/""#, .canonical(#"o:/\d\/\/"#)),
    ("canonical \"open", .canonical("\"open")),
    ("round-trip", .roundTrip),
    ("ROUND-TRIP ", .roundTrip),
  ]

  @Test(arguments: readable) func isRead(text: String, claim: QueryExpectation.Claim) throws {
    #expect(try QueryExpectation(parsing: text).claim == claim)
  }

  static let unreadable: [(String, Int, String)] = [
    ("", 0, "nothing is expected: write 'expect count > 40' or 'expect round-trip', for example"),
    (" \n ", 3, "nothing is expected: write 'expect count > 40' or 'expect round-trip', for example"),
    (" cuont > 3", 1, "'cuont' is no expectation: did you mean 'count'?"),
    ("include \"A\"", 0, "'include' is no expectation: did you mean 'includes'?"),
    ("exclude \"A\"", 0, "'exclude' is no expectation: did you mean 'excludes'?"),
    ("roundtrip", 0, "'roundtrip' is no expectation: did you mean 'round-trip'?"),
    ("round trip", 0, "'round' is no expectation: did you mean 'round-trip'?"),
    ("cannonical t:elf", 0, "'cannonical' is no expectation: did you mean 'canonical'?"),
    ("diagnostics", 0, "'diagnostics' is no expectation: did you mean 'no diagnostics'?"),
    ("sameas t:elf", 0, "'sameas' is no expectation: did you mean 'same as'?"),
    ("same t:elf", 0, "'same' is no expectation: did you mean 'same as'?"),
    ("same assembly", 0, "'same' is no expectation: did you mean 'same as'?"),
    (
      "xyzzy 3", 0,
      "'xyzzy' is no expectation: it may be count, includes, excludes, first, same as, canonical, round-trip, "
        + "no diagnostics, no warnings, no errors, diagnostic or refused"
    ),
    (
      "> 40", 0,
      "'>' is no expectation: it may be count, includes, excludes, first, same as, canonical, round-trip, "
        + "no diagnostics, no warnings, no errors, diagnostic or refused"
    ),
    ("count", 5, "a number must follow: write 'count > 40' or 'count 3..10'"),
    ("count > ", 8, "a number must follow: write 'count > 40' or 'count 3..10'"),
    ("count > many", 8, "'many' is no number from 0 up: write 'count > 40' or 'count 3..10'"),
    ("count >= -1", 9, "'-1' is no number from 0 up: write 'count > 40' or 'count 3..10'"),
    ("count > 1.5", 8, "'1.5' is no number from 0 up: write 'count > 40' or 'count 3..10'"),
    ("count 4x", 6, "'4x' is no number from 0 up: write 'count > 40' or 'count 3..10'"),
    ("count 3..", 9, "a number must follow: write 'count > 40' or 'count 3..10'"),
    ("count 3...9", 9, "'.9' is no number from 0 up: write 'count > 40' or 'count 3..10'"),
    ("count 10..3", 6, "no number is from 10 to 3: did you mean 3..10?"),
    ("count > 3..10", 6, "a range takes no operator: write 'count 3..10'"),
    ("count 9223372036854775808", 6, "the number is too large"),
    ("count => 3", 6, "'=>' is no operator: did you mean '>='?"),
    ("count == 3", 6, "'==' is no operator: did you mean '='?"),
    ("count <> 3", 6, "'<>' is no operator: did you mean '!='?"),
    ("count >>> 3", 6, "'>>>' is no operator: it may be = : != < <= > >="),
    ("count > 3 cards", 10, "nothing may follow the expectation, but 'cards' does"),
    ("includes", 8, "the name of a card must follow, in quotes: 'includes \"Name of a card\"'"),
    ("includes Sol Ring", 9, "the name of a card must follow, in quotes: 'includes \"Sol Ring\"'"),
    ("includes \"A\",", 13, "the name of a card must follow, in quotes: 'includes \"Name of a card\"'"),
    ("includes \"A\" \"B\"", 13, "nothing may follow the expectation, but '\"B\"' does"),
    ("excludes \"Sol Ring", 9, "this quote is never closed"),
    ("excludes \"Sol Ring\\\"", 9, "this quote is never closed"),
    ("excludes \" \"", 9, "the name is empty"),
    ("first \"A\", \"B\"", 6, "only one card can be the first"),
    ("same as", 7, "a query must follow: 'same as t:goblin mv<=3'"),
    ("no", 0, "'no' is no expectation: it may be no diagnostics, no warnings, no errors or no diagnostic and an id"),
    ("no eror", 0, "'no eror' is no expectation: did you mean 'no errors'?"),
    (
      "no cards", 0,
      "'no cards' is no expectation: it may be no diagnostics, no warnings, no errors or no diagnostic and an id"
    ),
    ("diagnostic", 10, "an id must follow: 'diagnostic unknown-field'"),
    ("no diagnostic ", 14, "an id must follow: 'no diagnostic unknown-field'"),
    ("diagnostic unkown-field", 11, "no diagnostic has the id 'unkown-field': did you mean 'unknown-field'?"),
    ("diagnostic x", 11, "no diagnostic has the id 'x'"),
    ("canonical", 9, "a text must follow: 'canonical t:elf c:g', or '\"\"' for none"),
    ("round-trip twice", 11, "nothing may follow the expectation, but 'twice' does"),
    (
      "refused because it is so long that nobody can read the end", 8,
      "nothing may follow the expectation, but 'because it is so long that nobody can re…' does"
    ),
  ]

  @Test(arguments: unreadable) func isNotRead(text: String, offset: Int, message: String) {
    let mistake = #expect(throws: ExpectationMistake.self) { try QueryExpectation(parsing: text) }
    #expect(mistake == ExpectationMistake(message: message, offset: offset))
  }

  @Test func anyTextIsReadOrNot() {
    let words =
      ExpectationReader.words + ["no", "same", "\"", "'", "\\", ",", "3..", "..", ">", "=", "A", "t:elf", "é", "\n"]
    let failure = checkProperty(
      "reading an expectation ends", cases: PropertyCases.count(default: 3_000), seed: PropertyCases.seed(default: 11),
      generate: { random in
        (0..<random.below(8)).map { _ in (random.pick(words) ?? "") + (random.chance(60) ? " " : "") }.joined()
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { text in
        do throws(ExpectationMistake) { _ = try QueryExpectation(parsing: text) } catch {
          if !(0...text.utf8.count).contains(error.offset) { return "the offset \(error.offset) leaves the text" }
          if error.message.isEmpty || error.message.hasSuffix(".") { return "the message is '\(error.message)'" }
        }
        return nil
      })
    #expect(failure == nil)
  }

  /// Names in messages can be copied into a script.
  @Test func aQuotedNameReadsBack() {
    let failure = checkProperty(
      "a name reads back", cases: PropertyCases.count(default: 1_000), seed: PropertyCases.seed(default: 12),
      generate: { random in
        (0..<1 + random.below(6)).map { _ in random.pick(["a", "\"", "'", "\\", " ", "é"]) ?? "" }.joined()
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { name in
        if name.allSatisfy({ $0 == " " }) { return nil }
        let text = "includes " + NameText.quoted(name)
        do throws(ExpectationMistake) {
          let claim = try QueryExpectation(parsing: text).claim
          return claim == .includes([name]) ? nil : "\(text) is \(claim)"
        } catch { return "\(text): \(error.message)" }
      })
    #expect(failure == nil)
  }

  @Test(arguments: [
    (["A"], 1, "\"A\""), (["A", "B"], 2, "\"A\" and \"B\""), (["A", "B", "C"], 3, "\"A\", \"B\" and \"C\""),
    (["A", "B", "C", "D", "E"], 5, "\"A\", \"B\", \"C\" and 2 more"), ([], 0, ""),
  ])
  func listsOfNames(names: [String], count: Int, list: String) {
    #expect(NameText.list(names, count: count) == list)
  }
}

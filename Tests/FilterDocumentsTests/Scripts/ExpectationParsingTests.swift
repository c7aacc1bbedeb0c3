import FilterText
import Testing
import _FilterTestSupport

@testable import FilterDocuments

/// The testing library has a type of that name too.
typealias QueryExpectation = FilterDocuments.Expectation

/// Parsing of the text after `expect`.
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
    ("same as t:goblin\n  or t:elf ", .related(.same, "t:goblin\n  or t:elf")),
    ("same  as \"a\" # b", .related(.same, "\"a\" # b")),
    ("subset  of t:goblin", .related(.subset, "t:goblin")),
    ("disjoint from t:elf", .related(.disjoint, "t:elf")),
    ("exactly \"A\", \"B\"", .exactly(["A", "B"])),
    ("in order \"B\", \"A\"", .inOrder(["B", "A"])),
    ("fix t:elf", .fix("t:elf")),
    ("explains \"elves\"", .explains("elves")),
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

  @Test func isRead() throws {
    for (text, claim) in Self.readable {
      #expect(try QueryExpectation(parsing: text).claim == claim, "\(text)")
    }
  }

  static let unreadable: [(String, Int, String)] = [
    ("", 0, "empty expectation; write 'expect count > 40' or 'expect round-trip', for example"),
    (" \n ", 3, "empty expectation; write 'expect count > 40' or 'expect round-trip', for example"),
    (" cuont > 3", 1, "unknown expectation 'cuont'; did you mean 'count'?"),
    ("include \"A\"", 0, "unknown expectation 'include'; did you mean 'includes'?"),
    ("exclude \"A\"", 0, "unknown expectation 'exclude'; did you mean 'excludes'?"),
    ("roundtrip", 0, "unknown expectation 'roundtrip'; did you mean 'round-trip'?"),
    ("round trip", 0, "unknown expectation 'round'; did you mean 'round-trip'?"),
    ("cannonical t:elf", 0, "unknown expectation 'cannonical'; did you mean 'canonical'?"),
    ("diagnostics", 0, "unknown expectation 'diagnostics'; did you mean 'no diagnostics'?"),
    ("sameas t:elf", 0, "unknown expectation 'sameas'; did you mean 'same as'?"),
    ("same t:elf", 0, "unknown expectation 'same'; did you mean 'same as'?"),
    ("subset t:elf", 0, "unknown expectation 'subset'; did you mean 'subset of'?"),
    ("in \"A\"", 0, "unknown expectation 'in'; did you mean 'in order'?"),
    ("exactly", 7, "expected a card name in quotes, as in 'exactly \"Name of a card\"'"),
    ("explains", 8, "expected a text, as in 'explains t:elf c:g', or '\"\"' for none"),
    ("same assembly", 0, "unknown expectation 'same'; did you mean 'same as'?"),
    (
      "xyzzy 3", 0,
      "unknown expectation 'xyzzy'; expected count, includes, excludes, exactly, in order, first, same as, subset of, "
        + "disjoint from, canonical, round-trip, no diagnostics, no warnings, no errors, diagnostic, fix, explains or "
        + "refused"
    ),
    (
      "> 40", 0,
      "unknown expectation '>'; expected count, includes, excludes, exactly, in order, first, same as, subset of, "
        + "disjoint from, canonical, round-trip, no diagnostics, no warnings, no errors, diagnostic, fix, explains or "
        + "refused"
    ),
    ("count", 5, "expected a number, as in 'count > 40' or 'count 3..10'"),
    ("count > ", 8, "expected a number, as in 'count > 40' or 'count 3..10'"),
    ("count > many", 8, "'many' is not a whole number; write 'count > 40' or 'count 3..10'"),
    ("count >= -1", 9, "'-1' is not a whole number; write 'count > 40' or 'count 3..10'"),
    ("count > 1.5", 8, "'1.5' is not a whole number; write 'count > 40' or 'count 3..10'"),
    ("count 4x", 6, "'4x' is not a whole number; write 'count > 40' or 'count 3..10'"),
    ("count 3..", 9, "expected a number, as in 'count > 40' or 'count 3..10'"),
    ("count 3...9", 9, "'.9' is not a whole number; write 'count > 40' or 'count 3..10'"),
    ("count 10..3", 6, "empty range 10..3; did you mean 3..10?"),
    ("count > 3..10", 6, "a range takes no operator; write 'count 3..10'"),
    ("count 9223372036854775808", 6, "number too large"),
    ("count => 3", 6, "unknown operator '=>'; did you mean '>='?"),
    ("count == 3", 6, "unknown operator '=='; did you mean '='?"),
    ("count <> 3", 6, "unknown operator '<>'; did you mean '!='?"),
    ("count >>> 3", 6, "unknown operator '>>>'; expected one of = : != < <= > >="),
    ("count > 3 cards", 10, "unexpected 'cards' after the expectation"),
    ("includes", 8, "expected a card name in quotes, as in 'includes \"Name of a card\"'"),
    ("includes Sol Ring", 9, "expected a card name in quotes, as in 'includes \"Sol Ring\"'"),
    ("includes \"A\",", 13, "expected a card name in quotes, as in 'includes \"Name of a card\"'"),
    ("includes \"A\" \"B\"", 13, "unexpected '\"B\"' after the expectation"),
    ("excludes \"Sol Ring", 9, "unclosed quote"),
    ("excludes \"Sol Ring\\\"", 9, "unclosed quote"),
    ("excludes \" \"", 9, "empty name"),
    ("first \"A\", \"B\"", 6, "'first' takes one name"),
    ("same as", 7, "expected a query, as in 'same as t:goblin mv<=3'"),
    ("no", 0, "unknown expectation 'no'; expected no diagnostics, no warnings, no errors or no diagnostic and an id"),
    ("no eror", 0, "unknown expectation 'no eror'; did you mean 'no errors'?"),
    (
      "no cards", 0,
      "unknown expectation 'no cards'; expected no diagnostics, no warnings, no errors or no diagnostic and an id"
    ),
    ("diagnostic", 10, "expected an id, as in 'diagnostic unknown-field'"),
    ("no diagnostic ", 14, "expected an id, as in 'no diagnostic unknown-field'"),
    ("diagnostic unkown-field", 11, "unknown diagnostic id 'unkown-field'; did you mean 'unknown-field'?"),
    ("diagnostic x", 11, "unknown diagnostic id 'x'"),
    ("canonical", 9, "expected a text, as in 'canonical t:elf c:g', or '\"\"' for none"),
    ("round-trip twice", 11, "unexpected 'twice' after the expectation"),
    (
      "refused because it is so long that nobody can read the end", 8,
      "unexpected 'because it is so long that nobody can re…' after the expectation"
    ),
  ]

  @Test func isNotRead() {
    for (text, offset, message) in Self.unreadable {
      let error = #expect(throws: ExpectationError.self, "\(text)") { try QueryExpectation(parsing: text) }
      #expect(error?.message == message && error?.offset == offset, "\(text)")
    }
  }

  @Test func anyTextIsReadOrNot() {
    let words =
      ExpectationReader.words + ["no", "same", "\"", "'", "\\", ",", "3..", "..", ">", "=", "A", "t:elf", "é", "\n"]
    let failure = checkProperty(
      "reading an expectation ends", cases: PropertyCases.count(long: 3_000), seed: PropertyCases.seed(default: 11),
      generate: { random in
        (0..<random.below(8)).map { _ in (random.pick(words) ?? "") + (random.chance(60) ? " " : "") }.joined()
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { text in
        do throws(ExpectationError) { _ = try QueryExpectation(parsing: text) } catch {
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
      "a name reads back", cases: PropertyCases.count(long: 1_000), seed: PropertyCases.seed(default: 12),
      generate: { random in
        (0..<1 + random.below(6)).map { _ in random.pick(["a", "\"", "'", "\\", " ", "é"]) ?? "" }.joined()
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { name in
        if name.allSatisfy({ $0 == " " }) { return nil }
        let text = "includes " + QuotedNames.quoted(name)
        do throws(ExpectationError) {
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
    #expect(QuotedNames.list(names, count: count) == list)
  }
}

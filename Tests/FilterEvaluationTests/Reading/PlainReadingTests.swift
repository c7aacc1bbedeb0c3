import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing

@testable import FilterEvaluation

/// Plain reading: conditions, directives and ignored terms.
@Suite struct PlainReadingTests {
  private func read(_ text: String) -> QueryReading {
    QueryReading(AnalyzedQuery(parsing: text, vocabulary: Everything.vocabulary))
  }

  /// The tree with each term as written.
  private func shape(_ text: String) -> String {
    func shape(_ query: FilterQuery<ReadTerm>) -> String {
      switch query {
      case .term(let term): return "\(term.polarity)" + (SourceText(text)[term.range].drop { $0 == "-" })
      case .and(let polarity, let operands): return "\(polarity)all(\(operands.map(shape).joined(separator: ", ")))"
      case .or(let polarity, let operands): return "\(polarity)any(\(operands.map(shape).joined(separator: ", ")))"
      }
    }
    return read(text).filter.map { shape($0) } ?? "everything"
  }

  @Test func logic() {
    let rows: [(String, String)] = [
      ("", "everything"), ("   ", "everything"), ("()", "everything"), ("bolt", "bolt"), ("-bolt", "-bolt"),
      ("bolt plain:x", "all(bolt, plain:x)"), ("bolt or plain:x", "any(bolt, plain:x)"),
      ("bolt (plain:x or tag:y)", "all(bolt, any(plain:x, tag:y))"),
      ("(bolt plain:x) tag:y", "all(bolt, plain:x, tag:y)"),
      ("bolt or plain:x tag:y", "any(bolt, all(plain:x, tag:y))"),
      ("-(bolt or plain:x)", "-any(bolt, plain:x)"), ("-(bolt plain:x)", "-all(bolt, plain:x)"),
      ("-(bolt)", "-bolt"), ("--bolt", "bolt"), ("not:new", "not:new"), ("-not:new", "-not:new"),
      ("is:new -is:new", "all(is:new, -is:new)"), ("-(is:new -tag:x)", "-all(is:new, -tag:x)"),
      ("-(-bolt)", "bolt"), ("-(-(bolt or tag:x))", "any(bolt, tag:x)"),
    ]
    for (query, expected) in rows {
      #expect(shape(query) == expected, "\(query)")
    }
  }

  /// Directives are extracted from anywhere; the remaining terms close up.
  @Test func directives() {
    let rows: [(String, String, String)] = [
      ("order:name", "everything", "order=name"), ("-order:name", "everything", "order=name"),
      ("bolt order:size", "bolt", "order=size"), ("bolt or order:size tag:x", "any(bolt, tag:x)", "order=size"),
      ("-(bolt order:size)", "-bolt", "order=size"), ("(order:name) bolt", "bolt", "order=name"),
      ("order:name bolt order:size", "bolt", "order=size"), ("order:nothing bolt", "bolt", ""),
      ("bolt (order:name or tag:x) tag:y", "all(bolt, tag:x, tag:y)", "order=name"), ("bolt", "bolt", ""),
    ]
    for (query, expected, directives) in rows {
      #expect(shape(query) == expected, "\(query)")
      #expect(read(query).directives.map { "\($0.field)=\($0.value)" }.joined(separator: " ") == directives, "\(query)")
    }
  }

  @Test func aDirectiveIsFoundByItsField() {
    let reading = read("bolt order:name order:size")
    #expect(reading[directive: "order"] == "size")
    #expect(reading[directive: "unique"] == nil)
    #expect(read("bolt")[directive: "order"] == nil)
    #expect(reading.refusal == nil)
    let twice = QueryReading(filter: nil, directives: reading.directives + read("order:name").directives)
    #expect(twice[directive: "order"] == "name")
  }

  /// Every error has its own reason, and is reported with the text and the range of its term.
  @Test func errors() throws {
    let rows: [(String, String)] = [
      ("foo:bar", "unknown field"),
      ("plain>bar", "'plain' does not take that operator"),
      ("number!=even", "'number' does not take that operator"),
      ("is:shiny", "unknown value 'shiny' for 'is'"), ("paint:green", "unknown value 'green' for 'paint'"),
      ("size>huge", "unknown value 'huge' for 'size'"), ("order:nothing", "unknown value 'nothing' for 'order'"),
      ("is:\"new\"", "'is' takes no value in quotes"), ("number:\"3\"", "'number' takes no value in quotes"),
      ("since:\"2020\"", "'since' takes no value in quotes"),
      ("tag:\"\"", "empty value for 'tag'"),
      ("serial:\"\"", "empty value for 'serial'"),
      ("number>big", "'big' is not a number"), ("since:soon", "'soon' is not a four-digit year"),
      ("number=1x", "unexpected text after the number in '1x'"),
      ("serial>12a", "unexpected text after the number in '12a'"),
      ("since>2020-03", "unexpected text after the number in '2020-03'"),
      ("number=*1", "unexpected text after the number in '*1'"),
      ("number>1001", "'1001' is beyond the largest number"),
      ("day>sometime-soon", "'sometime-soon' is not a date such as 2020, 2020-03 or 2020-03-17"),
      ("day:2020-13", "'2020-13' is not a date such as 2020, 2020-03 or 2020-03-17"),
      ("colors:wc", "'wc' asks for no color and for a color"),
      ("colors:wm", "'wm' asks for many colors and for single ones"),
      ("colors:xyz", "'xyz' is not a set of colors"), ("colors:\"\"", "'\"\"' is not a set of colors"),
      ("cost:q", "'q' is not a cost"), ("cost:\"{w\"", "'\"{w\"' is not a cost"), ("cost:\"\"", "'\"\"' is not a cost"),
      ("devotion:wu", "devotion is to one color or one pair"),
      ("number>number", "'number' is compared with itself"),
      ("paint:/red/", "'paint' takes no regular expression"), ("whole:/x/", "'whole' takes no regular expression"),
      ("id:12", "'12' is not an identifier for 'id'"),
      ("key:twelve", "'twelve' is not an identifier for 'key'"),
    ]
    for (term, reason) in rows {
      let text = "bolt \(term) tag:x"
      let reading = read(text)
      #expect(shape(text) == "all(bolt, tag:x)", "\(term)")
      let ignored = try #require(reading.ignored.first, "\(term)")
      #expect(reading.ignored.count == 1, "\(term)")
      #expect(ignored.reason == reason, "\(term)")
      #expect(ignored.text == term, "\(term)")
      #expect(ignored.range == SourceRange(start: 5, end: 5 + term.utf8.count), "\(term)")
      #expect(!ignored.reason.hasSuffix("."), "\(term)")
    }
  }

  /// Each case is listed by name, so that none is missing.
  @Test func everyErrorHasAReason() {
    let id = Everything.id("number")
    let errors: [TermError] = [
      .unknownField, .operatorNotTaken(id), .unknownValue(id), .quotedValue(id), .emptyValue(id), .notANumber(id),
      .numberWithTail(id, end: 1), .numberOutOfRange(id), .notADate(id), .notColors(id, .noneAmongColors),
      .notColors(id, .manyAmongColors), .notColors(id, .unknownName), .notACost(id, .empty), .mixedDevotion(id),
      .sameColumn(id), .regexNotTaken(id), .notAnIdentifier(id),
    ]
    let reasons = errors.map { $0.reason(for: "value", in: Everything.vocabulary) }
    #expect(Set(reasons).count == errors.count)
    #expect(
      TermError.notColors(id, .empty).reason(for: "v", in: Everything.vocabulary) == "'v' is not a set of colors")
    let unread = TermError.notColors(id, .unknownLetter(at: 0)).reason(for: "v", in: Everything.vocabulary)
    #expect(unread == "'v' is not a set of colors")
  }

  /// Ignored terms are in the order of the text, from any level; the minus is part of the term.
  @Test func severalAreIgnoredInOrder() {
    let reading = read("-foo:bar (bolt or -(number>big is:shiny)) id:12")
    #expect(reading.ignored.map { $0.text } == ["-foo:bar", "number>big", "is:shiny", "id:12"])
    #expect(reading.ignored.map { $0.range.start } == [0, 20, 31, 42])
    #expect(shape("-foo:bar (bolt or -(number>big is:shiny)) id:12") == "bolt")
  }

  /// A group whose terms are all ignored is dropped, negated or not.
  @Test(arguments: ["foo:bar", "-foo:bar", "-(foo:bar)", "(foo:bar or id:1)", "-(foo:bar (id:1 or order:name))"])
  func nothingIsLeft(query: String) { #expect(read(query).filter == nil) }

  /// Ranges are bytes of the text, beyond letters of several bytes too.
  @Test func rangesAreBytes() throws {
    let reading = read("\"Lim-Dûl\" -tag:ä foo:é")
    let leaves = try #require(reading.filter).leaves
    #expect(leaves.map { $0.range } == [SourceRange(start: 0, end: 10), SourceRange(start: 11, end: 18)])
    #expect(reading.ignored.map { $0.range } == [SourceRange(start: 19, end: 25)])
    #expect(reading.ignored.map { $0.text } == ["foo:é"])
  }

  /// An incomplete text is read as far as possible.
  @Test func unfinished() {
    let rows: [(String, String)] = [
      ("(bolt or tag:x", "any(bolt, tag:x)"), ("bolt or", "bolt"), ("tag:", "everything"),
      ("plain:\"draw a", "plain:\"draw a"),
      ("bolt)", "bolt"), ("bolt -", "bolt"),
    ]
    for (query, expected) in rows {
      #expect(shape(query) == expected, "\(query)")
    }
  }
}

@Suite struct ReadTermTests {
  private let red = ReadTerm.Content.condition(.text(Everything.id("plain"), FilterValue("red")))
  private let blue = ReadTerm.Content.condition(.text(Everything.id("plain"), FilterValue("blue")))

  /// Terms with equal conditions are equal, wherever they are.
  @Test func equality() {
    let here = ReadTerm(.positive, red, range: SourceRange(start: 0, end: 3))
    let there = ReadTerm(.positive, red, range: SourceRange(start: 7, end: 10))
    #expect(here == there)
    #expect(here.hashValue == there.hashValue)
    #expect(Set([here, there, here.negated]).count == 2)
    #expect(here != ReadTerm(.positive, blue))
    #expect(here != here.negated)
    #expect(here.negated.negated == here)
    #expect(here.negated.range == here.range)
    #expect(ReadTerm(.positive, .everything) != ReadTerm(.positive, .nothing))
    #expect(ReadTerm(.negative, .everything) == ReadTerm(.positive, .everything).with(polarity: .negative))
  }

  @Test func descriptions() {
    #expect(ReadTerm(.negative, .everything).description == "-<everything>")
    #expect(ReadTerm(.positive, .nothing).description == "<nothing>")
    #expect(ReadTerm(.negative, red).description.hasPrefix("-<"))
    #expect(ReadTerm(.positive, red).description.contains("red"))
  }

  /// A query of read terms flattens like any query.
  @Test func flattening() {
    let (one, other) = (ReadTerm(.positive, red), ReadTerm(.negative, blue))
    let query = FilterQuery<ReadTerm>.and(.positive, [.and(.positive, [.term(one)]), .term(other)])
    #expect(query.flattened() == .and(.positive, [.term(one), .term(other)]))
    #expect(FilterQuery<ReadTerm>.and(.negative, [.term(one)]).flattened() == .term(one.negated))
  }
}

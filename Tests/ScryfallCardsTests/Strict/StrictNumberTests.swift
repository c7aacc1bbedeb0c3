import FilterAST
import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import Testing

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// Sections 1.7, 2.3 and 3.3 of the language reference.
@Suite struct StrictNumberTests {
  @Test func whatIsGluedToANumberIsATerm() {
    expectReadings([
      ("pow=1a", "pow=1 and name(a)"),
      ("pow=3x", "pow=3 and name(x)"),
      ("pow=xy", "pow=0 and name(y)"),
      ("pow=1t:goblin", "pow=1 and t:goblin"),
      ("pow=1pow=2pow=3", "pow=1 and pow=2 and pow=3"),
      ("pow=1-t:goblin", "pow=1 and -t:goblin"),
      ("pow=1\"a b\"", "pow=1 and name(\"a b\")"),
      ("pow=1(t:elf or t:orc)", "pow=1 and (t:elf or t:orc)"),
      ("pow>touelf", "pow>tou and name(elf)"),
      ("pow=1foo:bar", "pow=1, without foo:bar"),
      ("cn>12a", "cn>12 and name(a)"),
      ("pow=1+*", "pow=1"),
      ("pow=1,", "pow=1"),
      ("pow=1- t:elf", "pow=1 and t:elf"),
      ("pow=1!", "pow=1"),
      ("(pow=1. or mv=2.)", "pow=1 or mv=2"),
      ("pow=1/2", "pow=1 and name(2)"),
      ("elf year=year", "name(elf), without year=year"),
      ("year>=pow", "year>=pow"),
      ("mv=1.5.2", "mv=1.5 and name(.2)"),
    ])
  }

  @Test func numbers() {
    expectReadings([
      ("mv=1.", "mv=1"),
      ("mv=.5", "mv=0.5"),
      ("mv=.", "mv=0"),
      ("pow=-1", "pow=-1"),
      ("elf pow=+1", "name(elf), without pow=+1"),
      ("elf pow=-", "name(elf), without pow=-"),
      ("elf pow:big", "name(elf), without pow:big"),
      ("elf pow>big", "name(elf) and name(powbig)"),
      ("elf cmc>=notanumber", "name(elf) and nothing"),
      ("elf -cmc>=notanumber", "name(elf) and -nothing"),
      ("pow=* tou:X loy=Z mv=y", "pow=0 and tou=0 and loy=0 and mv=0"),
      ("pow:1", "pow=1"),
      ("usd<0.25", "usd<0.25"),
      ("mv:even cmc=odd", "mv:even and mv:odd"),
      ("elf mv>=even", "name(elf) and nothing"),
      ("elf pow=2461449601", "name(elf), without pow=2461449601"),
      ("elf pow=99999999999999999999999999", "name(elf), without pow=99999999999999999999999999"),
      ("pow=2461449600", "pow=2461449600"),
    ])
  }

  @Test func columns() {
    expectReadings([
      ("pow>tou", "pow>tou"),
      ("pow>TOUGHNESS", "pow>tou"),
      ("cmc=pow", "mv=pow"),
      ("loy>cmc", "loy>mv"),
      ("usd>eur", "usd>eur"),
      ("prints>sets", "prints>sets"),
      ("pow=powtou", "pow=pt"),
      ("elf pow=power", "name(elf), without pow=power"),
      ("elf pow>pow", "name(elf), without pow>pow"),
      ("cmc+pow>5", "name(cmc+pow>5)"),
      ("pow=tou-1", "pow=tou and -name(1)"),
    ])
  }

  @Test func quotedNumbers() {
    expectReadings([
      ("elf pow:\"3\"", "name(elf), without pow:\"3\""),
      ("elf pow=\"1+*\"", "name(elf), without pow=\"1+*\""),
      ("elf pow>=\"3\"", "name(elf) and nothing"),
      ("elf pow<\"3\"", "name(elf) and nothing"),
      ("elf pow!=\"3\"", "name(elf) and nothing"),
      ("elf pow:/3/", "name(elf), without pow:/3/"),
      ("elf pow:\"3", "name(elf), without pow:\"3"),
      ("elf pow:/3", "name(elf), without pow:/3"),
      ("elf year:\"2020\"", "name(elf), without year:\"2020\""),
    ])
  }

  @Test func yearsAndCollectorNumbers() {
    expectReadings([
      ("year=2020", "year=2020"),
      ("year>=1999x", "year>=1999 and name(x)"),
      ("elf year:2025-02", "name(elf), without year:2025-02"),
      ("elf year=2020.5", "name(elf), without year=2020.5"),
      ("elf year=soon", "name(elf), without year=soon"),
      ("year>x", "year>0000"),
      ("cn:12a", "cn=?12a"),
      ("cn:★5", "cn=?★5"),
      ("cn:1-5", "cn=?1-5"),
      ("cn>=12", "cn>=12"),
      ("cn:\"12a\"", "cn=?12a"),
    ])
  }

  /// Years and months are spans: their first and last days are compared, which the printed reading does not show.
  @Test(arguments: [
    ("year=2020", "2020-01-01", "2020-12-31"), ("year>=2020", "2020-01-01", "2020-12-31"),
    ("year<x", "0000-01-01", "0000-12-31"), ("date=2020", "2020-01-01", "2020-12-31"),
    ("date<=2020-02", "2020-02-01", "2020-02-31"), ("date>2020-12", "2020-12-01", "2020-12-31"),
    ("date:2020-02-29", "2020-02-29", "2020-02-29"),
  ])
  func theDaysOfASpan(query: String, first: String, last: String) {
    guard case .term(let term)? = QueryReading(strict: query).filter,
      case .condition(let condition) = term.content, case .date(_, _, let span) = condition
    else {
      Issue.record("'\(query)' is not read as a span of days")
      return
    }
    #expect(span.first == DateSpan(first)?.first)
    #expect(span.last == DateSpan(last)?.last)
  }

  @Test func aMinusBeforeANumber() {
    expectReadings([
      ("-pow>=1", "everything"),
      ("-mv>=3", "everything"),
      ("-usd<1", "everything"),
      ("-year>2000", "everything"),
      ("-cn>=5", "everything"),
      ("-prints>3", "everything"),
      ("-pow>tou", "everything"),
      ("elf -pow:1", "name(elf), without -pow:1"),
      ("elf -usd=0", "name(elf), without -usd=0"),
      ("elf -year=2000", "name(elf), without -year=2000"),
      ("-mv:even", "mv:odd"),
      ("-mv=odd", "mv:even"),
      ("-date>2020", "date>2020"),
      ("-date>now", "date>now"),
      ("-cn:1", "-cn=?1"),
      ("-c>=w", "-c>=w"),
      ("-id<=w", "-id<=w"),
      ("-r>=r", "-r>=rare"),
      ("-m>=2", "-m>={2}"),
      ("-produces:w", "-produces:w"),
      ("-devotion:w", "-devotion>={W}"),
      ("-(mv>=3)", "-mv>=3"),
      ("-((mv:3))", "-mv=3"),
      ("-(pow:1)", "-pow=1"),
      ("-(-pow>=1)", "-everything"),
      ("-(-mv:even)", "-mv:odd"),
      ("-pow>=1t:elf", "everything"),
      ("elf -pow>\"1\"", "name(elf) and -nothing"),
      ("-(date>2020)", "-date>2020"),
    ])
  }
}

import DataStreams
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import ScryfallCards

@Suite struct PrintedNumberTests {
  @Test func values() {
    let rows: [(String, String)] = [
      ("0", "0"), ("7", "7"), ("13", "13"), ("99", "99"), ("-1", "-1"), ("+1", "1"), ("+0", "0"), ("-0", "0"),
      ("*", "0"), ("?", "0"), ("X", "0"), ("x", "0"), ("*²", "0"), ("Y", "0"),
      ("1+*", "1"), ("*+1", "1"), ("2+*", "2"), ("7-*", "7"), ("1d4+1", "1"), ("d6", "0"), ("*-1", "-1"),
      ("1.5", "1.5"), (".5", "0.5"), ("3½", "3.5"), ("½", "0.5"), ("2.5+1", "3.5"),
    ]
    for (text, expected) in rows {
      #expect(PrintedNumber.value(of: text)?.description == expected, "\(text)")
    }
  }

  @Test func whatIsNoNumber() {
    let rows: [String] = ["", "—", "abc", "1a", "1 2", "+", "1+", "Xa", "1d", "dx", "½½", "1++2", "\u{0}"]
    for text in rows {
      #expect(PrintedNumber.value(of: text) == nil, "\(text)")
    }
  }

  @Test func infinityIsLargerThanAnyNumber() {
    #expect(PrintedNumber.value(of: "∞") == PrintedNumber.infinity)
    #expect(PrintedNumber.infinity > DecimalNumber(1_000_000))
    #expect(
      PrintedNumber.value(of: "999999999999999999999+999999999999999999999").map { $0 > DecimalNumber(1) } == true)
    #expect(
      PrintedNumber.value(of: "-999999999999999999999-999999999999999999999").map { $0 < DecimalNumber(1) } == true)
  }

  @Test(arguments: [("2/3", "5"), ("*/*+1", "1"), ("1+*/3", "4"), ("-1/1", "0"), ("1.5/1", "2.5")])
  func powerAndToughnessTogether(_ stats: String, _ expected: String) {
    let card = Sample.card("A", "Creature", stats: stats)
    #expect(PrintedNumber.total(of: card.parts[0])?.description == expected)
  }

  @Test func aTotalNeedsBoth() {
    var card = Sample.card("A", "Creature", stats: "1/1")
    card.toughness = nil
    #expect(PrintedNumber.total(of: card.parts[0]) == nil)
    #expect(PrintedNumber.total(of: Sample.card("A", "Creature", stats: "∞/1").parts[0]) == PrintedNumber.infinity)
  }

  @Test func collectorNumbers() {
    let rows: [(String, Int?)] = [
      ("12", 12), ("12a", 12), ("★5", nil), ("A-37", nil), ("", nil), ("abc", nil), ("007", 7), ("1★2", 1),
      ("99999999999999999999", 1_000_000_000),
    ]
    for (text, leading) in rows {
      #expect(CollectorNumber.leadingInteger(of: text) == leading, "\(text)")
    }
  }
}

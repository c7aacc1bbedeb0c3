import FilterCompletion
import FilterText
import FilterVocabulary
import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Answers line by line, with their styles.
@Suite struct ReplAnswererTests {
  private func lines(_ inputs: String..., columns: Int = 80) -> [String] {
    var session = AnsweredSession()
    var lines: [String] = []
    for input in inputs { lines = session.lines(input, columns: columns) }
    return lines
  }

  private func answer(_ inputs: String...) -> ReplAnswer {
    var session = AnsweredSession()
    var answer = ReplAnswer()
    for input in inputs { answer = session.answer(input) }
    return answer
  }

  @Test func nothingToAnswer() {
    let rows: [String] = ["", "  ", "\t", "#", "# t:elf", "  # t:elf", "\n"]
    for input in rows {
      #expect(answer("t:elf", input) == ReplAnswer(), "\(input)")
    }
  }

  @Test func stylesOfAnAnswer() {
    var session = AnsweredSession()
    #expect(
      session.answer("foo:bar t:pirate t:goblin").lines.map { $0.styled } == [
        "{bold 1:1:} {yellow warning}: unknown field 'foo'; this term is ignored {dim [unknown-field]}",
        "  foo:bar t:pirate t:goblin", "  {green ^^^}",
        "{dim   }{bold Name}                {bold Cost}  {bold Type}                           {bold Set}  {bold Rarity}",
        "{dim 1 }Kelp-Rope Saboteur  {R}   Creature — {bold underlined Goblin} {bold underlined Pirate}  1/1  tid  common",
        "{dim 1 of 237 cards · Pirate Goblin cards}",
      ])
  }

  @Test func nothingFound() {
    #expect(
      lines("t:goblin t:elf") == [
        "  t:goblin: 7 found without it", "  t:elf: 10 found without it",
        "0 of 237 cards · Goblin Elf cards",
      ])
    // With a fix there is no further note.
    #expect(
      lines("t:goblin f:modren pow>9") == [
        "1:12: warning: unknown value 'modren' for 'format'; did you mean 'modern'? [unknown-value]",
        "  t:goblin f:modren pow>9", "             ^^^^^^", "  fix: Change to 'f:modern' → t:goblin f:modern pow>9",
        "0 of 237 cards · Goblin cards with a power of more than 9",
      ])
    // Hidden results are mentioned.
    #expect(
      lines("!goblin") == ["1 more with :set extras on", "0 of 237 cards · the card named exactly “goblin”"])
  }

  @Test func nothingUnderstoodIsRefused() {
    #expect(Array(lines("foo:bar").dropFirst(3)) == ["query refused: every term is ignored"])
  }

  /// A long query with many diagnostics shows the first ones, errors before others, and counts the rest. No excerpt is
  /// wider than the terminal.
  @Test(arguments: [24, 40, 80, 120]) func atMostFiveDiagnostics(_ columns: Int) {
    for value in ["x", "漢字漢字"] {
      let query = (0..<12).map { "foo\($0):\(value)" }.joined(separator: " ")
      let shown = lines(query, columns: columns).prefix { !$0.hasPrefix("query refused") }
      #expect(shown.filter { $0.hasPrefix("1:") }.count == 5)
      #expect(shown.first?.hasPrefix("1:1: error: all 12 terms are ignored") == true)
      #expect(shown.last == "… and 8 more diagnostics")
      for line in shown where line.hasPrefix("  ") { #expect(CharacterWidth.of(line) <= columns, "\(line)") }
    }
    #expect(!lines("foo:x bar:x t:elf", columns: columns).contains { $0.contains("more diagnostic") })
  }

  @Test func aRefusedQuery() {
    var session = AnsweredSession()
    session.answerer.options.reading.rule = .strict
    #expect(session.lines("(t:elf").last == "query refused")
    #expect(session.answer("(t:elf").lines.last?.styled.hasPrefix("{red query refused") == true)
    #expect(session.lines(":more") == ["no more rows"])
    #expect(session.lines(":diff t:elf").first?.hasPrefix("The last query is refused: ") == true)
  }

  @Test func totals() {
    #expect(lines("t:goblin").last == "9 of 237 cards · Goblin cards")
    #expect(lines("t:goblin unique:prints").last?.hasPrefix("10 printings of 9 cards · ") == true)
    #expect(lines("t:goblin unique:art").last?.hasPrefix("11 pictures of 10 cards · ") == true)
    var session = AnsweredSession()
    _ = session.answer(":set explain off")
    #expect(session.lines("t:goblin").last == "9 of 237 cards")
    _ = session.answer(":set time on")
    #expect(session.lines("t:goblin").last?.hasPrefix("9 of 237 cards · ") == true)
  }

  // MARK: Commands about the text

  @Test func abstractTree() {
    #expect(lines(":ast -(a or c:r) t:elf (b c)") == ["and", "  -or", "    a", "    c:r", "  t:elf", "  b", "  c"])
    #expect(lines(":ast -a") == ["-a"])
    #expect(lines(":ast ()") == ["nothing to run"])
    #expect(answer(":ast a or b").lines.map { $0.styled } == ["{blue or}", "  a", "  b"])
  }

  @Test func roundTrips() {
    #expect(
      lines(":roundtrip (a \"b") == [
        "ok  the tokens joined", "ok  the canonical text printed again", "ok  the query of its canonical text",
      ])
    #expect(lines(":roundtrip ()") == ["ok  the tokens joined", "no query to print"])
    #expect(answer(":roundtrip a").lines.first?.styled == "{green ok}  the tokens joined")
  }

  @Test func meanings() {
    #expect(lines(":explain c:rg -t:creature") == ["cards that are red and green, and are not creatures"])
    #expect(
      lines("t:elf f:modren", ":explain") == [
        "Elf cards; the term “f:modren” is not understood",
        "1:9: warning: unknown value 'modren' for 'format'; did you mean 'modern'? [unknown-value]", "  t:elf f:modren",
        "          ^^^^^^", "  fix: Change to 'f:modern' → t:elf f:modern",
      ])
    #expect(
      lines(":simplify mv>3 (mv>5 or c:g) mv>=3 t:elf t:elf") == [
        "mv>3 (mv>5 or c:g) t:elf", "  mv>3 (mv>5 or c:g) mv>=3 t:elf t:elf → mv>3 (mv>5 or c:g) mv>=3 t:elf",
        "    removed a repeated term", "  mv>3 (mv>5 or c:g) mv>=3 t:elf → mv>3 (mv>5 or c:g) t:elf",
        "    removed a term implied by another",
      ])
    #expect(lines(":simplify a") == ["a"])
    #expect(lines(":simplify ()") == ["nothing to simplify"])
  }

  // MARK: Commands about cards

  @Test func reasons() {
    #expect(
      answer("t:goblin pow>3 c:g", ":why Kelp-Rope Saboteur").lines.map { $0.styled } == [
        "{bold Kelp-Rope Saboteur} does not match", "  {green yes}  t:goblin  {dim Creature — Goblin Pirate}",
        "  {red no }  pow>3     {dim 1}", "  {red no }  c:g       {dim r}",
        "found by: t:goblin -pow>3 -c:g",
      ])
    #expect(
      lines("t:goblin", ":why no such card") == [
        "no card named 'no such card'", ":why N is about row N of the last query",
      ])
    #expect(lines(":why Kelp-Rope Saboteur") == ["no query yet"])
    #expect(lines("t:goblin", ":why") == ["missing name or row number; usage: :why NAME"])
    #expect(
      lines("t:goblin", ":why e").first?.hasPrefix("'e' also matches ") == true)
  }

  @Test func differences() {
    #expect(
      answer("t:goblin pow<=2 r:rare", ":diff t:goblin pow<=1").lines.map { $0.styled } == [
        "{dim 2 → 1 card: 1 added, 2 removed}",
        "{green + }Kelp-Rope Saboteur       {R}        Creature — {bold underlined Goblin} Pira…  1/1  tid   common",
        "{red - }A-Grubb Sixpenny, Unio…  {2}{B}{R}  Legendary Creature — {bold underlined G…}  2/3  ytkt  "
          + "{bold underlined rare}",
        "{red - }Grubb Sixpenny, Union …  {1}{B}{R}  Legendary Creature — {bold underlined G…}  2/3  ash   "
          + "{bold underlined rare}",
      ])
    #expect(lines("t:elf", ":diff t:elf") == ["7 → 7 cards: 0 added, 0 removed"])
    #expect(lines("t:elf", ":diff") == ["missing query; usage: :diff QUERY"])
    #expect(lines("", ":diff t:elf") == ["no query yet"])
    // A card is listed once, however many of its printings are found.
    #expect(lines("t:elf", ":diff t:dragon ++").filter { $0.hasPrefix("+ Emberling") }.count == 1)
    let long = lines("t:elf", ":diff e")
    #expect(long.count == 1 + 10 + 1)
    #expect(long.last?.hasPrefix("+ … and ") == true)
    // The last query stays the last one.
    #expect(lines("t:elf", ":diff t:goblin", ":print") == ["t:elf"])
  }

  @Test func times() {
    let shown = lines("t:elf", ":time")
    #expect(
      shown.map { $0.prefix(10) } == [
        "parse     ", "analysis  ", "plan      ", "run       ", "rows      ", "all       ",
      ])
    for line in shown { #expect(line.contains(/^[a-z]+ +[0-9.]+ (µs|ms|s)$/), "\(line)") }
    #expect(lines(":time") == ["no query yet"])
    var session = AnsweredSession()
    session.answerer.options.reading.rule = .strict
    #expect(session.lines(":time (a").map { $0.prefix(4) } == ["pars", "anal", "plan", "all "])
  }

  @Test func loading() {
    #expect(lines(":load") == ["the sample cards: 237 cards, 278 printings"])
    #expect(answer(":load  my cards.json ").request == .load(path: "my cards.json"))
  }

  @Test func withoutALastQuery() {
    for command in [
      "tree", "tokens", "ast", "print", "tidy", "close", "json", "roundtrip", "explain", "simplify", "time",
    ] {
      let shown = answer(":" + command)
      #expect(shown.lines.map { $0.text } == ["no query yet"], "\(command)")
      #expect(shown.isError)
    }
  }

  // MARK: Results of many rows

  @Test func rowsAreAThousandAtMost() {
    var session = AnsweredSession()
    let shown = session.lines("order:name")
    #expect(shown.count == 1 + 213 + 1, "\(shown.count)")
    #expect(!shown.contains { $0.contains("… and") })
  }
}

import FilterLists
import FilterReports
import FilterText
import TerminalUI
import Testing

/// Numbers, times and cut texts in messages.
@Suite struct DisplayTextTests {
  @Test func numbers() {
    let rows: [(Int, String)] = [
      (0, "0"), (9, "9"), (999, "999"), (1_000, "1,000"), (30_563, "30,563"), (123_456, "123,456"),
      (1_234_567, "1,234,567"), (-999, "-999"), (-1_000, "-1,000"), (Int.min, "-9,223,372,036,854,775,808"),
    ]
    for (number, text) in rows {
      #expect(Counted.grouped(number) == text, "\(number)")
    }
  }

  @Test func nouns() {
    #expect(Counted.of(0, "card") == "0 cards")
    #expect(Counted.of(1, "card") == "1 card")
    #expect(Counted.of(2, "card") == "2 cards")
    #expect(Counted.of(1_001, "card") == "1,001 cards")
    #expect(Counted.of(1, "query", "queries") == "1 query")
    #expect(Counted.of(0, "query", "queries") == "0 queries")
    #expect(Counted.of(11, "entry", "entries") == "11 entries")
  }

  @Test func times() {
    let rows: [(Duration, String)] = [
      (Duration.zero, "0 µs"), (.microseconds(85), "85 µs"), (.nanoseconds(1_500), "2 µs"),
      (.microseconds(999), "999 µs"),
      (.microseconds(1_000), "1.0 ms"), (.microseconds(1_234), "1.2 ms"), (.microseconds(1_250), "1.3 ms"),
      (.milliseconds(999), "999.0 ms"), (.seconds(1), "1.0 s"), (.milliseconds(3_449), "3.4 s"),
      (.seconds(120), "120.0 s"),
    ]
    for (duration, text) in rows {
      #expect(Stopwatch.text(duration) == text, "\(duration)")
    }
  }

  @Test func cutTexts() {
    #expect(ShortText.cut("abc", to: 3) == "abc")
    #expect(ShortText.cut("abcd", to: 3) == "abc…")
    #expect(ShortText.cut("e\u{301}x", to: 2) == "e\u{301}…")
    #expect(ShortText.cut("", to: 0) == "")
    #expect(ShortText.cut("a", to: 0) == "…")
    #expect(ShortText.oneLine(" a b \n\n\t c\r\nd ") == "a b c d")
    #expect(ShortText.oneLine(" \n ") == "")
    #expect(ShortText.excerpt(String(repeating: "a", count: 40)).count == 40)
    #expect(ShortText.excerpt(String(repeating: "a", count: 41)) == String(repeating: "a", count: 40) + "…")
    #expect(ShortText.quoted("a\nb") == "'a b'")
  }

  @Test func columns() {
    #expect("ab".filled(to: 4) == "ab  ")
    #expect("ab".filled(to: 2) == "ab")
    #expect("ab".filled(to: 1) == "ab")
    #expect("ab".rightAligned(to: 4) == "  ab")
    #expect("ab".rightAligned(to: 1) == "ab")
    let words = [Severity.error, .warning, .information, .hint].map { $0.word }
    #expect(words == ["error", "warning", "note", "hint"])
  }

  @Test func catalogs() {
    let style = TerminalStyle(isTerminal: false, environment: [:])
    #expect(CatalogsPicture.line("card-names", count: 30_284, style: style) == "card-names          30284 entries")
    #expect(CatalogsPicture.line("a", count: 1, style: style, note: "old") == "a                       1 entry  old")
    #expect(
      CatalogsPicture.line("a name of 18 chars", count: 12_345_678, style: style)
        == "a name of 18 chars 12345678 entries")
  }

  @Test func colors() {
    func isColored(_ terminal: Bool, _ environment: [String: String], _ color: ColorChoice = .auto) -> Bool {
      TerminalStyle(isTerminal: terminal, environment: environment, color: color).isColored
    }
    #expect(isColored(true, [:]) && isColored(true, ["NO_COLOR": "", "TERM": "xterm"]))
    #expect(!isColored(false, [:]) && !isColored(true, ["NO_COLOR": "1"]) && !isColored(true, ["TERM": "dumb"]))
    #expect(isColored(false, ["NO_COLOR": "1", "TERM": "dumb"], .always) && !isColored(true, [:], .never))
    let style = TerminalStyle(isTerminal: true, environment: [:])
    #expect(style.bold("x") + style.dim("x") == "\u{1B}[1mx\u{1B}[m\u{1B}[2mx\u{1B}[m")
    #expect(style.red("x") + style.green("x") == "\u{1B}[31mx\u{1B}[m\u{1B}[32mx\u{1B}[m")
    #expect(style.yellow("x") + style.blue("x") == "\u{1B}[33mx\u{1B}[m\u{1B}[34mx\u{1B}[m")
    #expect(style.cyan("x") == "\u{1B}[36mx\u{1B}[m")
    #expect(TextStyle.found == TextStyle(nil, [.bold, .underlined]))
  }

  @Test func sizesOfTerminals() {
    func console(_ environment: [String: String]) -> Console {
      Console(
        input: LineReader(bytes: []), output: OutputBuffer { _ in }, errors: OutputBuffer { _ in },
        environment: environment)
    }
    #expect(console([:]).width == 80 && console([:]).height == nil)
    for (text, size) in [("1", 1), ("10000", 10_000), ("0", nil), ("10001", nil), ("-5", nil), ("x", nil)]
      as [(String, Int?)]
    {
      #expect(console(["COLUMNS": text]).width == size ?? 80)
      #expect(console(["LINES": text]).height == size)
    }
  }

  @Test func statuses() {
    let statuses: [FilterReports.ExitStatus] = [.clean, .negative, .failure, .refused, .interrupted]
    #expect(statuses.map { $0.rawValue } == [0, 1, 2, 3, 130])
    #expect(FilterReports.ExitStatus.statusOfSIGPIPE == 141)
  }
}

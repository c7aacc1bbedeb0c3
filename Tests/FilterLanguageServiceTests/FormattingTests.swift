import FilterAST
import FilterAnalysis
import FilterDocuments
import FilterExplanation
import FilterLanguageService
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@Suite struct FormattingTests {
  private func format(_ text: String, _ options: FormattingOptions = FormattingOptions()) -> String {
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    return document.source.edited(document.formattingEdits(options: options)).description
  }

  private func plain(_ style: FormattingOptions.Style = .tidy, width: Int = 0) -> FormattingOptions {
    FormattingOptions(style: style, lineWidth: width, insertsFinalNewline: false)
  }

  @Test func tidiesOneQuery() {
    let table = [
      ("t:elf", "t:elf"),
      ("  T:Elf   AND  C:g ", "t:Elf c:g"),
      ("a OR b", "a or b"),
      ("((a b)) c", "a b c"),
      ("( a or b ) c", "(a or b) c"),
      ("-( t:elf )", "-t:elf"),
      ("rograkh , son", "rograkh , son"),
      ("o:'a  b'   \"c  d\"", "o:'a  b' \"c  d\""),
      ("(order:cmc) t:elf", "(order:cmc) t:elf"),
      ("a(b)c", "a b c"),
      ("fire / ice", "fire / ice"),
      ("", ""),
      (",", ","),
    ]
    #expect(table.map { format($0.0, plain()) } == table.map(\.1))
  }

  /// The name of a field in quotes keeps its letters in every style; one without them is in lower case.
  @Test func quotedNamesKeepTheirLetters() {
    let vocabulary = Vocabulary(
      name: "orders",
      fields: [
        Field("ship_mode", aliases: ["ship mode"], .text, summary: "", phrase: ""),
        Field("state", .text, summary: "", phrase: ""),
      ])
    for style in [FormattingOptions.Style.tidy, .canonical, .lines] {
      let document = DocumentSnapshot("\"Ship Mode\":First   STATE:Open", vocabulary: vocabulary)
      let edited = document.source.edited(document.formattingEdits(options: plain(style))).description
      #expect(edited == "\"Ship Mode\":First state:Open", "\(style)")
    }
  }

  /// An `or` at the beginning of a line takes room like the terms.
  @Test func theWidthOfAConnective() {
    let query = "t:creature or -(bbb ccc)"
    #expect(format(query, plain(width: 15)) == "t:creature\n  or -(bbb ccc)")
    for width in 12...14 {
      #expect(format(query, plain(width: width)) == "t:creature\n  or -(bbb\n    ccc)", "\(width)")
    }
  }

  @Test func stylesOfNames() {
    let table = [
      ("color:rg", "color:rg", "c>=rg", "color>=rg"),
      ("T:Elf", "t:Elf", "t:Elf", "type:Elf"),
      ("-rarity:rare", "-rarity:rare", "-r=r", "-rarity=rare"),
      (
        "(c:g or cmc>3) -o:'a b'", "(c:g or cmc>3) -o:'a b'", "(c>=g or mv>3) -o:'a b'",
        "(color>=g or manavalue>3) -oracle:'a b'"
      ),
      ("mv:\"3\" (elf)", "mv:\"3\" elf", "mv:\"3\" elf", "mv:\"3\" elf"),
      ("foo:Bar ++", "foo:Bar ++", "foo:Bar ++", "foo:Bar ++"),
      ("pow>toughness", "pow>toughness", "pow>tou", "power>toughness"),
    ]
    for row in table {
      #expect(
        [format(row.0, plain()), format(row.0, plain(.short)), format(row.0, plain(.long))] == [row.1, row.2, row.3])
    }
  }

  @Test func damageStays() {
    let table = [
      ("T:Elf   or ", "T:Elf   or"),
      ("(t:elf  \n  c:g \n", "(t:elf\n  c:g\n"),
      ("o:\"draw  \n", "o:\"draw  \n"),
      ("a )  b  ", "a )  b"),
      ("  (#a) b  ", "  (#a) b"),
    ]
    #expect(table.map { format($0.0, plain()) } == table.map(\.1))
  }

  @Test func linesOfADocument() {
    #expect(
      format("# Elves  \r\nT:Elf  C:g\r\n   \r\n\r\n#\t\r\n a  \r\n     or b\r\n\r\n \r\n")
        == "# Elves\r\nt:Elf c:g\r\n\r\n\r\n#\r\na\r\n  or b\r\n")
    #expect(format("a  b") == "a b\n")
    #expect(format("a\r\nb") == "a\r\nb\r\n")
    #expect(format("a\n\n\n") == "a\n")
    #expect(format("   ") == "")
    #expect(format("\n\n\n") == "\n")
  }

  @Test func optionsForEnds() {
    let none = FormattingOptions(
      trimsTrailingWhitespace: false, insertsFinalNewline: false, trimsFinalNewlines: false)
    #expect(format("# x \n \na  b \n(a \n\n", none) == "# x \n \na b\n(a \n\n")
    #expect(format("a\n \n\n", FormattingOptions(trimsTrailingWhitespace: false)) == "a\n \n")
    #expect(format("a\n ", FormattingOptions(trimsTrailingWhitespace: false)) == "a\n \n")
    #expect(format("a", FormattingOptions(insertsFinalNewline: false)) == "a")
    #expect(format("a\n\n", FormattingOptions(trimsFinalNewlines: false)) == "a\n\n")
  }

  @Test func breaksStayWithoutWidth() {
    #expect(format("a\n or -(b\n     c)\n -d\n") == "a\n  or -(b\n    c)\n  -d\n")
    #expect(format("(a\n b)\n") == "a\n  b\n")
    #expect(format("a\n\tb\n", FormattingOptions(indentation: "\t")) == "a\n\tb\n")
    #expect(format("a\n b\n", FormattingOptions(indentation: "\t")) == "a\n\tb\n")
    // Text that would end or change the query is not used as indentation.
    #expect(format("a\n\tb\n", FormattingOptions(indentation: "")) == "a\n  b\n")
    #expect(format("a\n\tb\n", FormattingOptions(indentation: "x")) == "a\n  b\n")
    #expect(format("o:\"a\n     b\"\n") == "o:\"a\n     b\"\n")
  }

  @Test func layout() {
    let options = FormattingOptions(lineWidth: 24)
    #expect(format("t:creature\n c:g\n", options) == "t:creature c:g\n")
    #expect(
      format("t:creature (c:rg or id<=esper) -o:\"draw a card\"\n", options)
        == "t:creature\n  (c:rg or id<=esper)\n  -o:\"draw a card\"\n")
    #expect(
      format("t:creature (c:rg or id<=esper or pow>tou) x\r\n", options)
        == "t:creature\r\n  (c:rg\r\n    or id<=esper\r\n    or pow>tou)\r\n  x\r\n")
    #expect(
      format("t:creature c:rg or id<=esper mv>2 x or pow>tou\n", options)
        == "t:creature c:rg\n  or id<=esper mv>2 x\n  or pow>tou\n")
    #expect(format("o:\"a text that is long enough\"\n", options) == "o:\"a text that is long enough\"\n")
    #expect(format("a , b t:creature t:elf t:x\n", options) == "a ,\n  b\n  t:creature\n  t:elf\n  t:x\n")
    #expect(format("fire/ice t:creature t:elf t:x\n", options) == "fire/ice\n  t:creature\n  t:elf\n  t:x\n")
    #expect(format("🧝🧝🧝 🧝🧝🧝 🧝🧝🧝 🧝🧝🧝 🧝🧝🧝 x\n", options) == "🧝🧝🧝 🧝🧝🧝 🧝🧝🧝 🧝🧝🧝 🧝🧝🧝 x\n")
    #expect(
      format("t:creature t:elf t:wizard\n", FormattingOptions(lineWidth: 8, indentation: "\t"))
        == "t:creature\n\tt:elf\n\tt:wizard\n")
  }

  /// Carets and marks in unchanged text are not moved.
  @Test func editsAreSmall() {
    let document = DocumentSnapshot("t:elf   C:g ( a OR b )\n", vocabulary: .scryfall)
    #expect(
      document.formattingEdits().map(\.description) == [
        #"6..<9 -> "c""#, #"13..<14 -> """#, #"16..<18 -> "or""#, #"20..<21 -> """#,
      ])
  }

  @Test func rangesTouchWholeQueries() {
    let text = MarkedText("a  b\n①  c  d\n②#  x \n③a  b\n④#  \n⑤")
    let document = DocumentSnapshot(SourceText(text.text), vocabulary: .scryfall)
    func formatted(_ ranges: SourceRange?...) -> String {
      document.source.edited(document.formattingEdits(in: ranges.compactMap { $0 })).description
    }
    #expect(formatted(text.range(from: 1, to: 1)) == "a b\n  c d\n#  x \na  b\n#  \n")
    #expect(formatted(text.range(from: 1, to: 2)) == "a b\n  c d\n#  x \na  b\n#  \n")
    #expect(formatted(text.range(from: 2, to: 2)) == "a  b\n  c  d\n#  x\na  b\n#  \n")
    #expect(formatted(text.range(from: 3, to: 4)) == "a  b\n  c  d\n#  x \na b\n#  \n")
    #expect(
      formatted(text.range(from: 4, to: 4), text.range(from: 1, to: 2), text.range(from: 1, to: 1))
        == "a b\n  c d\n#  x \na  b\n#\n")
    #expect(formatted(text.range(from: 5, to: 5)) == text.text)
    #expect(formatted(SourceRange(start: -9, end: 99)) == "a b\n  c d\n#  x\na b\n#\n")
    #expect(formatted() == text.text)
  }

  @Test func everyCorpusQueryCanBeFormatted() {
    for query in CorpusQueries.valid where !query.hasPrefix("#") {
      // Every query can be formatted.
      let loose = "  \(query)   "
      #expect(format(loose, plain()) == format(query, plain()))
      #expect(!format(loose, plain(.long)).hasPrefix(" "))
    }
  }

  // MARK: Laws

  private static let optionSets = [
    FormattingOptions(), FormattingOptions(style: .short), FormattingOptions(style: .long, lineWidth: 12),
    FormattingOptions(lineWidth: 1, indentation: "\t"), FormattingOptions(lineWidth: 30),
    FormattingOptions(
      lineWidth: 20, indentation: " ", trimsTrailingWhitespace: false, insertsFinalNewline: false,
      trimsFinalNewlines: false),
    FormattingOptions(trimsTrailingWhitespace: false, insertsFinalNewline: true, trimsFinalNewlines: true),
  ]

  private func comments(_ document: DocumentSnapshot) -> [String] {
    (0..<document.lines.lineCount).filter { document.layout.kind(ofLine: $0) == .comment }.map {
      document.source[document.lines.content(ofLine: $0)].trimmingSuffix
    }
  }

  private func law(_ source: SourceText, _ options: FormattingOptions) -> String? {
    let before = DocumentSnapshot(source, vocabulary: .scryfall)
    let edits = before.formattingEdits(options: options)
    for (left, right) in zip(edits, edits.dropFirst()) where left.range.end >= right.range.start {
      return "edits meet: \(left), \(right)"
    }
    for edit in edits where source[edit.range] == edit.replacement { return "an edit for nothing: \(edit)" }
    guard let text = source.applying(edits) else { return "edits out of order" }
    let after = DocumentSnapshot(text, vocabulary: .scryfall)
    let again = after.formattingEdits(options: options)
    if !again.isEmpty { return "not at rest: \(text) then \(again)" }
    if comments(before) != comments(after) { return "comments changed: \(text)" }
    if before.queries.count != after.queries.count { return "\(after.queries.count) queries: \(text)" }
    for (old, new) in zip(before.queries, after.queries) {
      let (old, new) = (old.analysis.parsed, new.analysis.parsed)
      if old.outcome != new.outcome { return "\(old.outcome) became \(new.outcome): \(new.source)" }
      if options.style == .tidy, old.query != new.query { return "another meaning: \(new.source)" }
      if old.query?.leaves.count != new.query?.leaves.count { return "other terms: \(new.source)" }
      if let left = old.query, let right = new.query,
        Vocabulary.scryfall.key(of: left) != Vocabulary.scryfall.key(of: right)
      {
        return "another key: \(new.source)"
      }
    }
    if before.formattingEdits(in: source.range, options: options) != edits { return "the whole as a range differs" }
    return nil
  }

  @Test func documentsKeepTheirMeaning() {
    for (number, options) in Self.optionSets.enumerated() {
      let failure = checkProperty(
        "formatting keeps the meaning and comes to rest, options \(number)", cases: PropertyCases.count(long: 150),
        seed: PropertyCases.seed(default: 41), generate: { RandomDocument.text(lines: 6, using: &$0) },
        shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
        law: { law(SourceText($0), options) })
      #expect(failure == nil)
    }
  }

  @Test func anyBytes() {
    let failure = checkProperty(
      "formatting any bytes", cases: PropertyCases.count(long: 600), seed: PropertyCases.seed(default: 42),
      generate: { RandomDocument.bytes(using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.bytes)" }, law: { law($0, FormattingOptions(lineWidth: 10)) })
    #expect(failure == nil)
  }

  @Test func rangesStayWithinTheirLines() {
    struct Case {
      let text: String
      let ranges: [SourceRange]
    }
    let failure = checkProperty(
      "a range is formatted within the lines of what it touches", cases: PropertyCases.count(long: 400),
      seed: PropertyCases.seed(default: 43),
      generate: { random in
        let text = RandomDocument.text(lines: 6, using: &random)
        let ranges = (0..<(1 + random.below(3))).map { _ in
          SourceRange(at: random.below(text.utf8.count + 1) - 1).union(
            SourceRange(at: random.below(text.utf8.count + 2)))
        }
        return Case(text: text, ranges: ranges)
      },
      shrink: { value in RandomText.shrinks(of: value.text).map { Case(text: $0, ranges: value.ranges) } },
      describe: { "\($0.text.debugDescription) \($0.ranges)" },
      law: { value in
        let document = DocumentSnapshot(SourceText(value.text), vocabulary: .scryfall)
        let options = FormattingOptions(lineWidth: 10)
        let edits = document.formattingEdits(in: value.ranges, options: options)
        guard document.source.applying(edits) != nil else { return "edits out of order" }
        var parts: Set<TextEdit> = []
        for range in value.ranges {
          let range = range.clamped(to: document.source.range)
          var area = SourceRange(
            start: document.lines.range(ofLine: document.lines.line(of: range.start)).start,
            end: document.lines.range(ofLine: document.lines.line(of: range.end)).end)
          for query in document.queries(touching: area) { area = area.union(query.range) }
          let own = document.formattingEdits(in: range, options: options)
          for edit in own where !area.encloses(edit.range) { return "\(edit) leaves \(area)" }
          parts.formUnion(own)
        }
        // Adjacent edits are merged, so the edits of each range must be there only for a single range.
        if value.ranges.count == 1, parts != Set(edits) { return "one range differs from a list of one" }
        let all = document.formattingEdits(in: [document.source.range] + value.ranges, options: options)
        return all == document.formattingEdits(options: options) ? nil : "ranges within the whole add something"
      })
    #expect(failure == nil)
  }

  @Test func deepAndLongTexts() {
    let deep = String(repeating: "(", count: 1_000) + "a" + String(repeating: ")", count: 1_000)
    let long = String(repeating: "t:elf  or ", count: 2_000) + "x"
    for text in [deep, long, String(repeating: "(a b)", count: 1_000), String(repeating: "\"", count: 9_999)] {
      for options in Self.optionSets {
        let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
        let result = document.source.edited(document.formattingEdits(options: options))
        #expect(DocumentSnapshot(result, vocabulary: .scryfall).formattingEdits(options: options).isEmpty)
      }
    }
  }
}

extension String {
  fileprivate var trimmingSuffix: String {
    var text = Substring(self)
    while let last = text.unicodeScalars.last, last.properties.isWhitespace, last.value < 0x80 {
      text.unicodeScalars.removeLast()
    }
    return String(text)
  }
}

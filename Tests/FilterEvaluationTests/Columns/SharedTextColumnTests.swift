import FilterRegex
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Rows that share texts are found like rows with texts of their own.
@Suite struct SharedTextColumnTests {
  private static let words = ["/health", "/orders", "Draw", "draw a card", "Lim-Dûl", "", "a/b", "x~y"]

  private func content(
    _ texts: [String?], from rows: Int, isCollated: Bool = false, hasWords: Bool = false, refersToItself: Bool = false
  ) -> Column.Content {
    var builder = TextColumnBuilder(
      isCollated: isCollated, hasWords: hasWords, refersToItself: refersToItself, rowsUntilSharing: rows)
    for text in texts { builder.append(text, selfReferring: refersToItself ? text : nil) }
    return builder.content()
  }

  /// The distinct texts of a shared column in their order; nil for a column in which each row has its own.
  private func distinct(_ content: Column.Content) -> [String]? {
    guard case .sharedTexts(let column) = content else { return nil }
    return (0..<column.texts.literal.count).map {
      String(decoding: column.texts.literal.bytes[column.texts.literal.range(of: $0)], as: UTF8.self)
    }
  }

  private static let tests: [TextTest] = {
    var tests = ["d", "draw", "/", "a/b", "zz", "lim-dûl", "~"].map {
      TextTest(field: 0, kind: .contains, needle: Array($0.utf8), isSelfReferring: false)
    }
    tests.append(TextTest(field: 0, kind: .containsWords, needle: Array("draw".utf8), isSelfReferring: false))
    tests.append(TextTest(field: 0, kind: .containsCollated, needle: Array("limdul".utf8), isSelfReferring: false))
    for pattern in ["^$", "^/", "draw|a", ".", "[^a]b$"] {
      guard let regex = try? CompiledRegex(RegexSyntax(parsing: pattern)) else { continue }
      tests.append(TextTest(field: 0, kind: .matches(regex), needle: [], isSelfReferring: false))
    }
    return tests
  }()

  @Test func findsTheSame() {
    let failure = checkProperty(
      "shared texts are found like others", cases: PropertyCases.count(long: 300),
      seed: PropertyCases.seed(default: 182),
      generate: { random in
        (0..<random.below(200)).map { _ in random.chance(6) ? nil : random.pick(Self.words)! }
      },
      shrink: { texts in texts.isEmpty ? [] : [Array(texts.dropLast()), Array(texts.dropFirst())] },
      describe: { "\($0)" },
      law: { (texts: [String?]) in
        let plain = content(texts, from: .max, isCollated: true, hasWords: true)
        let shared = content(texts, from: 40, isCollated: true, hasWords: true)
        guard case .texts = plain else { return "texts are shared that should not be" }
        if texts.count > 100, distinct(shared) == nil { return "texts are not shared" }
        let (one, other) = (column(plain, of: texts), column(shared, of: texts))
        for test in Self.tests { if let fault = fault(test, one, other) { return fault } }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// So many texts and rows that rows are looked up together, and rows of a set one by one.
  @Test func manyTexts() {
    var random = SeededGenerator(seed: 184)
    let texts = (0..<6_000).map { _ in random.chance(3) ? nil : Optional("Draw \(random.below(900)) a/b") }
    let plain = column(content(texts, from: .max, isCollated: true, hasWords: true), of: texts)
    let shared = column(content(texts, from: 1_000, isCollated: true, hasWords: true), of: texts)
    #expect(shared.sharesTexts)
    for needle in ["1", "77", "draw 899 ", "899", "zz"] {
      for kind in [TextTest.Kind.contains, .containsWords] {
        let test = TextTest(field: 0, kind: kind, needle: Array(needle.utf8), isSelfReferring: false)
        #expect(fault(test, plain, shared) == nil)
        var (one, other) = (TextProbe(test), TextProbe(test))
        let few = Bitset(size: texts.count, rows: stride(from: 5, to: texts.count, by: 500))
        #expect(shared.rows(&other, among: few) == plain.rows(&one, among: few))
      }
    }
  }

  private func column(_ content: Column.Content, of texts: [String?]) -> Column {
    Column(isOfVariant: false, base: texts.count, owners: [], content: content)
  }

  private func fault(_ test: TextTest, _ plain: Column, _ shared: Column) -> String? {
    var (one, other) = (TextProbe(test), TextProbe(test))
    let expected = plain.rows(&one)
    if shared.rows(&other) != expected { return "\(test): other rows" }
    if shared.firstRows(&other, limit: 3) != plain.firstRows(&one, limit: 3) { return "\(test): other first rows" }
    let some = Bitset(size: plain.base, rows: (0..<plain.base).filter { $0 % 3 != 0 })
    if shared.rows(&other, among: some) != plain.rows(&one, among: some) { return "\(test): other rows among some" }
    for row in 0..<plain.base where shared.passes(row, probe: &other) != expected.contains(row) {
      return "\(test): row \(row) alone"
    }
    return nil
  }

  private static func repeated(_ texts: [String?], _ count: Int) -> [String?] {
    (0..<count).map { texts[$0 % texts.count] }
  }

  @Test func whenTextsAreShared() {
    let paths = Self.repeated(["/A", "/b", nil], 30)
    #expect(distinct(content(paths, from: 12)) == ["/a", "/b"])
    // Few rows, and rows that name themselves.
    #expect(distinct(content(paths, from: 31)) == nil)
    #expect(distinct(content(paths, from: 12, refersToItself: true)) == nil)
    // Texts that are rarely repeated at first, or only at first.
    let different = (0..<40).map { Optional("\($0)") }
    #expect(distinct(content(different, from: 12)) == nil)
    #expect(distinct(content(paths + different, from: 12)) == nil)
    #expect(distinct(content(Self.repeated(["/a"], 60) + different, from: 12))?.count == 41)
    #expect(distinct(content(Self.repeated([nil], 20), from: 12)) == [])
    #expect(distinct(content([], from: 0)) == nil)
    // Tried again whenever the rows doubled, and at the end.
    #expect(distinct(content(different + Self.repeated(["/a", "/b"], 130), from: 12))?.count == 42)
    #expect(distinct(content(Self.repeated(different, 80), from: 12))?.count == 40)
  }

  /// Texts are equal if they are searched alike: the same in lower case, and by letters and digits.
  @Test func whichTextsAreEqual() {
    let texts = Self.repeated(["Élan", "élan", "elan", "e-lan", "E-LAN"], 50)
    #expect(distinct(content(texts, from: 20, isCollated: true)) == ["élan", "elan", "e-lan"])
  }

  @Test func rowsOfTheirOwnComeBack() throws {
    let texts = Self.repeated(["/A", nil, "/b"], 24) + (0..<80).map { Optional("Draw \($0)") }
    let content = content(texts, from: 12, isCollated: true, hasWords: true)
    guard case .texts(let column) = content else {
      Issue.record("texts are shared")
      return
    }
    for (row, text) in texts.enumerated() {
      #expect(column.present.contains(row) == (text != nil))
      let bytes = column.literal.bytes[column.literal.range(of: row)]
      #expect(String(decoding: bytes, as: UTF8.self) == (text ?? "").lowercased())
    }
    #expect(column.words?.count("draw") == 80)
    #expect(column.collated.count == texts.count)
  }

  /// A store keeps sharing when it is prepared and opened again.
  @Test func prepared() throws {
    var random = SeededGenerator(seed: 183)
    let toys = (0..<120).map { _ in RandomToys.toy(&random) }
    let store = ColumnStore(sharingTextsOf: toys)
    let shared = store.columns.indices.filter {
      if case .sharedTexts = store.columns[$0]?.content { true } else { false }
    }
    #expect(!shared.isEmpty)
    let bytes = store.prepared(for: Toy.list)
    let opened = try bytes.withUnsafeBytes { try ColumnStore(prepared: $0, for: Toy.list) }
    #expect(opened.prepared(for: Toy.list) == bytes)
    for text in ["t:rat", "-t:god", "path:/src", "n:ma", "t:/o/ -n:x"] {
      let plan = Toy.list.plan(text)
      #expect(opened.run(plan) == store.run(plan), "\(text)")
    }
    for index in shared {
      guard case .sharedTexts = opened.columns[index]?.content else {
        Issue.record("column \(index) shares no texts any more")
        continue
      }
    }
  }
}

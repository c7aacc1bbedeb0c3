import FilterAST
import FilterAnalysis
import FilterEvaluation
import FilterItems
import FilterLanguageService
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// Law 14: what is written in another way finds the same records, among them some with many values, without values and
/// with values of other kinds.
///
/// A plain run tries 150 queries, `FILTERQ_LONG=1` 7,500, `FILTERQ_CASES=34000` a hundred thousand.
@Suite struct RewritingTests {
  /// The vocabularies of one list: as inferred, as written by hand, and in the syntax of cards.
  enum Reading: CaseIterable {
    case inferred
    case written
    case cards
  }

  private static let records: [String] = {
    var random = SeededGenerator(seed: 50)
    func pick(_ values: [String]) -> String { values[random.below(values.count)] }
    func list(_ values: [String]) -> String {
      "[" + (0..<random.below(4)).map { _ in pick(values) }.joined(separator: ",") + "]"
    }
    func member(_ name: String, _ value: String, _ chance: Int) -> String {
      random.chance(chance) ? ",\"\(name)\":\(value)" : random.chance(30) ? ",\"\(name)\":null" : ""
    }
    let numbers = ["1", "2", "3", "4", "5", "2.5", "-1", "0"]
    let words = ["\"red\"", "\"green\"", "\"dark red\"", "\"blue\"", "\"\""]
    let days = ["\"2024-01-01\"", "\"2024-02-29\"", "\"2025-03-01\"", "\"2026-12-31\""]
    return (0..<90).map { id in
      let lines = (0..<random.below(4)).map { _ in
        "{\"sku\":\(pick(["\"ax\"", "\"bx\"", "\"ab\""]))" + member("price", pick(numbers), 85)
          + member("marks", list(words), 60) + "}"
      }
      return "{\"id\":\(id)" + member("n", pick(numbers), 80) + member("lv", list(numbers), 85)
        + member("tags", list(words), 85) + member("state", pick(["\"open\"", "\"closed\"", "\"draft\""]), 85)
        + member("d", pick(days), 80) + member("due", list(days), 70)
        + member("o", pick(numbers + ["\"n/a\"", "\"many\""]), 90)
        + member("ver", list(["\"1.2\"", "\"1.10\"", "\"2.0\""]), 70) + member("ok", pick(["true", "false"]), 80)
        + member("lines", "[" + lines.joined(separator: ",") + "]", 85) + "}"
    }
  }()

  private static func vocabulary(_ reading: Reading, _ path: String) throws -> Vocabulary {
    if reading == .inferred { return try Vocabulary.inferred(from: ItemSource(path: path)) }
    let syntax = reading == .cards ? #""syntax": "cards","# : ""
    return try Vocabulary(
      json: #"""
        {"name": "x", \#(syntax) "fields": [
          {"name": "n", "kind": "number", "multiplicity": "optional", "isColumn": true, "comparesColumns": true},
          {"name": "lv", "kind": "number", "multiplicity": "many"}, {"name": "o", "kind": "number", "multiplicity": "optional"},
          {"name": "tags", "kind": "catalog", "multiplicity": "many"},
          {"name": "state", "kind": "ordered-enumeration", "multiplicity": "optional", "values": ["draft", "open", "closed"]},
          {"name": "d", "kind": "date", "multiplicity": "optional"}, {"name": "due", "kind": "date", "multiplicity": "many"},
          {"name": "ver", "kind": "version", "multiplicity": "many"},
          {"name": "ok", "kind": "boolean", "multiplicity": "optional"}]}
        """#)
  }

  @Test(arguments: Reading.allCases)
  func whatIsWrittenInAnotherWayFindsTheSame(_ reading: Reading) throws {
    let folder = try TemporaryFolder()
    let file = try ItemFile(folder.write("records.jsonl", Self.records.joined(separator: "\n") + "\n"))
    let vocabulary = try Self.vocabulary(reading, file.name)
    let collection = try ItemCollection(reading: [file], vocabulary: vocabulary)
    let texts = RandomTexts(reading: reading)
    var sizes: Set<Int> = []
    let list = collection.list
    let law = RewritingLaw(vocabulary: list.vocabulary) { collection.store.run(list.plan($0)).rows() }
    let failure = checkProperty(
      "rewriting, \(reading)",
      cases: TestTier.isLong ? PropertyCases.count(long: 2_500) : PropertyCases.count(long: 500),
      seed: PropertyCases.seed(default: 14),
      generate: { random in texts.query(depth: 0, &random) },
      shrink: { text in
        vocabulary.parse(text).query.map { RandomQuery.shrinks(of: $0).map { $0.canonicalText } } ?? []
      }, describe: { $0 },
      law: { text in
        sizes.insert(law.rows(text).count)
        return law.check(text)
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    if PropertyCases.only == nil, failure == nil {
      #expect(sizes.count > TestTier.size(10, long: 20), "\(sizes.sorted())")
    }
  }

  /// A certain fix of a text with typing errors: the same records, or the text before was refused.
  @Test(arguments: Reading.allCases)
  func certainFixesOfDamagedQueriesChangeNoAnswer(_ reading: Reading) throws {
    let folder = try TemporaryFolder()
    let file = try ItemFile(folder.write("records.jsonl", Self.records.joined(separator: "\n") + "\n"))
    let vocabulary = try Self.vocabulary(reading, file.name)
    let collection = try ItemCollection(reading: [file], vocabulary: vocabulary)
    let texts = RandomTexts(reading: reading)
    let list = collection.list
    let law = RewritingLaw(vocabulary: list.vocabulary) { collection.store.run(list.plan($0)).rows() }
    let failure = checkProperty(
      "certain fixes, \(reading)", cases: PropertyCases.count(long: 5_000), seed: PropertyCases.seed(default: 15),
      generate: { random in
        let text = texts.query(depth: 1, &random)
        return DamagedText.damaged(text, using: &random)
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { "`\($0)`" }, law: { law.checkFixes($0) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}

/// The rewritings of one query.
private struct RewritingLaw {
  let vocabulary: Vocabulary
  let rows: (String) -> [Int]

  /// The first rewriting that finds other records; nil if there is none. A query of lists with an error finds nothing, and
  /// is not rewritten.
  func check(_ text: String) -> String? {
    let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
    guard let tree = query.parsed.query, query.parsed.outcome == .valid else { return nil }
    if vocabulary.isOfLists, query.leaves.contains(where: { $0.error != nil }) { return nil }
    let expected = rows(text)
    func difference(_ what: String, _ other: String) -> String? {
      let found = rows(other)
      return found == expected ? nil : "\(what): `\(other)` finds \(found.count) records, not \(expected.count)"
    }
    let printed: [(String, FilterQuery<FilterTerm>)] = [
      ("printed", tree), ("long", vocabulary.canonical(tree)), ("short", vocabulary.canonical(tree, names: .short)),
      ("simplified", tree.simplified(in: vocabulary).query),
    ]
    for (what, query) in printed {
      for style in [PrintingStyle.canonical, .lines(width: 16)] {
        if let reason = difference(what, QueryPrinter(style: style).print(query)) { return reason }
      }
    }
    if let reason = difference("tidied", SourceTidier().tidied(query.parsed).description) { return reason }
    let needless = [LogicDiagnosticKind.duplicateTerm, .redundantTerm, .alwaysTrue].map { $0.id }
    for diagnostic in query.diagnostics {
      for fix in diagnostic.fixes where needless.contains(diagnostic.id) || query.isCertain(fix, of: diagnostic) {
        // A term that could not be read says nothing until it is mended.
        if !needless.contains(diagnostic.id), diagnostic.severity == .error { continue }
        guard let fixed = fix.applied(to: query.source) else { return "\(fix) cannot be applied" }
        if let reason = difference("\(diagnostic.id): \(fix.title)", fixed.description) { return reason }
      }
    }
    return actions(text, difference)
  }

  /// The first certain fix of a text that is not refused which finds other records.
  func checkFixes(_ text: String) -> String? {
    let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
    let diagnostics = query.diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) { return nil }
    if !vocabulary.isOfLists, !query.leaves.isEmpty, query.leaves.allSatisfy({ $0.error != nil }) { return nil }
    for diagnostic in diagnostics {
      for fix in diagnostic.fixes where query.isCertain(fix, of: diagnostic) {
        guard let fixed = fix.applied(to: query.source)?.description else { return "\(fix) cannot be applied" }
        if rows(fixed) != rows(text) { return "\(diagnostic.id) of `\(text)`: `\(fixed)`" }
      }
    }
    return nil
  }

  /// The refactorings at some places of some texts: each is applied and analyzed again before it is offered.
  private func actions(_ text: String, _ difference: (String, String) -> String?) -> String? {
    if text.utf8.count % 6 != 0 { return nil }
    let document = DocumentSnapshot(SourceText(text), vocabulary: vocabulary)
    let kinds: Set<CodeActionKind> = [.refactorRewrite, .refactorExtract, .refactorInline, .sourceOrganizeTerms]
    for offset in stride(from: 0, through: text.utf8.count, by: 12) {
      for action in document.codeActions(in: SourceRange(at: offset), kinds: kinds)
      where !action.title.hasPrefix("Negate") && !action.title.hasPrefix("Remove the negation") {
        guard let changed = document.source.applying(action.edits) else { return "'\(action)' cannot be applied" }
        if let reason = difference("\(action)", changed.description) { return reason }
      }
    }
    return nil
  }
}

/// Random texts of queries over the records.
private struct RandomTexts {
  let reading: RewritingTests.Reading

  private static let numbers = ["1", "2", "3", "4", "5", "2.5", "0", "-1"]
  private static let words = ["red", "green", "\"dark red\"", "blue", "dark"]
  private static let days = ["2024-01-01", "2024-02", "2024", "2025-03-01", "2026"]
  private static let versions = ["1.2", "1.10", "2.0", "1"]

  private var isOfLists: Bool { reading != .cards }

  func query(depth: Int, _ random: inout SeededGenerator) -> String {
    if depth == 3 || random.chance(depth * 25) { return operand(&random) }
    let operands = (0..<(1 + random.below(3))).map { _ in query(depth: depth + 1, &random) }
    let text = operands.joined(separator: random.chance(60) ? " " : " or ")
    if depth == 0 { return text }
    return (random.chance(30) ? "-(" : "(") + text + ")"
  }

  private func operand(_ random: inout SeededGenerator) -> String {
    let minus = random.chance(25) ? "-" : ""
    if !isOfLists, random.chance(6) { return minus + ["zz:1", "n:big", "tags>red"][random.below(3)] }
    if reading == .inferred, random.chance(20) {
      let terms = (0..<(1 + random.below(3))).map { _ in
        random.chance(50)
          ? "price" + relation(Self.numbers, &random)
          : ["sku=ax", "sku!=ab", "marks!=red", "has:price"][random.below(4)]
      }
      return minus + "lines:(" + terms.joined(separator: random.chance(70) ? " " : " or ") + ")"
    }
    return minus + term(&random)
  }

  private func term(_ random: inout SeededGenerator) -> String {
    switch random.below(reading == .inferred ? 10 : 9) {
    case 0: return "n" + relation(Self.numbers, &random)
    case 1: return "lv" + relation(Self.numbers, &random)
    case 2: return "tags" + word(Self.words, &random)
    case 3:
      return "state"
        + (reading == .inferred
          ? word(["open", "closed", "draft"], &random) : relation(["open", "closed", "draft"], &random))
    case 4: return "d" + relation(Self.days, &random)
    case 5: return "due" + relation(Self.days, &random)
    case 6: return reading == .inferred ? "o" + word(Self.numbers, &random) : "o" + relation(Self.numbers, &random)
    case 7: return "ver" + relation(Self.versions, &random)
    case 8:
      if isOfLists, random.chance(40) {
        return ["has:", "no:"][random.below(2)] + ["n", "lv", "tags", "state", "due", "ver"][random.below(6)]
      }
      return "ok" + [":", "="][random.below(2)] + ["true", "false"][random.below(2)]
    default: return "lines.price" + relation(Self.numbers, &random)
    }
  }

  /// An operator of ordered values with one or more of them.
  private func relation(_ values: [String], _ random: inout SeededGenerator) -> String {
    func pick() -> String { values[random.below(values.count)] }
    let plain = [":", "=", "!=", "<", "<=", ">", ">="][random.below(7)] + pick()
    if !isOfLists || random.chance(40) { return plain }
    let sign = [":", "=", "!="][random.below(3)]
    switch random.below(9) {
    case 0: return sign + pick() + "," + pick()
    case 1: return sign + "(" + pick() + " or " + pick() + ".." + pick() + ")"
    case 2: return sign + "(" + pick() + " -" + pick() + ")"
    case 3: return sign + "{" + pick() + " TO " + pick() + ["]", "}"][random.below(2)]
    case 4: return sign + pick() + ".."
    case 5: return sign + ".." + pick()
    case 6: return sign + "[" + pick() + " TO *}"
    default: return sign + pick() + ".." + pick()
    }
  }

  /// An operator of texts with one or more of them.
  private func word(_ values: [String], _ random: inout SeededGenerator) -> String {
    func pick() -> String { values[random.below(values.count)] }
    if !isOfLists { return [":", "="][random.below(2)] + pick() }
    switch random.below(8) {
    case 0: return [":", "=", "!="][random.below(3)] + pick() + "," + pick()
    case 1: return [":", "="][random.below(2)] + "(" + pick() + " -" + pick() + ")"
    case 2: return "~" + pick()
    case 3: return ["=", "!="][random.below(2)] + "r*"
    case 4: return ["=~", "!~"][random.below(2)] + "re"
    default: return [":", "=", "!="][random.below(3)] + pick()
    }
  }
}

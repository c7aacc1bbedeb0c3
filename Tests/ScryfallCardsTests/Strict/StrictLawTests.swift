import FilterAST
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// What holds for any text.
@Suite struct StrictLawTests {
  /// Pieces of queries that, put together, make every rule fire.
  private static let pieces = [
    "t", "pow", "mv", "year", "cn", "c", "m", "o", "date", "order", "foo", "is", ":", "=", "<", ">", "!=", ">=", "<=",
    "!", "-", "\"", "'", "/", "(", ")", " ", " ", ",", ".", "1", "x", "tou", "even", "2020", "{", "}", "w", "elf", "or",
    "and", "++", "@@", "*", "\\", "é", "\u{201C}", "\u{2019}", "cmc", "\u{1F9DD}", "★",
  ]

  private static func law(_ source: SourceText) -> String? {
    let reading = QueryReading(strict: source)
    var last = 0
    for term in reading.filter?.leaves ?? [] {
      if !source.range.encloses(term.range) || term.range.isEmpty { return "term at \(term.range)" }
      if term.range.start < last { return "terms overlap at \(term.range)" }
      last = term.range.end
    }
    last = 0
    for term in reading.ignored {
      if !source.range.encloses(term.range) || term.text != source[term.range] { return "ignored at \(term.range)" }
      if term.range.start < last || term.reason.isEmpty { return "ignored at \(term.range)" }
      last = term.range.end
    }
    if let refusal = reading.refusal {
      if !source.range.encloses(refusal.range) { return "refusal at \(refusal.range)" }
      if reading.filter != nil { return "refused and read" }
    } else if reading.filter == nil {
      return "neither refused nor read"
    }
    if reading.filter?.flattened() != reading.filter { return "not flat" }
    _ = reading.revealsExtras
    return nil
  }

  @Test func anyPiecesCanBeRead() {
    let failure = checkProperty(
      "the strict reading is total, with ranges in the text", cases: PropertyCases.count(long: 4_000),
      seed: PropertyCases.seed(default: 11),
      generate: { generator in
        (0..<Int.random(in: 0...24, using: &generator)).map { _ in
          Self.pieces.randomElement(using: &generator) ?? ""
        }
      },
      shrink: { shorterArrays($0) }, describe: { $0.joined() }, law: { Self.law(SourceText($0.joined())) })
    #expect(failure == nil)
  }

  @Test func anyBytesCanBeRead() {
    let failure = checkProperty(
      "the strict reading takes any bytes", cases: PropertyCases.count(long: 1_000),
      seed: PropertyCases.seed(default: 12), generate: { randomBytes(&$0, pieces: 40) }, shrink: { shorterArrays($0) },
      describe: { "\($0)" }, law: { Self.law(SourceText(bytes: $0)) })
    #expect(failure == nil)
  }

  @Test func longTextsAreCut() {
    let rows: [String] = [
      "(", ")", "-(", "-", "\"", "o:/", "o:\"", "pow=1", "pow=x", "{", "a-\"", "o:/a/ ", "c:\u{201C}",
    ]
    for piece in rows {
      let text = String(repeating: piece, count: 20_000)
      #expect(Self.law(SourceText(text)) == nil, "\(piece)")
    }
  }

  @Test func ownQueriesCanBeRead() throws {
    for query in try OwnCorpus.all() { #expect(Self.law(SourceText(query)) == nil, "\(query)") }
  }

  @Test(.needsShared(SharedFolder.queriesFile))
  func realQueriesCanBeRead() throws {
    for query in try SharedFolder.queries() { #expect(Self.law(SourceText(query)) == nil, "\(query)") }
  }

  @Test func soundOwnQueriesReadAlike() throws {
    #expect(try expectAlike(OwnCorpus.valid()) > 50)
  }

  @Test(.needsShared(SharedFolder.queriesFile))
  func soundRealQueriesReadAlike() throws {
    #expect(try expectAlike(SharedFolder.queries()) > 500)
  }

  /// Where nothing is peculiar about a query, the strict reading is the plain one. Returns how many such queries there
  /// are.
  private func expectAlike(_ queries: [String]) throws -> Int {
    var compared = 0
    for query in queries {
      let analyzed = AnalyzedQuery(parsing: query, vocabulary: .scryfall)
      guard query.unicodeScalars.count < 1_000,
        analyzed.diagnostics.allSatisfy({ $0.severity == .information || $0.severity == .hint })
      else { continue }
      let plain = QueryReading(analyzed)
      guard plain.ignored.isEmpty, plain.filter != nil, !isPeculiar(plain, query) else { continue }
      compared += 1
      let strict = QueryReading(strict: query)
      #expect(printed(strict) == printed(plain), "\(query)")
    }
    return compared
  }

  /// Whether a query has a word that the strict reading tidies, or a keyword that its list lacks, or a field that it
  /// lacks.
  private func isPeculiar(_ plain: QueryReading, _ query: String) -> Bool {
    let leaves = plain.filter?.leaves ?? []
    return leaves.contains { term in
      guard case .condition(let condition) = term.content else { return true }
      switch condition {
      // The service refuses a minus before an exact name.
      case .name(exact: true, _) where term.polarity == .negative: return true
      case .name(exact: _, let value):
        return value.text.isEmpty || value.form == .bare && value.text.contains { ",-!{".contains($0) }
          || StrictReader.collatesToNothing(value.text)
      case .unlisted(let field, _, _): return Vocabulary.scryfall[field].name == "keyword"
      // A field of the home dialect that the service does not have.
      case .number(let field, _, _): return Vocabulary.scryfall[field].name == "defense"
      default: return false
      }
    }
  }
}

import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

/// A mutated vocabulary file is read or refused with a position, and a vocabulary that was read supports every
/// operation.
@Suite(.longTier) struct VocabularyMutationTests {
  /// Replacement values: of the wrong type, out of range, nested, and those that other mutations need.
  private static let values = [
    "null", "true", "0", "-1", "99999999999999999999", "1e999", "2147483648", "9223372036854775807", "\"\"", "\"x\"",
    "\"\\u0000\"", "\"\\ud800\"", "\"e\\u0301\"", "\"\u{E9}\"", "\"{is}\"", "\"{value} {is|a|b} {s}\"", "\"{is|\"",
    "[]", "{}",
    "[[]]", "[\"x\", \"x\"]", "[\"-\", \"_\", \" \"]", "[\"even\"]", "[\":\", \"=\"]", "[\">=\"]", "\"number\"",
    "\"colors\"",
    "\"date\"", "\"year\"", "\"cost\"", "\"devotion\"", "\"uuid\"", "\"flag\"", "\"absent-flag\"", "\"directive\"",
    "\"ordered-enumeration\"", "\"catalog\"", "\"number-or-text\"", "\"text\"", "\"many\"", "\"one\"", "\"optional\"",
    "\"per-part\"", String(repeating: "[", count: 80),
  ]

  private static let files: [[UInt8]] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let examples = ["issues", "people"].compactMap {
      try? Data(contentsOf: root.appending(path: "Examples/Vocabularies/\($0).json"))
    }
    return examples.map { Array($0) } + [Array(small.utf8)]
  }()

  /// A minimal vocabulary with every kind of field.
  private static let small = """
    {"name": "small", "item": "card", "nameField": "name", "zeroWords": ["x"], "dayWords": ["now"], "bareSymbols": "wx",
     "limits": {"queryCharacters": 100, "regexes": 2, "number": 5000000000},
     "symbols": [{"code": "W", "kind": "color"}, {"code": "X", "kind": "variable", "halves": null}],
     "catalogs": [{"name": "sets", "values": ["abc", {"text": "def", "aliases": ["d"]}]}], "externalCatalogs": ["names"],
     "palettes": [{"name": "p", "colors": [{"letter": "r", "name": "red"}, {"letter": "g", "name": "green"}],
       "nicknames": [{"name": "gruul", "letters": "rg"}], "countWords": [{"word": "both", "count": 2}],
       "noneWords": ["c"], "manyWords": ["m"], "anyWords": ["any"]}],
     "fields": [
       {"name": "name", "kind": "text", "regex": true, "catalogs": ["names"], "summary": "", "phrase": "are called {is}"},
       {"name": "pow", "kind": "number", "aliases": ["power"], "comparesColumns": true, "isColumn": true,
        "values": ["even", "odd"], "summary": ""},
       {"name": "tou", "kind": "number-or-text", "isColumn": true, "whole": true, "summary": ""},
       {"name": "year", "kind": "year", "category": "d", "summary": ""},
       {"name": "date", "kind": "date", "category": "d", "catalogs": ["sets"], "summary": ""},
       {"name": "c", "kind": "colors", "palette": "p", "colon": ">=", "summary": ""},
       {"name": "m", "kind": "cost", "colon": ">=", "summary": ""}, {"name": "dev", "kind": "devotion", "summary": ""},
       {"name": "r", "kind": "ordered-enumeration", "values": [{"text": "common", "aliases": ["k"]}, "rare"], "summary": ""},
       {"name": "f", "kind": "enumeration", "multiplicity": "many", "summary": "",
        "values": ["a", "b", {"text": "both", "members": ["a", "b"]}]},
       {"name": "is", "kind": "flag", "values": ["foil"], "summary": ""}, {"name": "id", "kind": "uuid", "summary": ""},
       {"name": "order", "kind": "directive", "values": ["name", {"text": "x", "phrase": "sorted by {is}"}], "summary": ""}],
     "absentFields": [{"name": "gone", "replacement": "pow"}],
     "patternShorthands": [{"spelling": "\\\\id", "summary": "s", "pattern": "[a-z]+"}],
     "quirks": [], "notes": ["n"]}
    """

  /// A file with a few changes: to bytes, to values, and to pieces that are doubled, dropped or swapped.
  private static func mutation(using random: inout SeededGenerator) -> [UInt8] {
    var bytes = files[random.below(files.count)]
    for _ in 0..<(1 + random.below(4)) where bytes.count > 2 {
      switch random.below(8) {
      case 0: bytes[random.below(bytes.count)] = UInt8(random.below(256))
      case 1: bytes.remove(at: random.below(bytes.count))
      case 2:
        let start = random.below(bytes.count)
        bytes.insert(
          contentsOf: bytes[start..<min(bytes.count, start + random.below(200))], at: random.below(bytes.count))
      default:
        // A value gives way to another, of the list or of the file.
        guard let (place, range) = value(in: bytes, &random) else { continue }
        let other = random.chance(60) ? Array(values[random.below(values.count)].utf8) : Array(bytes[range])
        let (_, target) = random.chance(50) ? (place, range) : value(in: bytes, &random) ?? (place, range)
        bytes.replaceSubrange(target, with: other)
      }
    }
    return bytes
  }

  /// A text, number or word of the file, at random.
  private static func value(in bytes: [UInt8], _ random: inout SeededGenerator) -> (Int, Range<Int>)? {
    let start = random.below(bytes.count)
    guard let colon = bytes[start...].firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "[") }) else {
      return nil
    }
    var first = colon + 1
    while first < bytes.count, bytes[first] <= 0x20 { first += 1 }
    guard first < bytes.count else { return nil }
    var end = first + 1
    if bytes[first] == UInt8(ascii: "\"") {
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
      return (first, first..<min(end + 1, bytes.count))
    }
    while end < bytes.count, ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[end]) {
      end += 1
    }
    return (first, first..<end)
  }

  /// Queries of all kinds of terms; a few more are made of the names of the vocabulary.
  private static let queries = [
    "bolt -\"a b\" !x", "pow>tou pow:even -pow>=3 pow>99999999999999999999", "c:rg or c=2 -c:m c:both",
    "m:2ww dev:{w}{w}",
    "date>now date<2020-03 year=2020 date:abc", "r>=rare -f:both is:foil (f:a or f:b)", "order:x order:name gone:1",
    "id:01234567-89ab-cdef-0123-456789abcdef", "name:/a(b/ foo:bar pwo:3 c:x f:modren is:foli",
  ]

  /// A failure while using a vocabulary, other than a trap: a refused text or a list out of order.
  private static func use(_ vocabulary: Vocabulary) -> String? {
    var texts = queries
    for field in vocabulary.fields.prefix(20) {
      let values = vocabulary.values(of: field).prefix(3).flatMap { [$0.text] + $0.aliases.prefix(2) }
      for value in values + ["", "\"", "zz"] {
        for comparison in [":", ">="] { texts.append("\(field.name)\(comparison)\(value) -\(field.name):\(value)") }
      }
    }
    for text in texts {
      let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
      for diagnostic in query.diagnostics where !query.source.range.encloses(diagnostic.range) {
        return "\(text): \(diagnostic)"
      }
      if query.englishExplanation.description.isEmpty { return "\(text): no words" }
      for leaf in query.leaves.indices { _ = query.suggestions(forLeaf: leaf) }
      guard let parsed = query.parsed.query else { continue }
      let simplified = parsed.simplified(in: vocabulary).query
      if case .no(let witness) = parsed.isEquivalent(to: simplified, in: vocabulary) {
        return "\(text) becomes \(simplified): \(witness)"
      }
      if vocabulary.key(of: parsed) != vocabulary.key(of: vocabulary.canonical(parsed)) {
        return "\(text): another key"
      }
    }
    let engine = CompletionEngine(vocabulary: vocabulary)
    for text in texts.prefix(40) {
      for end in [1, text.utf8.count / 2, text.utf8.count] {
        _ = engine.complete(text, at: end)
      }
    }
    return nil
  }

  @Test func aForgedVocabularyIsRefusedOrUsed() {
    var read = 0
    let failure = checkProperty(
      "a forged vocabulary is refused or used", cases: PropertyCases.count(long: 20),
      seed: PropertyCases.seed(default: 47), generate: { Self.mutation(using: &$0) }, shrink: { _ in [] },
      describe: { String(decoding: $0, as: UTF8.self) },
      law: { bytes in
        do throws(VocabularyError) {
          let vocabulary = try Vocabulary(jsonBytes: bytes)
          read += 1
          return Self.use(vocabulary)
        } catch {
          guard let first = error.diagnostics.first else { return "refused without a diagnostic" }
          let isPlaced = error.diagnostics.allSatisfy { $0.line >= 1 && $0.column >= 1 && !$0.message.isEmpty }
          return isPlaced ? nil : "refused without a place: \(first)"
        }
      })
    #expect(failure == nil)
    #expect(PropertyCases.only != nil || read > 0)
  }
}

import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// Values kept by their JSON.
@Suite struct ValueCacheTests {
  /// Reads strings in turn through a cache with one slot, so that each evicts the previous one.
  @Test func aPlaceHoldsTheLastValue() throws {
    var cache = ValueCache<String>(slots: 1)
    for text in ["abcdefgh", "abcdefgh", "abcdefghi", "abcdefg", "abcdefgh"] {
      let json = Array(" \"\(text)\",\"more to look at\"".utf8)
      try json.withUnsafeBufferPointer {
        var scanner = JSONScanner($0, scratch: JSONScratch())
        let place = try #require(cache.slot(&scanner, end: UInt8(ascii: "\"")))
        #expect(place == 0)
        let start = scanner.offset
        #expect(start == 1)
        if let kept = cache.value(at: place, &scanner) {
          #expect(kept == text)
        } else {
          #expect(scanner.offset == start)
          cache.keep(try scanner.string(), at: place, scanner, from: start)
        }
        #expect(scanner.offset == start + text.utf8.count + 2)
        scanner.offset = start
        let again = cache.value(at: place, &scanner)
        #expect(again == text)
      }
    }
  }

  @Test func longValuesAreNotKept() {
    let cache = ValueCache<String>(slots: 8)
    for (count, isKept) in [(10, true), (700, true), (800, false), (100_000, false)] {
      let json = Array("\"\(String(repeating: "x", count: count))\" and eight more".utf8)
      json.withUnsafeBufferPointer {
        var scanner = JSONScanner($0, scratch: JSONScratch())
        #expect((cache.slot(&scanner, end: UInt8(ascii: "\"")) != nil) == isKept, "\(count)")
      }
    }
  }

  /// Reading through caches gives what reading without them gives, damage included.
  @Test func sharedValuesAgreeWithTheScanner() {
    var shared = SharedValues()
    let parts = ["a", "]", "}", "\\\"", "\\n", "é", "\"", ",", "[", "{", ":", " ", "abcdefgh", "\\", "null"]
    let failure = checkProperty(
      "kept values are the values", cases: PropertyCases.count(long: 6_000), seed: PropertyCases.seed(default: 2),
      generate: { generator in
        let kind = generator.pick(["\"", "[\"", "{\"k\":\""]) ?? ""
        let end = generator.chance(90) ? (kind.first == "[" ? "\"]" : kind.first == "{" ? "\"}" : "\"") : ""
        return Array((kind + (0..<generator.below(4)).map { _ in generator.pick(parts) ?? "" }.joined() + end).utf8)
      }, shrink: { (_: [UInt8]) -> [[UInt8]] in [] }, describe: { shown($0) },
      law: { json in
        let padded = json + Array(" , and what follows".utf8)
        return padded.withUnsafeBufferPointer { bytes -> String? in
          var (plain, cached) = (JSONScanner(bytes, scratch: JSONScratch()), JSONScanner(bytes, scratch: JSONScratch()))
          let expected: String
          let found: String
          switch json.first {
          case UInt8(ascii: "["):
            expected = "\(String(describing: try? plain.optionalStrings()))"
            found = "\(String(describing: try? shared.list(&cached)))"
          case UInt8(ascii: "{"):
            expected = "\(String(describing: (try? plain.dictionary())?.sorted { $0.key < $1.key }))"
            found = "\(String(describing: (try? shared.legalities(&cached))?.states.sorted { $0.key < $1.key }))"
          default:
            expected = "\(String(describing: try? plain.optionalString()))"
            found = "\(String(describing: try? shared.string(&cached)))"
          }
          if expected != found { return "\(found), not \(expected)" }
          return plain.offset == cached.offset || expected == "nil" ? nil : "it ends at \(cached.offset)"
        }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}

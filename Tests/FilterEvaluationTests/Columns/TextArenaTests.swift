import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct TextArenaTests {
  private func arena(_ texts: [[UInt8]]) -> TextArena {
    var arena = TextArena()
    for text in texts { arena.append(text) }
    arena.finish()
    return arena
  }

  private func test(_ kind: TextTest.Kind, _ needle: [UInt8]) -> TextTest {
    TextTest(field: 0, kind: kind, needle: needle, isSelfReferring: false)
  }

  /// Whether a needle occurs, letter by letter.
  private func occurs(_ needle: [UInt8], _ text: [UInt8], _ kind: TextTest.Kind) -> Bool {
    if kind == .equalsCollated { return needle == text }
    guard !needle.isEmpty, needle.count <= text.count else { return false }
    func isWordByte(_ place: Int) -> Bool {
      guard text.indices.contains(place) else { return false }
      return text[place] >= 0x80 || Array("abcdefghijklmnopqrstuvwxyz0123456789'-".utf8).contains(text[place])
    }
    return (0...text.count - needle.count).contains { place in
      Array(text[place..<place + needle.count]) == needle
        && (kind != .containsWords || !isWordByte(place - 1) && !isWordByte(place + needle.count))
    }
  }

  private struct Search {
    var texts: [[UInt8]]
    var needle: [UInt8]
    var kind: TextTest.Kind
    var range: Range<Int>
    var limit: Int
  }

  @Test func againstNaiveSearch() {
    let alphabets = ["a", "ab", "ab ", "a-' .", "aé b"].map { Array($0.utf8) }
    let failure = checkProperty(
      "the texts with a needle", cases: PropertyCases.count(long: 3_000), seed: PropertyCases.seed(default: 15),
      generate: { random -> Search in
        let alphabet = alphabets.randomElement(using: &random)!
        let longest = [0, 2, 5, 40, 150].randomElement(using: &random)!
        func text(_ longest: Int) -> [UInt8] {
          (0..<Int.random(in: 0...longest, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
        }
        let texts = (0..<Int.random(in: 0...12, using: &random)).map { _ in text(longest) }
        var needle = random.chance(70) ? text(4) : text(90)
        // Often one that does occur: the end of a text, or the whole of it.
        if random.chance(30), let some = texts.randomElement(using: &random) {
          needle = Array(some.suffix(Int.random(in: 0...some.count, using: &random)))
        }
        let low = Int.random(in: 0...texts.count, using: &random)
        return Search(
          texts: texts, needle: needle,
          kind: [.contains, .containsCollated, .containsWords, .equalsCollated].randomElement(using: &random)!,
          range: low..<Int.random(in: low...texts.count, using: &random),
          limit: random.chance(70) ? .max : Int.random(in: 0...3, using: &random))
      },
      shrink: { search in
        shorterArrays(search.texts).map {
          Search(
            texts: $0, needle: search.needle, kind: search.kind,
            range: min(search.range.lowerBound, $0.count)..<min(search.range.upperBound, $0.count), limit: search.limit)
        }
      },
      describe: { search in
        "\(search.kind) '\(String(decoding: search.needle, as: UTF8.self))' in \(search.range) of "
          + "\(search.texts.map { String(decoding: $0, as: UTF8.self) }), limit \(search.limit)"
      },
      law: { search in
        let arena = arena(search.texts)
        if arena.count != search.texts.count { return "number of texts" }
        for (place, text) in search.texts.enumerated() where Array(arena.bytes[arena.range(of: place)]) != text {
          return "text \(place)"
        }
        var bits = Bitset(size: search.texts.count)
        let count = arena.search(
          test(search.kind, search.needle), among: search.range, into: &bits, limit: search.limit)
        // An empty needle matches nothing: such a term is not a search.
        let expected =
          search.needle.isEmpty
          ? [] : search.range.filter { occurs(search.needle, search.texts[$0], search.kind) }
        if bits.rows() != Array(expected.prefix(search.limit)) { return "\(bits.rows()), expected \(expected)" }
        if count != min(expected.count, search.limit) { return "count \(count)" }
        var probe = TextProbe(test(search.kind, search.needle))
        for place in search.texts.indices where !search.needle.isEmpty {
          if probe.passes(place, of: arena) != occurs(search.needle, search.texts[place], search.kind) {
            return "probe of \(place)"
          }
        }
        var copy = Bitset(size: search.texts.count)
        let again = TextArena(bytes: arena.bytes, starts: arena.starts, frequencies: arena.frequencies)
        if again.blocks != arena.blocks || again.separators != arena.separators { return "another index" }
        again.search(test(search.kind, search.needle), among: search.range, into: &copy, limit: search.limit)
        return copy == bits ? nil : "put together again"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func ends() {
    let texts = ["rat", "", "pirate", "a rat", "rat's", "the end"].map { Array($0.utf8) }
    let arena = arena(texts)
    let table: [(TextTest.Kind, String, [Int])] = [
      (.contains, "rat", [0, 2, 3, 4]), (.containsWords, "rat", [0, 3]), (.equalsCollated, "rat", [0]),
      (.contains, "end", [5]), (.contains, "the end", [5]), (.contains, "the end!", []), (.equalsCollated, "", []),
      (.contains, "ratpirate", []), (.contains, "d", [5]), (.contains, "r", [0, 2, 3, 4]),
      (.containsWords, "the", [5]), (.containsWords, "en", []),
    ]
    for (kind, needle, expected) in table {
      var bits = Bitset(size: texts.count)
      arena.search(test(kind, Array(needle.utf8)), among: 0..<texts.count, into: &bits)
      #expect(bits.rows() == expected, "\(kind) '\(needle)'")
    }
  }
}

import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Reading any file gives a vocabulary, or diagnostics with positions in the file.
@Suite struct MutatedFileTests {
  /// Pieces that mean something in a file, and some that mean nothing anywhere.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "'", "/", "//", "/*", "#", "0", "-1", "1e9", "true", "null", "\n", "\r",
      "\t",
      "\"kind\": ", "\"name\": \"a\"", "\"\"", "{}", "[]", "\"colors\"", "\"number\"", "é", "😀", "\\uD83D",
      "99999999999999999999",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x00], [0xEF, 0xBB, 0xBF]]

  /// A file with up to five changes.
  private static func mutation(of file: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = file
    for _ in 0...random.below(5) {
      let place = random.below(bytes.count + 1)
      let end = min(bytes.count, place + random.below([2, 8, 200, bytes.count][random.below(4)] + 1))
      switch random.below(4) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
      case 2: bytes.replaceSubrange(place..<min(bytes.count, place + 1), with: pieces[random.below(pieces.count)])
      default: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
      }
    }
    return bytes
  }

  /// Nil if the bytes give a vocabulary that can be written, or diagnostics with positions in them.
  private static func broken(_ bytes: [UInt8]) -> String? {
    do {
      let vocabulary = try Vocabulary(jsonBytes: bytes)
      let again = try Vocabulary(json: vocabulary.json)
      return difference(between: vocabulary, and: again)
    } catch {
      return misplaced(error, in: bytes)
    }
  }

  private static func misplaced(_ error: VocabularyError, in bytes: [UInt8]) -> String? {
    if error.diagnostics.isEmpty { return "an error without a diagnostic" }
    // Invalid UTF-8 may count as more scalars than it decodes to.
    let lines = Array(bytes).split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    var last = (0, 0)
    for diagnostic in error.diagnostics {
      if diagnostic.line < 1 || diagnostic.line > lines.count { return "line \(diagnostic.line) of \(lines.count)" }
      if diagnostic.column < 1 || diagnostic.column > bytes.count + 1 { return "column \(diagnostic.column)" }
      if (diagnostic.line, diagnostic.column) < last { return "\(diagnostic) comes after \(last)" }
      if diagnostic.message.isEmpty || diagnostic.message.hasSuffix(".") { return "message: \(diagnostic.message)" }
      if diagnostic.message.unicodeScalars.contains(where: { $0.value < 0x20 }) {
        return "control: \(diagnostic.message)"
      }
      last = (diagnostic.line, diagnostic.column)
    }
    return nil
  }

  @Test(arguments: VocabularyFiles.examples) func mutationsAreReadOrExplained(path: String) throws {
    let file = Array(try VocabularyFiles.text(of: path).utf8)
    let failure = checkProperty(
      "a mutated file is read or explained", cases: PropertyCases.count(long: 150),
      seed: PropertyCases.seed(default: 11), generate: { Self.mutation(of: file, &$0) }, shrink: { shorterArrays($0) },
      describe: { String(decoding: $0, as: UTF8.self) }, law: Self.broken)
    #expect(failure == nil)
  }

  @Test func mutationsOfTheShippedVocabularyAreReadOrExplained() {
    let file = Array(Vocabulary.scryfall.json.utf8)
    let failure = checkProperty(
      "a mutated file is read or explained", cases: PropertyCases.count(long: 15),
      seed: PropertyCases.seed(default: 12), generate: { Self.mutation(of: file, &$0) }, shrink: { _ in [] },
      describe: { String(decoding: $0, as: UTF8.self) }, law: Self.broken)
    #expect(failure == nil)
  }

  @Test func anyBytesAreReadOrExplained() {
    let failure = checkProperty(
      "any bytes are read or explained", cases: PropertyCases.count(long: 3_000),
      seed: PropertyCases.seed(default: 13),
      generate: { random in
        (0..<random.below(40)).flatMap { _ in
          random.chance(80) ? Self.pieces[random.below(Self.pieces.count)] : [UInt8(random.below(256))]
        }
      }, shrink: { shorterArrays($0) }, describe: { "\($0)" }, law: Self.broken)
    #expect(failure == nil)
  }

  /// The reader agrees with Foundation on JSON syntax.
  @Test func theFormIsThatOfJSON() {
    let failure = checkProperty(
      "the same texts are JSON as elsewhere", cases: PropertyCases.count(long: 3_000),
      seed: PropertyCases.seed(default: 14),
      generate: { random in
        (0..<(1 + random.below(8))).flatMap { _ in Self.pieces[random.below(Self.pieces.count)] }
      }, shrink: { shorterArrays($0) }, describe: { String(decoding: $0, as: UTF8.self) }, law: Self.disagreement)
    #expect(failure == nil)
  }

  private static func disagreement(_ bytes: [UInt8]) -> String? {
    // Foundation accepts a byte order mark, null bytes that look like UTF-16, and half a surrogate pair.
    if bytes.contains(0) || bytes.contains(0xEF) || bytes.isEmpty { return nil }
    if String(decoding: bytes, as: UTF8.self).contains("\\u") { return nil }
    let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
    do {
      _ = try Vocabulary(jsonBytes: bytes)
      return isJSON ? nil : "read, though it is no JSON"
    } catch {
      let form = error.diagnostics.filter { $0.path.isEmpty && !$0.message.hasPrefix("expected a vocabulary object") }
        .filter { !$0.message.hasPrefix("missing required key") }
      let doubleKeys = form.filter { $0.message.hasPrefix("duplicate key") }
      if isJSON { return form.count == doubleKeys.count ? nil : "\(form)" }
      return form.isEmpty ? "no diagnostic of the form" : nil
    }
  }
}

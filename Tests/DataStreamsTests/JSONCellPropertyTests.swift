import Testing
import _FilterTestSupport

@testable import DataStreams

/// Random records, compared with a slow reader.
@Suite struct JSONCellPropertyTests {
  private static let keys = ["a", "b", "ab", "key", "a longer key of text", "é", ""]
  private static let paths: [[String]] = [
    ["a"], ["b"], ["a", "b"], ["a", "b", "key"], ["a longer key of text"], ["é"], [""], ["key", "a", "a"], [],
  ]

  /// A random value as JSON, with blanks, escapes and equal keys.
  private static func value(_ random: inout SeededGenerator, depth: Int) -> String {
    func blank() -> String { random.chance(12) ? random.pick([" ", "\n", "\t ", "  \r\n"]) ?? "" : "" }
    func string(_ text: String) -> String { random.chance(10) ? "\"\\u0061\(text)\"" : "\"\(text)\"" }
    let pick = random.below(depth > 3 ? 6 : 9)
    switch pick {
    case 0: return random.pick(["true", "false", "null"]) ?? ""
    case 1, 2: return random.pick(["0", "-1", "1.5", "2E-7", "12345678901234567890", "-0.25e+3"]) ?? ""
    case 3...5:
      let pieces = [
        "x", "reed", "\\\"", "\\\\", "\\n", "\\ud83d\\ude00", "\\ud800", "é", "😀", "{", "}]", ",", ": ",
        "long enough text",
      ]
      return "\"\((0..<random.below(6)).map { _ in random.pick(pieces) ?? "" }.joined())\""
    case 6:
      let count = random.below(4)
      return "[\((0..<count).map { _ in blank() + value(&random, depth: depth + 1) + blank() }.joined(separator: ","))]"
    default: return object(&random, depth: depth)
    }
  }

  static func object(_ random: inout SeededGenerator, depth: Int) -> String {
    var members: [String] = []
    for _ in 0..<random.below(7) {
      let blanks = (0..<4).map { _ in random.chance(8) ? random.pick([" ", "\n\t"]) ?? "" : "" }
      var key = random.pick(keys) ?? ""
      if random.chance(8), key.hasPrefix("a") { key = "\\u0061" + key.dropFirst() }
      members.append("\(blanks[0])\"\(key)\"\(blanks[1]):\(blanks[2])\(value(&random, depth: depth + 1))\(blanks[3])")
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func expected(_ record: [UInt8]) -> String? {
    NaiveJSON(record).map { value in paths.map { value.value(at: $0)?.shown ?? "-" }.joined(separator: " ") }
  }

  /// Several records with one reader, so that keys of one are guessed in the next.
  @Test func validRecordsHaveTheValuesOfTheSlowReader() {
    let failure = checkProperty(
      "values of records", cases: PropertyCases.count(long: 300), seed: PropertyCases.seed(default: 21),
      generate: { random in
        (0..<(1 + random.below(4))).map { _ in Array(Self.object(&random, depth: 0).utf8) }.flatMap {
          random.chance(60) ? [$0, $0] : [$0]
        }
      }, shrink: { shorterArrays($0) },
      describe: { $0.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") },
      law: { records in
        let expected = records.map { Self.expected($0) ?? "no JSON" }
        for checks in [JSONCellReader.Checks.wanted, .everything] {
          guard let found = try? JSONCellReaderTests.values(records, Self.paths, checks: checks) else {
            return "thrown"
          }
          if found != expected { return "\(checks): \(found) instead of \(expected)" }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Random changes of records: everything the strict reader accepts is JSON, and nothing traps.
  @Test func damagedRecordsAreRefusedIfEverythingIsChecked() {
    let failure = checkProperty(
      "damaged records", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 22),
      generate: { random in
        var bytes = Array(Self.object(&random, depth: 1).utf8)
        for _ in 0..<(1 + random.below(3)) {
          let index = random.below(bytes.count + 1)
          switch random.below(3) {
          case 0 where index < bytes.count: bytes.remove(at: index)
          case 1 where index < bytes.count: bytes[index] = UInt8(random.below(256))
          default: bytes.insert(random.pick(Array("{}[]\",:\\ 01tnu\u{0}".utf8)) ?? 0, at: index)
          }
        }
        return bytes
      }, shrink: { shorterArrays($0) }, describe: { shown($0) },
      law: { record in
        guard let strict = try? JSONCellReaderTests.values([record], Self.paths, checks: .everything)[0],
          let quick = try? JSONCellReaderTests.values([record], [["a"], ["key"]])[0]
        else { return "thrown" }
        let expected = Self.expected(record)
        if let expected { return strict == expected ? nil : "\(strict) instead of \(expected)" }
        return strict.contains("! ") || quick.isEmpty ? nil : "accepted as \(strict)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func randomBytesNeverTrap() throws {
    var random = SeededGenerator(seed: 23)
    let letters = Array("{}[]\",:\\ a10-tfn\n\u{1}".utf8) + [0xC3, 0xFF]
    for _ in 0..<8_000 {
      let record = (0..<random.below(70)).map { _ in random.pick(letters) ?? 0 }
      _ = try JSONCellReaderTests.values([Array("{\"a\":".utf8) + record, record], [["a"], ["a", "b"]])
    }
  }
}

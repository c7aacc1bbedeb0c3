import DataStreams
import FilterEvaluation
import FilterItems
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// A search on several threads meets what a search on one thread meets, in the same order.
@Suite struct ItemScanTests {
  private static let vocabulary = Vocabulary(
    name: "test", summary: "", nameField: "b",
    fields: [
      Field("a", .number, multiplicity: .optional, summary: "", phrase: ""),
      Field("b", .text, multiplicity: .optional, summary: "", phrase: ""),
    ])

  /// The events of a search, with the number of records passed before each.
  private static func events(
    _ path: String, _ query: String, threads: Int, pieceSize: Int, countsOnly: Bool = false, limit: Int = .max
  ) throws -> [String] {
    let matcher = RecordMatcher(
      ItemList(vocabulary).list.plan(query), in: vocabulary, columns: countsOnly ? [] : ["a", "b"])
    var events: [String] = []
    var found = 0
    var tally = ScanTally()
    try ItemScan(ItemFile(path), matcher, countsOnly ? .counting : .passing).run(threads: threads, pieceSize: pieceSize)
    { event in
      switch event {
      case .found(let raw, let record, _):
        found += 1
        let text = String(decoding: record.bytes, as: UTF8.self)
        let values = matcher.columns().map { $0.display }
        events.append("\(record.line) \(record.offset) \(raw.byteCount) \(text) \(values)")
      case .other, .collected: break
      case .damage(let damage): events.append(damage.text)
      case .passed(let more):
        tally.records += more.records
        tally.bytes += more.bytes
        tally.found += more.found
      }
      return found < limit
    }
    return limit == .max ? events + ["\(tally.records) \(tally.bytes) \(tally.found)"] : events
  }

  /// The values of matching records as they are collected, in their order, and the numbers of records.
  private final class Rows: RowCollector {
    var rows: [String] = []
    func add(_ values: [ItemValue]) { rows.append("\(values.map { $0.display })") }
  }

  private static func values(
    _ path: String, _ query: String, _ use: ScanUse, threads: Int, pieceSize: Int
  ) throws -> [String] {
    let matcher = RecordMatcher(ItemList(vocabulary).list.plan(query), in: vocabulary, columns: ["a", "b"])
    var (rows, found) = ([] as [String], 0)
    try ItemScan(ItemFile(path), matcher, use).run(threads: threads, pieceSize: pieceSize) { event in
      switch event {
      case .collected(let collector): rows += (collector as? Rows)?.rows ?? []
      case .passed(let tally): found += tally.found
      case .found:
        rows.append("\(matcher.columns().map { $0.display })")
        found += 1
      case .other, .damage: break
      }
      return true
    }
    #expect(rows.count == found)
    return rows
  }

  private static func json(_ random: inout SeededGenerator) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<(20 + random.below(60)) {
      let breaks = random.chance(10) ? ["\n\n", "\r\n", " \n"] : ["\n"]
      let pad = String(repeating: "x", count: random.below(random.chance(5) ? 900 : 12))
      let record =
        random.chance(8)
        ? ["{\"a\":", "{\"a\":1 \"b\":2}", "}", "{\"a\":2,\"b\":\"\u{1}\"}"][random.below(4)]
        : "{\"a\":\(random.below(9)),\"b\":\"\(pad)\"}"
      text += Array("\(random.chance(5) ? "  " : "")\(record)\(random.pick(breaks) ?? "\n")".utf8)
    }
    if random.chance(30) { text.removeLast() }
    return text
  }

  private static func delimited(_ random: inout SeededGenerator) -> [UInt8] {
    let lineBreak = random.pick(["\n", "\n", "\r\n", "\r"]) ?? "\n"
    var text = "a,b" + lineBreak
    for _ in 0..<(20 + random.below(80)) {
      let pad = String(repeating: "x", count: random.below(random.chance(5) ? 600 : 10))
      switch random.below(random.chance(50) ? 12 : 4) {
      case 4: text += "\(random.below(9)),\"\(pad)\(lineBreak)\(random.below(9)),y\""
      case 5: text += "\(random.below(9)),\"a\"\"b\n\n\(pad)\""
      case 6: text += "\(random.below(9)),in\"side"
      case 7: text += "1,2,3"
      case 8: text += ""
      case 9: text += "\"\(random.below(9))\",\"\""
      default: text += "\(random.below(9)),\(pad)"
      }
      text += lineBreak
    }
    // A quote that is not closed.
    if random.chance(10) { text += "3,\"" + String(repeating: "z\n1,2\n", count: random.below(90)) }
    if random.chance(30), text.last != "\"" { text.removeLast() }
    return Array(text.utf8)
  }

  private struct Case {
    var name: String
    var text: [UInt8]
    var query: String
    var pieceSize: Int
    var countsOnly: Bool
  }

  @Test func severalThreadsFindTheSameAsOne() throws {
    let folder = try TemporaryFolder()
    let failure = checkProperty(
      "search on threads", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 18),
      generate: { random in
        let isJSON = random.chance(50)
        return Case(
          name: isJSON ? "x.jsonl" : "x.csv", text: isJSON ? Self.json(&random) : Self.delimited(&random),
          query: random.pick(["a>5", "-a=3", "b:y", "a=0 b:x", "b~xxx", "xxxxx a<5", "b~xxxxxxxx or b~yyy", ""]) ?? "",
          pieceSize: 16 + random.below(400),
          countsOnly: random.chance(40))
      },
      shrink: { one in
        (0..<8).map { part in
          var other = one
          let start = one.text.count * part / 8
          other.text.removeSubrange(start..<max(start, one.text.count * (part + 1) / 8))
          return other
        }.filter { $0.text.count < one.text.count && !$0.text.isEmpty }
      },
      describe: {
        "\($0.name) \($0.pieceSize) \($0.query) \(String(decoding: $0.text, as: UTF8.self).debugDescription)"
      },
      law: { one in
        do {
          let path = try folder.write(one.name, one.text)
          func events(_ threads: Int) throws -> [String] {
            do throws(ItemFileError) {
              return try Self.typed(path, one.query, threads, one.pieceSize, one.countsOnly)
            } catch { return [error.message] }
          }
          let (single, several) = (try events(1), try events(3))
          if single != several { return "one thread: \(single), three: \(several)" }
          if single.first?.hasPrefix("'") == true { return nil }
          let passed = try Self.values(path, one.query, .passing, threads: 1, pieceSize: one.pieceSize)
          for threads in [1, 3] {
            let collected = try Self.values(
              path, one.query, .collecting { Rows() }, threads: threads, pieceSize: one.pieceSize)
            if collected != passed { return "\(threads) threads collect \(collected), passed are \(passed)" }
          }
          return nil
        } catch { return "\(error)" }
      })
    #expect(failure == nil)
  }

  private static func typed(
    _ path: String, _ query: String, _ threads: Int, _ pieceSize: Int, _ countsOnly: Bool
  ) throws(ItemFileError) -> [String] {
    do { return try events(path, query, threads: threads, pieceSize: pieceSize, countsOnly: countsOnly) } catch let
      error as ItemFileError
    { throw error } catch { return ["\(error)"] }
  }

  @Test func aLineLongerThanThePiecesIsRead() throws {
    let folder = try TemporaryFolder()
    let long = "{\"a\":7,\"b\":\"" + String(repeating: "y", count: 5_000) + "\"}\n"
    let path = try folder.write("x.jsonl", "{\"a\":7}\n" + long + "{\"a\":1}\n" + long + "{\"a\":7}")
    let events = try Self.events(path, "a=7", threads: 2, pieceSize: 64)
    #expect(events.dropLast().map { $0.prefix(2) } == ["1 ", "2 ", "4 ", "5 "])
    #expect(events.last == "1 8 0")
  }

  @Test func aSearchStopsOnRequest() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<5_000).map { "{\"a\":\($0 % 9),\"b\":\"\($0)\"}\n" }.joined()
    let path = try folder.write("x.jsonl", lines)
    let events = try Self.events(path, "a=8", threads: 3, pieceSize: 256, limit: 40)
    #expect(events.count == 40)
    #expect(events == Array(try Self.events(path, "a=8", threads: 1, pieceSize: 256).prefix(40)))
  }

  @Test func filesWithoutItemsAreReported() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.zip", [0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 4_000))
    #expect(throws: ItemFileError.self) { try Self.events(path, "a=7", threads: 2, pieceSize: 64) }
  }

  /// A path through an array is read by each thread for itself: the number is that of a loop over the records.
  @Test func severalThreadsReadTheElementsOfArrays() throws {
    let folder = try TemporaryFolder()
    var (lines, wanted) = ("", 0)
    for index in 0..<6_000 {
      let words = (0..<(index % 4)).map { "w\((index &* 7 &+ $0 &* 13) % 10)" }
      if words.contains("w3") { wanted += 1 }
      lines += "{\"n\":\(index),\"items\":[" + words.map { "{\"sku\":\"\($0)\"}" }.joined(separator: ",") + "]}\n"
    }
    let path = try folder.write("arrays.jsonl", Array(lines.utf8))
    let vocabulary = Vocabulary(
      name: "v", summary: "", nameField: "items.sku",
      fields: [Field("items.sku", .catalog, multiplicity: .many, summary: "", phrase: "")])
    for threads in [1, 4] {
      let matcher = RecordMatcher(ItemList(vocabulary).list.plan("items.sku=w3"), in: vocabulary)
      var found = 0
      try ItemScan(ItemFile(path), matcher, .counting).run(threads: threads, pieceSize: 512) { event in
        if case .passed(let tally) = event { found += tally.found }
        return true
      }
      #expect(found == wanted, "\(threads) threads")
    }
  }
}

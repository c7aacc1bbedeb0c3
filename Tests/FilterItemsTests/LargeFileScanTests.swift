import DataStreams
import FilterEvaluation
import FilterItems
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is searched piece by piece, with what is found written out.
@Suite struct LargeFileScanTests {
  private static let vocabulary = Vocabulary(
    name: "test", summary: "", nameField: "b",
    fields: [
      Field("a", .number, multiplicity: .optional, summary: "", phrase: ""),
      Field("b", .text, multiplicity: .optional, summary: "", phrase: ""),
    ])

  /// The events of a search.
  private struct Met: Equatable {
    var found: [String] = []
    var damage: [String] = []
    var records = 0
    var bytes = 0
    var matches = 0
    var error = ""
  }

  private func scan(
    _ path: String, _ query: String, threads: Int, pieceSize: Int = 64, countsOnly: Bool = false,
    limit: Int = .max, _ began: () -> Void = {}
  ) -> Met {
    let matcher = RecordMatcher(ItemList(Self.vocabulary).list.plan(query), in: Self.vocabulary, columns: ["a"])
    var met = Met()
    do throws(ItemFileError) {
      try ItemScan(ItemFile(path), matcher, countsOnly ? .counting : .passing).run(
        threads: threads, pieceSize: pieceSize
      ) {
        event in
        began()
        switch event {
        case .found(_, let record, _):
          met.found.append("\(record.line)@\(record.offset)=\(matcher.columns()[0].display)")
        case .other, .collected: break
        case .damage(let damage): met.damage.append("\(damage.line):\(damage.column ?? 0)")
        case .passed(let tally):
          met.records += tally.records
          met.bytes += tally.bytes
          met.matches += tally.found
        }
        return met.found.count < limit
      }
    } catch { met.error = error.message }
    return met
  }

  /// 200 lines of 8 bytes, `{"a":7}` and a line break, where `a` is the number modulo 10.
  private static let lines = (0..<200).map { "{\"a\":\($0 % 10)}\n" }.joined()

  @Test(arguments: [1, 2, 3, 8], [64, 100, 256, 1 << 20])
  func linesOfJSON(threads: Int, pieceSize: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.jsonl", Self.lines)
    let found = (0..<20).map { "\($0 * 10 + 10)@\($0 * 80 + 72)=9" }
    #expect(scan(path, "a=9", threads: threads, pieceSize: pieceSize) == Met(found: found, records: 180, bytes: 1_440))
    let counted = scan(path, "a=9", threads: threads, pieceSize: pieceSize, countsOnly: true)
    #expect(counted == Met(records: 200, bytes: 1_600, matches: 20))
    let first = scan(path, "a=9", threads: threads, pieceSize: pieceSize, limit: 3)
    #expect(first.found == Array(found.prefix(3)))
  }

  @Test(arguments: [1, 2, 3], [64, 100, 1 << 20])
  func cells(threads: Int, pieceSize: Int) throws {
    let folder = try TemporaryFolder()
    // Every tenth record has a line break in quotes, every twentieth a cell too many.
    let rows = (0..<100).map { number in
      number % 20 == 11 ? "\(number % 10),x,y\n" : number % 10 == 5 ? "\(number % 10),\"x\ny\"\n" : "\(number % 10),x\n"
    }
    let path = try folder.write("x.csv", "a,b\n" + rows.joined())
    let met = scan(path, "a=5", threads: threads, pieceSize: pieceSize)
    #expect(
      met.found == [
        "7@24=5", "18@70=5", "29@114=5", "40@160=5", "51@204=5", "62@250=5", "73@294=5", "84@340=5", "95@384=5",
        "106@430=5",
      ])
    #expect(met.damage == ["14:5", "36:5", "58:5", "80:5", "102:5"])
    #expect(met.records == 85)
    #expect(met.error == "")
  }

  /// A file that becomes shorter while it is searched is reported, and never taken for complete.
  @Test(arguments: [1_599, 1_000, 512, 64])
  func aFileThatBecomesShorter(length: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.jsonl", Self.lines)
    let met = scan(path, "a=9", threads: 2) { _ = truncate(path, off_t(length)) }
    #expect(met.error == "'\(path)' became shorter while it was read")
    #expect(met.found.count <= 20)
  }

  @Test func sizesFromWhichPiecesAreRead() {
    #expect(PieceFilter.usualSize == 524_288)
    #expect((1...8).contains(PieceFilter.usualThreads))
  }

  /// A record that is damaged in the middle of the file is reported with its position, and so are those after it.
  @Test(arguments: [1, 3])
  func places(threads: Int) throws {
    let folder = try TemporaryFolder()
    var lines = (0..<200).map { "{\"a\":\($0 % 10)}\n" }
    lines[100] = "{\"a\":\n"
    lines[150] = "\n\r\n{\"a\":9}\r\n"
    lines[199] = "{\"a\":9}"
    let met = scan(try folder.write("x.jsonl", lines.joined()), "a=9", threads: threads)
    #expect(met.damage == ["101:6"])
    #expect(met.found.count == 21)
    #expect(met.found[10] == "110@870=9")
    #expect(met.found[15] == "153@1201=9")
    #expect(met.found.last == "202@1594=9")
    #expect(met.records == 178)
  }
}

import DataFiles
import DataStreams
import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

@testable import ListFiles
@testable import ScryfallCards
@testable import ScryfallDialect

/// Cards in prepared form.
@Suite struct PreparedCardsTests {
  private let sample = CardCollection.sample

  /// The sample in prepared form, as a file.
  private func prepared() throws -> (file: ScratchFile, bytes: [UInt8]) {
    let file = try ScratchFile("")
    let count = try sample.prepare(to: file.path)
    let bytes = Array(try Data(contentsOf: URL(filePath: file.path)))
    #expect(bytes.count == count)
    return (file, bytes)
  }

  private func error(_ bytes: [UInt8]) throws -> String {
    let file = try ScratchFile(bytes)
    do throws(CardFileError) {
      _ = try CardCollection.open(file.path)
      return "none"
    } catch {
      return switch error {
      case .outdated(let path): path == file.path ? "outdated" : "outdated, but \(path)"
      case .noCard: "no card"
      case .empty: "empty"
      default: "\(error)"
      }
    }
  }

  @Test func sameAnswers() throws {
    let (file, _) = try prepared()
    let again = try CardCollection.open(file.path)
    #expect(again.report == nil)
    #expect(again.library.count == sample.library.count)
    #expect(again.library.printingCount == sample.library.printingCount)
    #expect(again.library.unansweredFields == sample.library.unansweredFields)
    #expect(again.library.unansweredFlags == sample.library.unansweredFlags)
    let orders = CardOrder.allCases.flatMap { ["order:\($0)", "unique:prints order:\($0) dir:desc", "@@ order:\($0)"] }
    let more = [
      "date>ash", "date<tkt ++", "t:token", "e:wkc", "lang:ja ++", "prefer:promo ++", "m:/^{2}/", "o:/~ deals/",
    ]
    for query in try OwnCorpus.all() + orders + more {
      for reading in Dialect.Reading.allCases {
        let (one, other) = (
          QueryTable(sample.library, reading: reading), QueryTable(again.library, reading: reading)
        )
        #expect(one.rows(query) == other.rows(query), "\(query)")
        #expect(one.answer(query).ignored == other.answer(query).ignored, "\(query)")
        #expect(one.answer(query).count == other.answer(query).count, "\(query)")
      }
    }
  }

  /// A prepared library can be prepared again, and gives the same bytes.
  @Test func sameBytes() throws {
    let bytes = sample.library.prepared()
    let again = try bytes.withUnsafeBytes { try CardLibrary(prepared: $0) }
    #expect(again.prepared() == bytes)
    let (file, whole) = try prepared()
    let copy = try ScratchFile("")
    _ = try CardCollection.open(file.path).prepare(to: copy.path)
    #expect(Array(try Data(contentsOf: URL(filePath: copy.path))) == whole)
  }

  @Test func recordsAreThoseOfTheFile() throws {
    let (file, _) = try prepared()
    let again = try CardCollection.open(file.path)
    let printings = Array(0..<sample.library.printingCount)
    #expect(try again.records(ofPrintings: printings) == sample.records(ofPrintings: printings))
    #expect(try again.card(3) == sample.card(3))
  }

  @Test func cutFiles() throws {
    let (_, bytes) = try prepared()
    #expect(try error(bytes) == "none")
    for length in [8, 9, 39, 40, 41, 1_000, bytes.count / 2, bytes.count - 100_000, bytes.count - 9, bytes.count - 1] {
      #expect(try error(Array(bytes.prefix(length))) == "outdated", "\(length) of \(bytes.count) bytes")
    }
    #expect(try error(bytes + [0]) == "outdated")
    // Without its whole signature it is a file like any other.
    #expect(try error(Array(bytes.prefix(7))) == "no card")
    #expect(try error([]) == "empty")
  }

  @Test func damagedFiles() throws {
    let (_, bytes) = try prepared()
    let library = length(ofLibrary: bytes)
    // The head, the library, and the table of the records.
    let table = 40 + library
    for place in [8, 11, 15, 16, 23, 24, 31, 32, 39, 40, 100, library / 2, table - 1, table, table + 7, table + 1_000] {
      var damaged = bytes
      damaged[place] ^= 0x80
      #expect(try error(damaged) == "outdated", "byte \(place)")
    }
  }

  /// What another version wrote is named as such; other letters make a file like any other.
  @Test func otherVersions() throws {
    let (_, bytes) = try prepared()
    for version in "12Z" {
      var other = bytes
      other[7] = version.asciiValue ?? 0
      #expect(try error(other) == "outdated")
    }
    var other = bytes
    other[6] = UInt8(ascii: "T")
    #expect(try error(other) == "no card")
  }

  private func length(ofLibrary bytes: [UInt8]) -> Int {
    (0..<8).reduce(0) { $0 | Int(bytes[8 + $1]) << (8 * $1) }
  }

  /// The records of a file; nil if one of them differs from the written one.
  private func records(_ file: ScratchFile) throws -> [[UInt8]?]? {
    let cards = try CardCollection.open(file.path)
    do throws(CardFileError) {
      return try cards.records(ofPrintings: Array(0..<cards.library.printingCount))
    } catch {
      #expect(error == .outdated(path: file.path))
      return nil
    }
  }

  /// A file with any bit flipped does not open, or reports a damaged record on reading.
  @Test func everyFlipIsSeen() throws {
    let (_, bytes) = try prepared()
    var random = SeededGenerator(seed: PropertyCases.seed(default: 81))
    let texts = bytes.count - SampleCards.jsonLines.count
    for _ in 0..<PropertyCases.count(long: 60) {
      var damaged = bytes
      let place = random.chance(50) ? texts + random.below(bytes.count - texts) : random.below(bytes.count)
      damaged[place] ^= 1 << UInt8(random.below(8))
      let file = try ScratchFile(damaged)
      let isSeen = try error(damaged) == "outdated" || records(file) == nil
      #expect(isSeen, "byte \(place) of \(bytes.count)")
    }
  }

  /// Records with a valid checksum are still validated: one object on one line.
  @Test func forgedRecords() throws {
    let good = Array(#"{"object":"card","name":"Ash"}"#.utf8)
    func text(_ record: [UInt8]) throws -> [UInt8]? {
      let texts = [good, record]
      let table = PreparedRecords.table(count: 2) { texts[$0][...] }
      let bytes = table.withUnsafeBytes { Array($0) } + texts.joined()
      let file = try ScratchFile(bytes)
      let sum = table.withUnsafeBytes { PreparedReader.checksum($0) }
      let records = try PreparedRecords(PreparedFile(InputFile(path: file.path)), at: 0, count: 2, checksum: sum)
      #expect(try records?.object(0) == good)
      #expect(try records?.object(2) == nil)
      #expect(try records?.object(-1) == nil)
      return try records?.object(1)
    }
    #expect(try text(good) == good)
    #expect(try text([]) == nil)
    for forged in [
      "\u{1B}[31m", "{}\n{}", "{} {}", "[]", "7", #"{"a":"\#u{1B}[31m"}"#, #"{"a":}"#, #"{"a":1"#, "{\"a\":\"\n\"}",
      #"{"a":"# + String(repeating: "[", count: 90) + String(repeating: "]", count: 90) + "}",
    ] {
      #expect(throws: PreparedFormError.damaged, "\(forged.debugDescription)") { try text(Array(forged.utf8)) }
    }
  }

  @Test func tablesOfRecords() throws {
    func table(_ numbers: [UInt64], _ text: String, count: Int, good: Bool = true) throws -> PreparedRecords? {
      let bytes = [7, 7, 7, 7, 7, 7, 7, 7] + numbers.withUnsafeBytes { Array($0) } + Array(text.utf8)
      let sum = numbers.withUnsafeBytes { PreparedReader.checksum($0) }
      let scratch = try ScratchFile(bytes)
      defer { withExtendedLifetime(scratch) {} }
      let file = try PreparedFile(InputFile(path: scratch.path))
      return PreparedRecords(file, at: 8, count: count, checksum: good ? sum : ~sum)
    }
    #expect(try table([], "", count: 0) != nil)
    #expect(try table([0, 0], "", count: 1) != nil)
    #expect(try table([3, 0], "abc", count: 1) != nil)
    #expect(try table([3, 0], "abc", count: 1, good: false) == nil)
    #expect(try table([3, 0], "ab", count: 1) == nil)
    #expect(try table([3, 0], "abcd", count: 1) == nil)
    #expect(try table([3, 0], "abc", count: 2) == nil)
    #expect(try table([3, 0], "abc", count: .max) == nil)
    #expect(try table([3, 0], "abc", count: -1) == nil)
    #expect(try table([.max, 0], "", count: 1) == nil)
    #expect(try table([4, 1, 6, 0, 0, 0], "abcdef", count: 3) == nil)
    let records = try table([1, 1, 6, 0, 0, 0], "abcdef", count: 3)
    #expect(records?.hasDistinct([2, 0]) == true)
    #expect(records?.hasDistinct([0, 0]) == false)
    #expect(records?.hasDistinct([3]) == false)
  }

  /// A file that is cut while it is open is an error when a record is read, and no crash.
  @Test func aFileThatShrinks() throws {
    let (file, _) = try prepared()
    let cards = try CardCollection.open(file.path)
    #expect(try cards.records(ofPrintings: [0])[0] != nil)
    #expect(truncate(file.path, 4_096) == 0)
    #expect(throws: CardFileError.outdated(path: file.path)) { try cards.records(ofPrintings: [0]) }
    #expect(cards.library.search(CardSearch("t:creature")).count > 0)
    #expect(throws: CardFileError.outdated(path: file.path)) { try CardCollection.open(file.path) }
  }

  /// A file that claims a huge size causes no allocation.
  @Test func aFileOfHoles() throws {
    let (file, bytes) = try prepared()
    #expect(truncate(file.path, 1 << 40) == 0)
    #expect(throws: CardFileError.outdated(path: file.path)) { try CardCollection.open(file.path) }
    var claiming = bytes
    claiming[13] = 0xFF
    let other = try ScratchFile(claiming)
    #expect(truncate(other.path, 1 << 50) == 0 || truncate(other.path, 1 << 42) == 0)
    #expect(throws: CardFileError.outdated(path: other.path)) { try CardCollection.open(other.path) }
  }

  /// Input through a pipe is not a prepared file, whatever its first bytes, and probing loses none of it.
  @Test func pipes() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "cards-\(UUID().uuidString)").path
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    for (text, error) in [
      (Array(#"{"name":"Ash"}"#.utf8), ""), (PreparedCards.signature, "there is no card in '\(path)'"),
    ] {
      // On a thread of its own: a task might wait for the thread that waits here for the other end of the pipe.
      let writer = Thread { try? Data(text).write(to: URL(filePath: path)) }
      writer.start()
      do throws(CardFileError) {
        #expect(try CardCollection.open(path).library.count == 1)
        #expect(error == "")
      } catch { #expect(error.message.hasPrefix("there is no card in"), "\(error)") }
      while !writer.isFinished { usleep(1_000) }
    }
  }

  /// A library that is cut is refused, wherever it is.
  @Test func cutLibraries() {
    let bytes = CardLibrary(ColorFieldTests.cards).prepared()
    for length in stride(from: 0, to: bytes.count, by: 1 + bytes.count / 200) {
      var isRefused = false
      Array(bytes.prefix(length)).withUnsafeBytes { part in
        do throws(PreparedFormError) { _ = try CardLibrary(prepared: part) } catch { isRefused = true }
      }
      #expect(isRefused, "\(length) of \(bytes.count) bytes")
    }
  }

  /// Tables of more or fewer cards than the columns have are refused, though their checksums and lengths are good.
  @Test func tablesOfAnotherLibrary() {
    let small = CardLibrary(ColorFieldTests.cards).prepared()
    let large = sample.library.prepared()
    let (parts, others) = (PartedForm.library.parts(of: small), PartedForm.library.parts(of: large))
    #expect(parts.count == others.count && parts.count > 5)
    func isRead(_ bytes: [UInt8]) -> Bool {
      var bytes = bytes
      _ = PartedForm.library.sum(&bytes)
      return bytes.withUnsafeBytes { (try? CardLibrary(prepared: $0)) != nil }
    }
    #expect(isRead(small) && isRead(large))
    for place in parts.indices.dropFirst() {
      var forged = small
      forged.replaceSubrange(parts[place].range, with: large[others[place].range])
      PartedForm.library.mendLengths(of: &forged, madeFrom: small)
      #expect(PartedForm.library.parts(of: forged)[place].range.count == others[place].range.count)
      #expect(!isRead(forged), "part \(place)")
    }
  }

  @Test func unwritable() {
    let reason = "cannot write '/nowhere/at/all.fqcards': No such file or directory"
    #expect(throws: CardFileError.unwritable(path: "/nowhere/at/all.fqcards", reason: reason)) {
      try sample.prepare(to: "/nowhere/at/all.fqcards")
    }
    #expect(throws: CardFileError.missing(path: "/nowhere/at/all.fqcards")) {
      try CardCollection.open("/nowhere/at/all.fqcards")
    }
  }
}

import FilterEvaluation
import Foundation
import Testing

@testable import ScryfallCards

/// Cards in prepared form.
@Suite struct PreparedCardsTests {
  private let sample = CardCollection.sample

  /// The sample in prepared form, as a file of its own.
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
    for query in try TestQueries.shipped() + orders + more {
      for isStrict in [false, true] {
        let (one, other) = (
          QueryTable(sample.library, isStrict: isStrict), QueryTable(again.library, isStrict: isStrict)
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
    for length in [8, 9, 23, 24, 25, 1_000, bytes.count / 2, bytes.count - 100_000, bytes.count - 9, bytes.count - 1] {
      #expect(try error(Array(bytes.prefix(length))) == "outdated", "\(length) of \(bytes.count) bytes")
    }
    #expect(try error(bytes + [0]) == "outdated")
    // Without its whole signature it is a file like any other.
    #expect(try error(Array(bytes.prefix(7))) == "no card")
    #expect(try error([]) == "empty")
  }

  @Test func damagedFiles() throws {
    let (_, bytes) = try prepared()
    let library = Int(bytes[8]) | Int(bytes[9]) << 8 | Int(bytes[10]) << 16 | Int(bytes[11]) << 24
    // The length, the checksum, the library, and the table of the records.
    for place in [8, 11, 15, 16, 23, 24, 100, library / 2, 24 + library - 1, 24 + library, 24 + library + 7] {
      var damaged = bytes
      damaged[place] ^= 0x80
      #expect(try error(damaged) == "outdated", "byte \(place)")
    }
    var other = bytes
    other[7] = UInt8(ascii: "2")
    #expect(try error(other) == "no card")
  }

  @Test func tablesOfRecords() {
    func table(_ numbers: [UInt64], _ text: String) -> PreparedRecords? {
      var data = Data([7, 7, 7])
      for number in numbers { withUnsafeBytes(of: number) { data.append(contentsOf: $0) } }
      data.append(contentsOf: text.utf8)
      return PreparedRecords(data, from: 3)
    }
    #expect(table([0, 0], "") != nil)
    #expect(table([1, 0, 3], "abc") != nil)
    #expect(table([1, 0, 3], "ab") == nil)
    #expect(table([1, 0, 3], "abcd") == nil)
    #expect(table([2, 0, 3], "abc") == nil)
    #expect(table([.max, 0], "") == nil)
    #expect(table([UInt64(Int.max), 0], "") == nil)
    #expect(table([1], "") == nil)
    #expect(table([], "") == nil)
    var data = Data()
    for number in [2, 4, 1, 6] as [UInt64] { withUnsafeBytes(of: number) { data.append(contentsOf: $0) } }
    data.append(contentsOf: Array("abcdef".utf8))
    let crossed = PreparedRecords(data, from: 0)
    #expect(crossed?.text(0, of: data) == nil)
    #expect(crossed?.text(1, of: data) == Array("bcdef".utf8))
    #expect(crossed?.text(2, of: data) == nil)
    #expect(crossed?.text(-1, of: data) == nil)
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

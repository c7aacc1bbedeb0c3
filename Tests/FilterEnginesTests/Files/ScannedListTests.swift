import FilterEvaluation
import FilterItems
import FilterLists
import FilterSemantics
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

@testable import FilterEngines

/// Files that each request reads as a list: rows, items, and what is noted on the way.
@Suite struct ScannedListTests {
  private static let animals = """
    {"name":"Otter","legs":4,"weight":9}
    {"name":"Heron","legs":2,"weight":1.5}
    {"name":"Broken
    {"name":"Newt","legs":4,"weight":0.02}
    {"name":"Eel","legs":0,"weight":3}

    """
  private static let more = "name,legs,weight\nRat,4,0.3\nCrane,2,5\n"
  private static let vocabulary = Vocabulary(
    name: "animals", nameField: "name",
    fields: [("name", ValueKind.text), ("legs", .number), ("weight", .number)].map {
      Field($0, $1, summary: "", phrase: $0)
    })

  /// The list of two files, and what it noted so far.
  private func withList<Result>(
    _ change: (inout ScannedFiles) -> Void = { _ in }, _ body: (SearchableList) throws -> Result
  ) throws -> Result {
    let folder = try ScratchFolder()
    let texts = [("animals.jsonl", Self.animals), ("more.csv", Self.more)]
    for (name, text) in texts { try text.write(toFile: folder.file(name), atomically: false, encoding: .utf8) }
    var scanned = ScannedFiles(texts.map { ItemFile(folder.file($0.0)) }, vocabulary: Self.vocabulary)
    change(&scanned)
    return try withExtendedLifetime(folder) { try body(SearchableList(scanned)) }
  }

  private func plan(_ query: String, in list: SearchableList) -> FilterPlan {
    list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary))
  }

  /// The names of the rows of a request.
  private func names(
    _ query: String, _ request: RowRequest = RowRequest(), by column: String? = nil, isDescending: Bool = false,
    in list: SearchableList
  ) throws -> [String] {
    var request = request
    request.readsTitles = true
    var plan = plan(query, in: list)
    if let column { plan = list.plan(plan, sortedBy: column, isDescending: isDescending) }
    return try list.page(of: plan, request).rows.map { "\($0.item) \($0.title)" }
  }

  /// Items have numbers in the order of the files; a record that cannot be read has none.
  @Test func rows() throws {
    try withList { list throws in
      #expect(try names("", in: list) == ["0 Otter", "1 Heron", "2 Newt", "3 Eel", "4 Rat", "5 Crane"])
      #expect(try names("legs:4", in: list) == ["0 Otter", "2 Newt", "4 Rat"])
      #expect(try names("legs:4", RowRequest(limit: 1, offset: 1), in: list) == ["2 Newt"])
      #expect(try names("legs:4", RowRequest(limit: 0), in: list) == [])
      #expect(try names("legs:4", RowRequest(limit: 9, offset: 3), in: list) == [])
      #expect(try names("legs>0", by: "weight", in: list) == ["2 Newt", "4 Rat", "1 Heron", "5 Crane", "0 Otter"])
      let heaviest = try names("", RowRequest(limit: 2), by: "weight", isDescending: true, in: list)
      #expect(heaviest == ["0 Otter", "5 Crane"])
      var some = RowRequest()
      some.items = [2, 5]
      #expect(try names("", some, in: list) == ["2 Newt", "5 Crane"])
      #expect(try names("legs:4", some, in: list) == ["2 Newt"])
    }
  }

  @Test func numbers() throws {
    try withList { list throws in
      #expect(list.count == 6 && list.isScanned && !list.isReadOnce)
      #expect(try list.counted(plan("legs:4", in: list)).count == 3)
      var page = try list.page(of: plan("legs:4", in: list), RowRequest())
      #expect(page.rows.count == 3 && page.end.total == 3)
      // What is after the last wanted row is not read.
      page = try list.page(of: plan("legs:4", in: list), RowRequest(limit: 1))
      #expect(page.rows.count == 1 && page.end.total == nil)
    }
  }

  @Test func items() throws {
    try withList { list throws in
      let (four, all) = (plan("legs:4", in: list), plan("", in: list))
      let found = (try list.found(by: four), try list.shown(of: [1, 2, 5], by: four))
      #expect(found == ([0, 2, 4], [2]))
      let titles = try [4, 1].map { try list.title(of: $0) }
      #expect(titles == ["Rat", "Heron"])
      #expect(try String(decoding: list.record(of: 2), as: UTF8.self) == #"{"name":"Newt","legs":4,"weight":0.02}"#)
      #expect(list.place(of: 2)?.line == 4 && list.number(of: 2) == 3 && list.number(of: 5) == 2)
      let verdicts = try [4, 5].map { try list.verdict(on: $0, of: four).isFound }
      #expect(verdicts == [true, false])
      let named = (try list.items(named: "new").map { $0.item }, try list.items(exactlyNamed: "EEL"))
      #expect(named == ([2], [3]))
      #expect(try list.verdict(on: "2", isRow: true, of: all).found == ["Heron"])
      #expect(throws: ListFailure.self) { try list.title(of: 6) }
      #expect(throws: ListFailure.self) { try list.verdict(on: 6, of: four) }
    }
  }

  /// What is noted, a word each.
  private func notes(_ query: String, _ request: RowRequest = RowRequest(), in list: SearchableList) throws -> [String]
  {
    var notes: [String] = []
    _ = try list.forEachRow(
      of: plan(query, in: list), request,
      noting: { note in
        switch note {
        case .leftOut(let names): notes.append("left out \(names.count)")
        case .header(let bytes): notes.append("header \(String(decoding: bytes, as: UTF8.self))")
        case .damage(let damage): notes.append("damage \(damage.line)")
        case .invalidText(_, let place): notes.append("invalid text \(place)")
        case .failure(_, let isEmpty): notes.append(isEmpty ? "empty" : "failure")
        case .progress(let progress): notes.append("read \(progress.records), \(progress.bytes) bytes")
        case .collected: notes.append("values")
        case .pause: notes.append("pause")
        case .end: notes.append("end")
        }
        return true
      }, { _ in true })
    return notes
  }

  @Test func whatIsNoted() throws {
    try withList { list throws in
      let size = Self.animals.utf8.count - "{\"name\":\"Broken\n".utf8.count
      let expected = ["damage 3", "read 4, \(size) bytes", "end", "read 2, 20 bytes", "header name,legs,weight", "end"]
      let noted = try notes("legs:99", in: list)
      #expect(noted == expected)
      var counting = RowRequest()
      counting.countsOnly = true
      let counted = try notes("legs:4", counting, in: list)
      #expect(counted == expected)
    }
    try withList {
      $0.checks = .everything
    } _: { list throws in
      #expect(try notes("legs:99", in: list).first == "damage 3")
    }
  }

  /// A note that is not taken ends the request, as does a cancelled one.
  @Test func endings() throws {
    try withList { list throws in
      var rows = 0
      let end = try list.forEachRow(
        of: plan("", in: list), RowRequest(),
        noting: { note in
          if case .damage = note { return false }
          return true
        },
        { _ in
          rows += 1
          return true
        })
      #expect(rows == 2 && end.total == 2)
      #expect(try list.page(of: plan("", in: list), RowRequest(limit: 2)).rows.count == 2)
    }
    try withList {
      $0.isCancelled = { true }
    } _: { list throws in
      #expect(try names("", in: list) == [])
    }
  }

  /// A file that is missing is noted and passed over in a search; who asks for all items gets an error.
  @Test func aMissingFile() throws {
    let list = SearchableList(ScannedFiles([ItemFile("/no/such.csv")], vocabulary: Self.vocabulary))
    #expect(try notes("", in: list) == ["failure", "end"] && list.isReadOnce)
    #expect(throws: ListFailure.self) { try list.found(by: plan("", in: list)) }
  }

  /// Standard input is read as it comes, once.
  @Test func theInput() throws {
    let pieces = Pieces(["name,legs\nOt", "ter,4\n", "Heron,2\n"])
    var scanned = ScannedFiles([ItemFile("-")], vocabulary: Self.vocabulary)
    scanned.nextInput = { pieces.next() }
    let list = SearchableList(scanned)
    #expect(list.isReadOnce)
    #expect(try names("legs>0", in: list) == ["0 Otter", "1 Heron"])
    #expect(try names("legs>0", in: list) == [])
  }

  private final class Pieces: @unchecked Sendable {
    private var rest: ArraySlice<String>

    init(_ pieces: [String]) { rest = pieces[...] }

    func next() -> [UInt8]? { rest.popFirst().map { Array($0.utf8) } }
  }
}

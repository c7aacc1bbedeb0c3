import FilterLists
import FilterText
import Foundation
import ListFiles
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterREPL
@testable import FilterReports

/// A list whose files change during a session.
@Suite struct ReloadTests {
  private static let more = AnimalItems.csv + "Auk,bird,2,0.7\n"

  /// A session over a file, without a terminal. Returns the notes and answers of an input.
  private struct Session {
    private var backend: ReplBackend
    private var number = 0

    init(_ path: String) throws {
      let source = ReplSource.items(ReplItems([ItemFile(path)], vocabulary: nil))
      var options = ReplOptions()
      options.showsTime = false
      backend = ReplBackend(
        .make(nil), options: options, store: ReplStore(path: "/there/is/no/store", environment: [:], now: { 0 }))
      let opened = OpenedSource(source)
      _ = backend.take(.list(try source.read { _, _ in }.list, from: opened))
    }

    mutating func events(_ input: String) -> [ReplEvent] {
      number += 1
      return backend.take(.answer(EditedLine(input), number: number, columns: 80))
    }

    mutating func texts(_ input: String) -> [String] {
      events(input).flatMap { event -> [String] in
        switch event {
        case .note(let text), .loadingFailed(let text): [text]
        case .answered(let answer, _): answer.lines.suffix(1).map { $0.text }
        case .loaded(let list): ["loaded \(list.count)"]
        default: []
        }
      }
    }
  }

  @Test func aChangedFileIsReadAgain() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("animals.csv", AnimalItems.csv)
    var session = try Session(path)
    let found = "2 of 6 items · items with bird as kind and weight more than 1"
    #expect(session.texts("kind:bird weight>1") == [found])
    _ = try folder.write("animals.csv", Self.more)
    // Only a query looks at the file.
    #expect(session.texts(":count-by kind").count == 1)
    #expect(
      session.texts("kind:bird") == [
        "animals.csv has changed and was read again: 7 items", "loaded 7", "4 of 7 items · items with bird as kind",
      ])
    #expect(session.texts("kind:bird") == ["4 of 7 items · items with bird as kind"])
    // Other fields make another vocabulary.
    _ = try folder.write("animals.csv", "name,wings\nAuk,2\n")
    #expect(session.texts("wings=2").prefix(2) == ["animals.csv has changed and was read again: 1 item", "loaded 1"])
    #expect(session.texts(":show 1").last?.contains("wings") == true)
  }

  @Test func aMissingFileKeepsTheList() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("animals.csv", AnimalItems.csv)
    var session = try Session(path)
    try FileManager.default.removeItem(atPath: path)
    let news = "animals.csv is missing; the 6 items read before are searched"
    #expect(session.texts("kind:bird") == [news, "3 of 6 items · items with bird as kind"])
    #expect(session.texts("kind:bird") == ["3 of 6 items · items with bird as kind"])
    #expect(
      session.texts(":reload").last?.hasPrefix(
        "animals.csv cannot be read again; the 6 items read before are searched\n")
        == true)
    _ = try folder.write("animals.csv", Self.more)
    #expect(session.texts("kind:bird").last == "4 of 7 items · items with bird as kind")
    // A file that cannot be read is reported once.
    try Data([0x1F, 0x8B, 8, 0, 0]).write(to: URL(filePath: path))
    #expect(session.texts("kind:bird").count == 2)
    #expect(session.texts("kind:bird") == ["4 of 7 items · items with bird as kind"])
  }

  @Test func onRequest() throws {
    let folder = try TemporaryFolder()
    var session = try Session(try folder.write("animals.csv", AnimalItems.csv))
    #expect(session.texts(":reload") == ["animals.csv was read again: 6 items", "loaded 6"])
    var cards = AnsweredSession()
    #expect(cards.lines(":reload") == ["the list was not read from a file"])
  }

  /// A pipe says the same, on the output.
  @Test func aPipe() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("animals.csv", AnimalItems.csv)
    var steps: [(String, () throws -> Void)] = [
      ("kind:bird", {}), ("kind:bird", { _ = try folder.write("animals.csv", Self.more) }), (":reload", {}),
      ("kind:bird", { try FileManager.default.removeItem(atPath: path) }), ("kind:bird", {}), (":reload", {}),
    ]
    let output = Collector()
    let input = LineReader {
      guard !steps.isEmpty else { return nil }
      let (line, change) = steps.removeFirst()
      try? change()
      return Array((line + "\n").utf8)
    }
    var console = Console(
      input: input, output: OutputBuffer { output.bytes += $0 }, errors: OutputBuffer { _ in },
      environment: environmentOfTests)
    #expect(FilterCommand.run(["repl", path], on: &console) == 2)
    let lines = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").filter {
      $0.first?.isLetter == true || $0.contains(" of ")
    }
    #expect(
      lines.filter { !$0.hasPrefix("  ") } == [
        "3 of 6 items · items with bird as kind", "animals.csv has changed and was read again: 7 items",
        "4 of 7 items · items with bird as kind", "animals.csv was read again: 7 items",
        "animals.csv is missing; the 7 items read before are searched", "4 of 7 items · items with bird as kind",
        "4 of 7 items · items with bird as kind",
        "animals.csv cannot be read again; the 7 items read before are searched", "there is no file '\(path)'",
      ])
  }
}

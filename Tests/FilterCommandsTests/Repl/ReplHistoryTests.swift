import DataStreams
import FilterCompletion
import FilterItems
import FilterSemantics
import FilterVocabulary
import Foundation
import ListFiles
import ScryfallCards
import ScryfallDialect
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// `:history` and `:forget`
@Suite struct ReplHistoryTests {
  private var session: AnsweredSession {
    let history = CompletionHistory.empty.recording(
      [
        .init("t:elf c:g", at: 100), .init("o:draw t:goblin", at: 300), .init("mv=3", at: 200),
        .init("c:g t:elf", at: 400),
        .init("T:elf pow>3", at: 50),
      ], vocabulary: .scryfall)
    return AnsweredSession(QueryEnvironment.make(.sample, history: history))
  }

  @Test(arguments: [
    (":history", ["c:g t:elf", "o:draw t:goblin", "mv=3", "T:elf pow>3"]),
    (":history elf", ["c:g t:elf", "T:elf pow>3"]),
    (":history ELF t:", ["c:g t:elf", "T:elf pow>3"]),
    (":history draw elf", ["no query in the history has these words"]),
  ])
  func theNewestFirst(input: String, expected: [String]) {
    var session = session
    #expect(session.lines(input) == expected)
  }

  @Test func asManyAsRowsInAPipe() {
    var session = AnsweredSession(session.answerer.environment, plain: true)
    _ = session.answer(":set rows 3")
    #expect(session.lines(":history") == ["c:g t:elf", "o:draw t:goblin", "mv=3", "… and 1 more"])
  }

  @Test func nothingUsedYet() {
    var session = AnsweredSession()
    #expect(session.lines(":history") == ["the history is empty"])
    #expect(session.lines(":history elf") == ["the history is empty"])
  }

  @Test func forgetting() {
    var session = session
    let answer = session.answer(":forget  t:elf  c:g")
    #expect(answer.request == .forget("t:elf  c:g"))
    #expect(answer.lines.map { $0.text } == ["removed: t:elf  c:g"])
    #expect(session.answer(":forget t:wall").isError)
    #expect(session.lines(":forget t:wall") == ["'t:wall' is not in the history", ":history lists its queries"])
    #expect(session.lines(":forget") == ["missing query; usage: :forget QUERY"])
    #expect(session.answer(":forget t:wall").request == nil)
  }

  /// The key of a list is the same in every process, for any spelling of its paths and any order.
  @Test func theKeyOfAList() {
    func key(_ paths: String...) -> String { ReplItems(paths.map { ItemFile($0) }, vocabulary: nil).historyKey }
    #expect(key("/a/orders.csv") == "pqsdn5194vx1")
    #expect(key("/a/b/../orders.csv") == key("/a/orders.csv"))
    #expect(key("/a/./orders.csv") == key("/a/orders.csv"))
    #expect(key("/b/orders.csv") != key("/a/orders.csv"))
    #expect(key("/b/x.csv", "/a/orders.csv") == "iiazregnuhpd")
    #expect(key("/a/orders.csv", "/b/x.csv") == key("/b/x.csv", "/a/orders.csv"))
    #expect(key("orders.csv") == key("./orders.csv"))
    #expect(key("orders.csv") == key(FileManager.default.currentDirectoryPath + "/orders.csv"))
  }

  #if SQLite
    /// A loop over a store forgets in the store.
    @Test func theStoreForgets() throws {
      try withTemporaryFolder { folder in
        let environment = ["XDG_DATA_HOME": folder.path("home")]
        let names = try folder.file("names.txt", "Ash Elf\t5\n")
        #expect(run("catalogs", "import", "--name", "card-names", names, environment: environment).status == 0)
        #expect(
          run("repl", input: ":catalogs\n", environment: environment).lines.first == "card-names              1 entry")
        #expect(run("repl", input: ":history\n", environment: environment).output == "the history is empty\n")
      }
    }

    /// Sessions of two vocabularies with one store: neither sees, nor forgets, the queries of the other.
    @Test func eachVocabularyHasItsOwn() throws {
      try withTemporaryFolder { folder in
        let people = Vocabulary(
          name: "people", fields: [Field("size", aliases: ["s"], .number, summary: "Shoe size", phrase: "wear {is}")])
        func newBackend(_ vocabulary: Vocabulary) -> ReplBackend {
          ReplBackend(
            .make(nil, vocabulary: vocabulary), options: ReplOptions(),
            store: ReplStore(path: folder.path("a.sqlite"), environment: [:], now: { 1 }))
        }
        /// The queries that a new session of a vocabulary can browse and completes.
        func texts(_ vocabulary: Vocabulary) -> [[String]] {
          var backend = newBackend(vocabulary)
          return backend.take(.store).compactMap { event -> [String]? in
            guard case .renewed(let engine, let history) = event else { return nil }
            #expect(history.map { $0.text }.sorted() == engine.history.entries.map { $0.text }.sorted())
            return history.map { $0.text }.sorted()
          }
        }
        func use(_ text: String, _ vocabulary: Vocabulary) {
          var backend = newBackend(vocabulary)
          _ = backend.take(.remember(AnalyzedQuery(parsing: text, vocabulary: vocabulary)))
        }
        use("ann", people)
        use("s>40", people)
        use("t:elf", .scryfall)
        use("ann", .scryfall)
        #expect(texts(people) == [["ann", "s>40"]])
        #expect(texts(.scryfall) == [["ann", "t:elf"]])
        var backend = newBackend(people)
        _ = backend.take(.forget("ann"))
        #expect(texts(people) == [["s>40"]])
        #expect(texts(.scryfall) == [["ann", "t:elf"]])
      }
    }

    /// What ran without a row is not suggested, nor is what was refused.
    @Test func onlyWhatFoundSomethingIsRemembered() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("animals.csv", AnimalItems.csv)
      let items = try AnimalItems.collection(file: path)
      var backend = ReplBackend(
        .make(SearchableList(items), vocabulary: items.vocabulary), options: ReplOptions(),
        store: ReplStore(path: folder.path("a.sqlite"), environment: [:], now: { 1 }))
      for (text, isKept) in [("legs=4", true), ("legs=99", false), ("legs=4 (", false)] {
        let line = EditedLine(text, vocabulary: items.vocabulary)
        _ = backend.take(.answer(line, number: 1, columns: 80))
        let events = backend.take(.remember(AnalyzedQuery(parsing: text, vocabulary: items.vocabulary)))
        let isFound = events.contains { event in
          if case .renewed(_, let history) = event { history.contains { $0.text == text } } else { false }
        }
        #expect(isFound == isKept, "\(text)")
      }
    }

    /// Lists of one name in two folders, and the vocabulary of that name without items: each has its own, and loading
    /// another file changes it.
    @Test func eachListHasItsOwn() throws {
      let (folder, one, two) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
      let lists = try [one, two].map { folder in
        let path = try folder.write("animals.csv", AnimalItems.csv)
        return (
          items: try AnimalItems.collection(file: path), key: ReplItems([ItemFile(path)], vocabulary: nil).historyKey
        )
      }
      let vocabulary = lists[0].items.vocabulary
      #expect(lists[1].items.vocabulary.name == vocabulary.name)
      func newBackend(_ list: String?) -> ReplBackend {
        ReplBackend(
          .make(nil, vocabulary: vocabulary), options: ReplOptions(),
          store: ReplStore(path: folder.path("a.sqlite"), environment: [:], list: list, now: { 1 }))
      }
      func texts(_ events: [ReplEvent]) -> [[String]] {
        events.compactMap { event in
          guard case .renewed(_, let history) = event else { return nil }
          return history.map { $0.text }.sorted()
        }
      }
      for (text, list) in [("otter", lists[0].key), ("wren", lists[1].key), ("legs=4", nil)] {
        var backend = newBackend(list)
        _ = backend.take(.remember(AnalyzedQuery(parsing: text, vocabulary: vocabulary)))
      }
      var backend = newBackend(lists[0].key)
      #expect(texts(backend.take(.store)) == [["otter"]])
      // The same list, loaded: its history stays.
      func load(_ list: (items: ItemCollection, key: String)) -> [ReplEvent] {
        let loaded = SearchableList(list.items)
        let source = ReplSource.list(named: "animals", historyKey: list.key) { () throws(CommandFailure) in loaded }
        return backend.take(.list(loaded, from: OpenedSource(source)))
      }
      #expect(texts(load(lists[0])) == [[]])
      let other = load(lists[1])
      #expect(texts(other) == [[], ["wren"]])
      #expect(other.contains { if case .loaded(let list) = $0 { list.hasOtherHistory } else { false } })
      _ = backend.take(.forget("wren"))
      var (first, old) = (newBackend(lists[0].key), newBackend(nil))
      #expect(texts(first.take(.store)) == [["otter"]])
      #expect(texts(old.take(.store)) == [["legs=4"]])
    }

    /// The sessions of a pipe read and forget the history of the list.
    @Test func aPipeHasTheHistoryOfItsList() throws {
      let (folder, one, two) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
      let paths = try [one, two].map { try $0.write("animals.csv", AnimalItems.csv) }
      let store = folder.path("a.sqlite")
      let vocabulary = try AnimalItems.collection(file: paths[0]).vocabulary
      let list = ReplItems([ItemFile(paths[0])], vocabulary: nil).historyKey
      var backend = ReplBackend(
        .make(nil, vocabulary: vocabulary), options: ReplOptions(),
        store: ReplStore(path: store, environment: [:], list: list, now: { 1 }))
      for text in ["otter", "wren"] {
        _ = backend.take(.remember(AnalyzedQuery(parsing: text, vocabulary: vocabulary)))
      }
      func history(_ path: String, _ input: String = "") -> [String] {
        run("repl", "--catalogs", store, path, input: input + ":history\n").lines.sorted()
      }
      #expect(history(paths[0]) == ["otter", "wren"])
      #expect(history(paths[1]) == ["the history is empty"])
      #expect(history(paths[0], ":load \(paths[1])\n") == ["animals.csv: 6 items", "the history is empty"])
      #expect(history(paths[0], ":forget wren\n") == ["otter", "removed: wren"])
      #expect(history(paths[0]) == ["otter"])
    }
  #endif
}

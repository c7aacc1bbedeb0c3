import FilterEngines
import FilterEvaluation
import FilterSQL
import Foundation
import Testing
import _FilterTestSupport

/// Lists that are open: several at once, read-only ones, and those that another connection writes.
@Suite struct OpenListTests {
  private static let toys = ToyLists.toys(60)

  private func found(_ list: EngineList, _ query: String) throws -> [Int] {
    try list.rows(of: Toy.list.plan(query)).rows.map { $0.item }.sorted()
  }

  private func opened(_ path: String, timeLimit: Duration = .seconds(20)) throws -> EngineList {
    try ToyLists.open(EngineConnections.open(.sqlite(path: path), timeLimit: timeLimit))
  }

  @Test func twoListsAndTheSameListTwice() throws {
    let folder = try ScratchFolder()
    let others = ToyLists.toys(30, seed: 99)
    try ToyLists.sqlite(Self.toys, folder.file("a.db")).close()
    try ToyLists.sqlite(others, folder.file("b.db")).close()
    let lists = try ["a.db", "a.db", "b.db"].map { try opened(folder.file($0)) }
    #expect(lists.map { $0.count } == [60, 60, 30])
    let stores = [Self.toys, Self.toys, others].map { ColumnStore(Toy.list, items: $0) }
    for query in EngineRowsTests.queries {
      for (list, store) in zip(lists, stores) {
        #expect(try found(list, query) == store.run(Toy.list.plan(query)).rows(), "\(query)")
      }
    }
    // The end of one connection is not that of another one to the same file.
    lists[0].connection.close()
    let error = engineError { _ = try found(lists[0], "t:rat") }
    #expect(error?.kind == .lost)
    #expect(try found(lists[1], "t:rat") == stores[1].run(Toy.list.plan("t:rat")).rows())
  }

  @Test func manyThreadsShareAList() async throws {
    let folder = try ScratchFolder()
    try ToyLists.sqlite(Self.toys, folder.file("a.db")).close()
    let list = try opened(folder.file("a.db"))
    let store = ColumnStore(Toy.list, items: Self.toys)
    await withTaskGroup(of: [String].self) { group in
      for thread in 0..<4 {
        group.addTask {
          await onThread {
            EngineRowsTests.queries.enumerated().compactMap { index, _ in
              let query = EngineRowsTests.queries[(index + thread * 3) % EngineRowsTests.queries.count]
              let found = try? list.rows(of: Toy.list.plan(query)).rows.map { $0.item }.sorted()
              return found == store.run(Toy.list.plan(query)).rows() ? nil : query
            }
          }
        }
      }
      for await wrong in group { #expect(wrong.isEmpty) }
    }
  }

  @Test func readingWritesNoFiles() throws {
    let folder = try ScratchFolder()
    let path = folder.file("a.db")
    try ToyLists.sqlite(Self.toys, path).close()
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let list = try opened(path)
    #expect(try list.count(of: Toy.list.plan("")) == 60)
    for sql in ["DELETE FROM toys", "DROP TABLE fq_about", "CREATE TABLE t (a)"] {
      let error = engineError { try list.connection.execute([sql]) }
      #expect(error != nil, "\(sql)")
    }
    let writer = engineError { _ = try EngineWriter(list.connection, ToyLists.schema(), replaces: true) }
    #expect(writer != nil)
    #expect(try list.count(of: Toy.list.plan("")) == 60)
    list.connection.close()
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.db"])
  }

  /// A file that is being written is reported as busy, and read when it is free again.
  @Test func aLockedFileIsBusy() throws {
    let folder = try ScratchFolder()
    let path = folder.file("a.db")
    let writer = try ToyLists.sqlite(Self.toys, path)
    let list = try opened(path, timeLimit: .seconds(5))
    #expect(try list.count(of: Toy.list.plan("")) == 60)
    try writer.execute(["BEGIN EXCLUSIVE", "DELETE FROM toys_tag"])
    let error = engineError { _ = try list.count(of: Toy.list.plan("")) }
    #expect(error?.kind == .refused || error?.kind == .timedOut, "\(String(describing: error))")
    try writer.execute(["ROLLBACK"])
    #expect(try list.count(of: Toy.list.plan("")) == 60)
    writer.close()
  }

  /// A pattern that hits its step limit on texts is reported.
  @Test func stepLimitsAreReported() throws {
    var toys = Self.toys
    toys[3].texts = [String(repeating: "a", count: 40_000)]
    let folder = try ScratchFolder()
    let connection = try ToyLists.sqlite(toys, folder.file("a.db"))
    let store = ColumnStore(Toy.list, items: toys)
    let unknown = try ToyLists.open(connection, knowsTexts: false)
    for query in ["o:/(a|aa)+$b/", "o:/(?=(a+)+b)/", "t:rat"] {
      let plan = Toy.list.plan(query)
      let (expected, found) = (store.run(plan), try unknown.rows(of: plan))
      #expect(found.rows.map { $0.item }.sorted() == expected.rows(), "\(query)")
      #expect(found.wasCutShort == expected.wasCutShort, "\(query)")
    }
    connection.close()
  }
}

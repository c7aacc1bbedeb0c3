import FilterCompletion
import FilterVocabulary
import Foundation
import GRDB
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterCatalogs

/// A mutated store gives the saved content or a clear error, or is set aside. It never crashes or changes other files.
@Suite(.longTier) struct StoreMutationTests {
  /// The content of a store that a caller sees.
  private struct Content: Equatable {
    var blobs: [CatalogBlob]
    var one: CatalogBlob?
    var summaries: [CatalogSummary]
    var history: CompletionHistory

    init(_ store: CatalogStore) throws {
      blobs = try store.blobs()
      one = try store.blob("card-names")
      summaries = try store.summaries()
      history = try store.history()
    }
  }

  /// A valid store with catalogs of one page and of several, and a history.
  private static let sample: (bytes: [UInt8], content: Content)? = try? {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    do {
      let store = try CatalogStore(at: path, expecting: .new)
      try store.save(CatalogStoreTests.reeds)
      try store.save(
        CatalogBlob(
          CompletionCatalog("long", entries: (0..<700).map { CatalogEntry("Name \($0)", popularity: $0) }), version: "2"
        ))
      for number in 0..<40 {
        try store.save(CatalogBlob(CompletionCatalog("list-\(number)", entries: [CatalogEntry("a")])))
      }
      _ = try store.updateHistory { history in
        (0..<12).reduce(history.pinning("f:modern", vocabulary: .scryfall)) {
          $0.recording(use: "pow>\($1) t:elf", at: Double($1), vocabulary: .scryfall)
        }
      }
    }
    let content = try Content(CatalogStore(reading: path))
    return (Array(try Data(contentsOf: URL(filePath: path))), content)
  }()

  /// The offsets of non-zero bytes, because most of a page may be empty.
  private static let places = sample.map { sample in sample.bytes.indices.filter { sample.bytes[$0] != 0 } } ?? []

  private static func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    for _ in 0...generator.below(3) {
      var place = generator.pick(places) ?? 0
      // Page headers contain all offsets.
      if generator.chance(40) { place = (generator.below(bytes.count / 4_096)) * 4_096 + generator.below(40) }
      if generator.chance(15) { place = generator.below(108) }
      // Keep the first bytes and the application id, otherwise the file is not a store.
      if place < 16 || (68..<72).contains(place) { continue }
      switch generator.below(8) {
      case 0, 1, 2: result[place] ^= 1 << UInt8(generator.below(8))
      case 3: result[place] = generator.pick([0, 1, 2, 0x7F, 0x80, 0xFF]) ?? 0
      case 4: result[place] = UInt8(generator.below(256))
      case 5:
        let end = min(result.count, place + 1 + generator.below(60))
        for index in place..<end { result[index] = generator.chance(50) ? 0 : UInt8(generator.below(256)) }
      case 6:
        // Replace a page with another one.
        let from = generator.below(bytes.count / 4_096) * 4_096
        let to = 4_096 + generator.below(bytes.count / 4_096 - 1) * 4_096
        for index in 0..<4_096 { result[to + index] = bytes[from + index] }
      default: break
      }
    }
    if generator.chance(8) { result.removeLast(generator.below(result.count - 100)) }
    return result
  }

  @Test func whatIsReadIsWhatWasSaved() throws {
    let sample = try #require(Self.sample)
    #expect(sample.content.blobs.count == 42 && sample.content.history.entries.count == 12)
    let folder = try TemporaryFolder()
    let bystander = try folder.write("bystander", "untouched")
    let failure = checkProperty(
      "a mutated store holds what was saved or is refused", cases: PropertyCases.count(long: 120),
      seed: PropertyCases.seed(default: 71),
      generate: { Self.mutated(sample.bytes, &$0) }, shrink: { (_: [UInt8]) -> [[UInt8]] in [] },
      describe: { bytes in
        "\(bytes.count) of \(sample.bytes.count) bytes, changed at "
          + "\(zip(bytes, sample.bytes).enumerated().filter { $1.0 != $1.1 }.prefix(40).map { "\($0): \($1.1) -> \($1.0)" })"
      },
      law: { bytes in
        do { return try Self.law(bytes, sample.content, folder) } catch { return "\(error)" }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    #expect(try String(contentsOfFile: bystander, encoding: .utf8) == "untouched")
  }

  private static func law(_ bytes: [UInt8], _ content: Content, _ folder: TemporaryFolder) throws -> String? {
    let path = try folder.write("a.sqlite", bytes)
    func files() -> [String: [UInt8]] { folder.contents.filter { $0.key != "bystander" } }
    defer { for name in files().keys { try? FileManager.default.removeItem(atPath: folder.path(name)) } }
    let before = files()
    let read = try read { () throws(StoreError) in try CatalogStore(reading: path) }
    if files() != before { return "reading changed a file" }
    if let read, read != content { return "another content was read" }
    var aside: String?
    let written = try Self.read { () throws(StoreError) in
      let store = try CatalogStore(at: path, expecting: .existing)
      aside = store.setAside
      return store
    }
    guard let written else { return files() == before ? nil : "a store that was refused was changed" }
    if let aside {
      if Array(try Data(contentsOf: URL(filePath: aside))) != bytes { return "what was set aside is not what it was" }
      return written.summaries.isEmpty && written.history.isEmpty ? nil : "a new store holds something"
    }
    if files().keys.contains(where: { $0.contains("corrupt") }) { return "set aside and not said" }
    if read == nil { return "opened for writing, though it could not be read" }
    return written == content ? nil : "another content was read from a store for writing"
  }

  /// The content of a store; nil if it is refused.
  private static func read(_ open: () throws(StoreError) -> CatalogStore) throws -> Content? {
    let store: CatalogStore
    do throws(StoreError) { store = try open() } catch { return nil }
    return try Content(store)
  }

  /// Stores that are forged as a whole: any value in any column, with seals and checksums that fit.
  @Test func forgedValuesAreReadOrRefused() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    let values = [
      "NULL", "''", "0", "-1", "9223372036854775807", "-9223372036854775808", "9e999", "-9e999", "1.5", "x''",
      "x'FF00FE'",
      "CAST(x'FFFE41' AS TEXT)", "'a' || char(0) || 'b'", "'\u{202E}'", "zeroblob(100000)", "'12abc'",
      "CAST(x'616209090A5C' AS BLOB)",
      "CAST('a' || char(9) || char(9) || '99999999999999999999' || char(10) AS BLOB)",
    ]
    let columns: [(String, [String])] = [
      ("catalog", ["name", "version", "expires", "count", "entries", "revision", "checksum"]),
      ("use", ["key", "text", "canonical", "weight", "last"]), ("pin", ["key", "text", "canonical", "place"]),
      ("seal", ["part", "checksum"]),
    ]
    let sample = try #require(Self.sample)
    let failure = checkProperty(
      "a forged store is read or refused", cases: PropertyCases.count(long: 120),
      seed: PropertyCases.seed(default: 73),
      generate: { generator in
        (0...generator.below(3)).map { _ in
          let (table, names) = generator.pick(columns) ?? columns[0]
          return "UPDATE OR IGNORE \(table) SET \(generator.pick(names) ?? "") = \(generator.pick(values) ?? "")"
            + " WHERE rowid % \(1 + generator.below(3)) = 0"
        }
      }, shrink: { shorterArrays($0) }, describe: { $0.joined(separator: "; ") },
      law: { statements in
        do {
          _ = try folder.write("a.sqlite", sample.bytes)
          for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
          let queue = try DatabaseQueue(path: path)
          try queue.write { database in
            for statement in statements { try? database.execute(sql: statement) }
            if !statements.contains(where: { $0.contains("checksum") }) { try Self.renewChecksums(database) }
            if !statements.contains(where: { $0.contains(" seal ") }) { try? StoreTables.renewSeals(database) }
          }
          try queue.close()
          let store = try CatalogStore(reading: path)
          let content = try Content(store)
          // An engine accepts any content of a store.
          let engine = CompletionEngine(
            vocabulary: .scryfall, catalogs: try store.completionCatalogs(), history: content.history)
          _ = engine.complete("!na", at: 3)
          _ = engine.complete("t:elf pow", at: 9)
          return nil
        } catch is StoreError {
          return nil
        } catch {
          return "\(error)"
        }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  private static func renewChecksums(_ database: Database) throws {
    let rows = try Row.fetchAll(database, sql: "SELECT rowid, CAST(entries AS BLOB) AS entries FROM catalog")
    for row in rows {
      let bytes = Array((row["entries"] as Data?) ?? Data())
      try database.execute(
        sql: "UPDATE catalog SET checksum = ? WHERE rowid = ?",
        arguments: [Int64(StoreTables.checksum(of: bytes)), row["rowid"] as Int64?])
    }
  }

  /// Foreign triggers and views are never executed.
  @Test(arguments: [
    "ALTER TABLE pin RENAME TO mine; CREATE VIEW pin AS SELECT key, text, canonical, 1 AS place FROM use",
    "CREATE TRIGGER t AFTER DELETE ON use BEGIN DELETE FROM catalog; END",
    "DROP TABLE pin; CREATE TABLE pin (key TEXT PRIMARY KEY, text TEXT, canonical TEXT, place INTEGER)",
    "DROP TABLE pin; CREATE VIEW pin AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS key FROM n",
    "DROP TABLE seal", "DROP TABLE use; CREATE VIRTUAL TABLE use USING fts3(key, text)",
  ])
  func forgedTablesAreRefused(_ sql: String) throws {
    let sample = try #require(Self.sample)
    let folder = try TemporaryFolder()
    let path = try folder.write("a.sqlite", sample.bytes)
    let queue = try DatabaseQueue(path: path)
    guard (try? queue.writeWithoutTransaction({ try $0.execute(sql: sql) })) != nil else { return }
    try queue.close()
    let before = folder.contents
    #expect(throws: StoreError.self) { try CatalogStore(reading: path) }
    #expect(folder.contents == before)
  }
}

import FilterCatalogs
import FilterCompletion
import Foundation
import Testing
import _FilterTestSupport

/// What files bring into catalogs.
@Suite struct CatalogImportTests {
  /// The catalogs of some files, written as `name: value|title|popularity, …`.
  private func imported(_ files: [(name: String, text: String)], as name: String? = nil) throws -> [String] {
    let folder = try TemporaryFolder()
    var gathered = CatalogImport()
    for file in files { try gathered.read(try folder.write(file.name, file.text), as: name) }
    return gathered.blobs().map { Self.picture($0) }
  }

  static func picture(_ blob: CatalogBlob) -> String {
    blob.name + ": "
      + blob.catalog.entries.map { entry in
        entry.value + (entry.title.isEmpty ? "" : "|\(entry.title)")
          + (entry.popularity == 0 ? "" : "|\(entry.popularity)")
      }.joined(separator: ", ")
  }

  private static let cards = """
    [{"object":"card","name":"Ember Lantern","edhrec_rank":5,"artist":"Ada Reed","set":"emb","set_name":"Embers","released_at":"2024-02-09"},
     {"object":"card","name":"Tide // Ebb","artist":"Ada Reed & Bo Tide","set":"emb","set_name":"Embers","released_at":"2024-02-09"}]
    """

  @Test func listsOfValues() throws {
    #expect(
      try imported([
        (
          "anything.json",
          #"{"object":"catalog","uri":"https://example.test/catalog/creature-types","data":["Elf","Reedling"]}"#
        )
      ]) == ["types: Elf, Reedling"])
    #expect(
      try imported([("artist-names.json", #"{"source":"s","asOf":"2026-08-22","values":["Ada Reed"]}"#)])
        == ["artist-names: Ada Reed"])
    #expect(try imported([("x.json", #"{"values":["a","b","a"]}"#)], as: "oracle-tags") == ["oracle-tags: a, b"])
  }

  @Test func listsOfSets() throws {
    let object = #"{"object":"set","code":"emb","name":"Embers","released_at":"2024-02-09","set_type":"core"}"#
    for text in [#"{"object":"list","has_more":false,"data":[\#(object)]}"#, object, "[\(object)]"] {
      #expect(try imported([("sets.json", text)]) == ["set-codes: emb|Embers|20240209"])
    }
    #expect(
      try imported([("set-names.json", #"{"values":[{"code":"emb","name":"Embers","type":"core"}]}"#)])
        == ["set-codes: emb|Embers"])
  }

  @Test func cards() throws {
    let expected = [
      "artist-names: Ada Reed|2, Bo Tide|1", "card-names: Ember Lantern|999995, Tide // Ebb",
      "set-codes: emb|Embers|20240209",
    ]
    #expect(try imported([("cards.json", Self.cards)]) == expected)
    let lines = Self.cards.dropFirst().dropLast().replacingOccurrences(of: "},\n", with: "}\n")
    #expect(try imported([("cards.jsonl", lines)]) == expected)
  }

  /// The first title of a value stays; a value without one takes a later one.
  @Test func titles() throws {
    let sets = """
      [{"code":"emb","name":"Embers"},{"code":"emb","name":"Ashes"},{"code":"ash"},{"code":"ash","name":"Ashes"}]
      """
    #expect(try imported([("sets.json", sets)]) == ["set-codes: emb|Embers, ash|Ashes"])
  }

  @Test func plainText() throws {
    #expect(
      try imported([("reeds.txt", "\u{FEFF}Reed Hut\r\n\n  Ember Lantern \t12\nTide\tmany\nReed Hut\t3")])
        == ["reeds: Reed Hut|3, Ember Lantern|12, Tide"])
    #expect(try imported([("one", "Reed")], as: "card-names") == ["card-names: Reed"])
  }

  @Test(
    "A list says which names there are, whichever file comes first",
    arguments: [["names", "cards"], ["cards", "names"], ["cards", "cards", "names"], ["names", "cards", "names"]])
  func listsAndCards(order: [String]) throws {
    let names = #"{"values":["Reed Hut","Ember Lantern"]}"#
    let files = order.map { $0 == "names" ? ("card-names.json", names) : ("cards.json", Self.cards) }
    #expect(try imported(files).first { $0.hasPrefix("card-names") } == "card-names: Reed Hut, Ember Lantern|999995")
  }

  @Test func whatIsKeptIsJoined() throws {
    let folder = try TemporaryFolder()
    let kept = [
      CatalogBlob(
        CompletionCatalog("card-names", entries: [CatalogEntry("Old Reed", popularity: 7)]), version: "cards"),
      CatalogBlob(CompletionCatalog("other", entries: [CatalogEntry("x")])),
    ]
    var cards = CatalogImport()
    try cards.read(try folder.write("cards.json", Self.cards))
    #expect(
      cards.blobs(joining: kept).map { Self.picture($0) }[1]
        == "card-names: Old Reed|7, Ember Lantern|999995, Tide // Ebb")
    #expect(
      cards.blobs(joining: kept, isReplacing: true).map { Self.picture($0) }[1]
        == "card-names: Ember Lantern|999995, Tide // Ebb")
    // A list replaces the names from cards, but keeps their popularity.
    var names = CatalogImport()
    try names.read(try folder.write("card-names.json", #"{"values":["Old Reed","New Reed"]}"#))
    let listed = names.blobs(joining: kept)
    #expect(listed.map { Self.picture($0) } == ["card-names: Old Reed|7, New Reed"])
    // And once there is a list, later cards bring no names.
    #expect(cards.blobs(joining: listed).map { Self.picture($0) }[1] == "card-names: Old Reed|7, New Reed")
  }

  @Test func badFilesAreRefusedWithThePlace() throws {
    let rows: [(String, String)] = [
      (#"{"values":["a""#, "byte 0: this object has no end"),
      (#"{"values":[1]}"#, "byte 11: 'values' holds neither a string nor an object here"),
      (#"{"values":[null]}"#, "byte 11: 'values' holds neither"), (#"{"data":7}"#, "byte 8: 'data' must be a list"),
      (#"{"data":[{"code":"a"}]}"#, "byte 9: missing 'name' in 'data'"),
      (#"{"data":[{"name":["a"]}]}"#, "byte 17: 'name' must be a string"),
      ("[{\"name\":\"a\"}", "byte 13: the array has no end"),
      ("{\"name\":\"a\"} x", "byte 13: an object was expected here"),
      ("{}", "byte 0: neither a list of values, nor a set, nor a card"), ("", "nothing to import"),
      ("\n\n", "nothing to import"), (" \n[]", "nothing to import"), ("\u{FEFF}", "nothing to import"),
      ("{\"name\":\"a\"}}", "byte 12: nothing is open here"), ("[]", "nothing to import"),
      ("  {\"name\":\"a\"}\n {\"name\":2}", "byte 24: 'name' must be a string"),
      ("{\"name\":\"\\u12\"}", "byte 13: four hexadecimal digits"),
      ("{\"name\":\"a\\u0000b\"}", "byte 8: 'name' must be UTF-8 text"),
      (#"{"name":"a","edhrec_rank":1.5}"#, "byte 26: 'edhrec_rank' must be a whole number"),
      (#"{"name":"a","edhrec_rank":99999999999999999999}"#, "byte 26: 'edhrec_rank' must be a whole number"),
      (#"{"uri":"a\u0007","values":["a"]}"#, "byte 0: 'a\u{7}' cannot be the name of a catalog"),
    ]
    for (text, message) in rows {
      let folder = try TemporaryFolder()
      let path = try folder.write("bad.json", text)
      var gathered = CatalogImport()
      let failure = #expect(throws: CatalogImport.Failure.self, "\(text)") { try gathered.read(path) }
      #expect(failure?.message.hasPrefix("\(path): \(message)") == true, "\(text): \(failure?.message ?? "")")
      #expect(gathered.blobs() == [], "\(text)")
    }
  }

  @Test func linesThatAreNoText() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("bad.txt", Array("good\n".utf8) + [0xFF, 0xFE, 0x0A])
    var gathered = CatalogImport()
    let failure = #expect(throws: CatalogImport.Failure.self) { try gathered.read(path) }
    #expect(failure?.message == "\(path):2: this line must be UTF-8 text without zero bytes")
  }

  /// Ranks and popularities of any size are read without a trap.
  @Test func numbersOfAnySize() throws {
    for (rank, popularity) in [(Int.min, 1_000_000), (-1, 1_000_000), (0, 1_000_000), (999_999, 1), (.max, 1)] {
      #expect(
        try imported([("cards.json", #"{"name":"a","edhrec_rank":\#(rank)}"#)]) == ["card-names: a|\(popularity)"])
    }
    #expect(try imported([("cards.json", #"{"name":"a","edhrec_rank":null}"#)]) == ["card-names: a"])
    #expect(
      try imported([("reeds.txt", "a\t\(Int.max)\nb\t\(Int.min)\nc\t99999999999999999999\n")])
        == ["reeds: a|1000000000, b|-1000000000, c"])
  }

  /// Keys that mean nothing here may hold anything, also what means something elsewhere.
  @Test func whatMeansNothingIsPassedOver() throws {
    let card = #"""
      {"x":{"name":2,"values":[1]},"oracle_text":"a \"b\" {c}","card_faces":[{"name":"f"},[[]]],"name":"Reed","artist":null}
      """#
    #expect(try imported([("cards.json", card)]) == ["card-names: Reed"])
    let long = String(repeating: "x", count: 100_000)
    #expect(
      try imported([("cards.json", #"{"oracle_text":"\#(long)","\#(long)":[1],"name":"Reed"}"#)]) == [
        "card-names: Reed"
      ])
    #expect(
      try imported([("l.json", "\u{FEFF}{\"values\":null,\"data\":[\"a\"],\"uri\":\"x/types\"}")]) == ["types: a"])
  }

  @Test func filesThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    var gathered = CatalogImport()
    let missing = #expect(throws: CatalogImport.Failure.self) { try gathered.read(folder.path("no")) }
    #expect(missing?.message == "there is no file '\(folder.path("no"))'")
    let directory = #expect(throws: CatalogImport.Failure.self) { try gathered.read(folder.url.path) }
    #expect(directory?.message == "'\(folder.url.path)' is a folder")
  }

  @Test func aBadFileLeavesWhatWasGathered() throws {
    let folder = try TemporaryFolder()
    var gathered = CatalogImport()
    try gathered.read(try folder.write("card-names.txt", "Reed"))
    let bad = try folder.write("card-names.json", #"{"values":["Tide"]} {"#)
    #expect(throws: CatalogImport.Failure.self) { try gathered.read(bad) }
    #expect(gathered.blobs().map { Self.picture($0) } == ["card-names: Reed"])
  }

  @Test(.needsShared("data/catalogs"))
  func realFiles() throws {
    var gathered = CatalogImport()
    let folder = try #require(SharedFolder.path(of: "data/catalogs"))
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      try gathered.read("\(folder)/\(file)")
    }
    let blobs = gathered.blobs()
    let counts = Dictionary(uniqueKeysWithValues: blobs.map { ($0.name, $0.catalog.entries.count) })
    #expect(counts["card-names"] == 30_284)
    #expect((counts["set-codes"] ?? 0) > 700 && (counts["types"] ?? 0) > 300 && (counts["keywords"] ?? 0) > 150)
    #expect(blobs.first { $0.name == "set-codes" }?.catalog.entries.contains { $0.value == "p15a" } == true)
  }
}

import FilterCompletion
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCatalogs

/// The limits of imports: memory stays small for any file.
@Suite struct ImportLimitTests {
  private func failure(_ name: String, _ bytes: [UInt8], _ limits: ImportLimits = ImportLimits()) throws -> String? {
    let folder = try TemporaryFolder()
    let path = try folder.write(name, bytes)
    var gathered = CatalogImport(limits: limits)
    do throws(CatalogImport.Failure) {
      try gathered.read(path)
      return nil
    } catch {
      #expect(gathered.blobs() == [])
      return error.message.replacing(path, with: name)
    }
  }

  private func failure(_ name: String, _ text: String, _ limits: ImportLimits = ImportLimits()) throws -> String? {
    try failure(name, Array(text.utf8), limits)
  }

  @Test func aNameHasALimit() throws {
    let longest = String(repeating: "a", count: ImportLimits.maximumName)
    #expect(try failure("a.json", "{\"values\":[\"\(longest)\"]}") == nil)
    #expect(try failure("a.json", "{\"values\":[\"\(longest)a\"]}") == "a.json: byte 11: this name is longer than 4 KB")
    #expect(try failure("a.json", "{\"name\":\"\(longest)a\"}") == "a.json: byte 8: this name is longer than 4 KB")
    #expect(
      try failure("a.json", "{\"data\":[{\"name\":\"\(longest)a\"}]}")
        == "a.json: byte 17: this name is longer than 4 KB")
    #expect(try failure("a.txt", "b\n\(longest)\t7\n") == nil)
    #expect(try failure("a.txt", "b\n\(longest)a\n") == "a.txt:2: this name is longer than 4 KB")
    #expect(try failure("a.txt", "b\n\n\(longest)\(longest)\n") == "a.txt:3: this line is longer than 4 KB")
    #expect(try failure("a.txt", "b\n\(String(repeating: " ", count: 9_000))\nc") == nil)
    #expect(try failure("a.txt", [UInt8](repeating: 0, count: 9_000)) == "a.txt:1: this line is longer than 4 KB")
  }

  @Test func entriesAndNamesHaveLimits() throws {
    var limits = ImportLimits()
    limits.entries = 3
    #expect(try failure("a.txt", "a\nb\nc\na\n", limits) == nil)
    #expect(try failure("a.txt", "a\nb\nc\nd\n", limits) == "a.txt:4: more than 3 entries")
    #expect(try failure("a.json", #"{"values":["a","b","c","c"]}"#, limits) == "a.json: byte 23: more than 3 entries")
    #expect(
      try failure("a.json", #"{"uri":"a","data":["a","b"]}{"uri":"b","data":["a","b"]}"#, limits)
        == "a.json: byte 55: more than 3 entries")
    limits = ImportLimits()
    limits.nameBytes = 1 << 20
    let names = (0..<2_000).map { String($0) + String(repeating: "a", count: 1_000) }.joined(separator: "\n")
    #expect(try failure("a.txt", names, limits)?.hasSuffix(": more than 1 MB of names") == true)
    limits.unpackedBytes = 1 << 20
    #expect(try failure("a.txt", names, limits) == "'a.txt' is larger than 1 MB")
  }

  /// A text far larger than its compressed file is refused early. Each of these decompresses to at least 16 MB.
  @Test(
    .longTier, .enabled(if: PackingTool.hasGzip, "gzip is missing"),
    arguments: ["a", "\n", "{}\n", "{\"a\":1}", "[", "\"", "a\n"])
  func aBombIsRefusedEarly(_ part: String) throws {
    var limits = ImportLimits()
    limits.freeBytes = 1 << 20
    let bomb = try PackingTool.gzip(Array(String(repeating: part, count: (4 << 20) / part.utf8.count).utf8))
    let packed = try #require(bomb)
    let message = try failure("bomb.gz", packed, limits)
    let expected = [
      "bomb.gz: unpacks to more than 200 times its size", "bomb.gz:1: this line is longer than 4 KB",
      "bomb.gz: byte 0: neither a list of values, nor a set, nor a card",
      "bomb.gz: byte 1: an object was expected here",
    ]
    #expect(message.map { expected.contains($0) } == true, "\(message ?? "read")")
  }

  /// One string of 4 MB packed to 4 KB.
  @Test(.enabled(if: PackingTool.hasGzip, "gzip is missing")) func aStringWithoutEndIsRefusedAtItsLimit() throws {
    let text = "{\"values\":[\"" + String(repeating: "a", count: 4 << 20) + "\"]}"
    let bomb = try PackingTool.gzip(Array(text.utf8))
    let packed = try #require(bomb)
    #expect(try failure("a.gz", packed) == "a.gz: byte 11: this string is longer than 1 MB")
  }

  /// Blanks are passed over without being held, and lines are counted.
  @Test func blankLinesTakeNothing() throws {
    var lines = PlainLines()
    let piece = [UInt8](repeating: 0x0A, count: 100_000) + Array("   ".utf8)
    for _ in 0..<5 {
      try piece.withUnsafeBufferPointer { try lines.read($0) { _, _ in Issue.record("an entry") } }
      #expect(lines.bytesHeld == 0)
    }
    try Array("Reed".utf8).withUnsafeBufferPointer { try lines.read($0) { _, _ in } }
    try lines.finish { entry, number in
      #expect(entry == CatalogEntry("Reed"))
      #expect(number == 500_001)
    }
    #expect(lines.bytesHeld < 2 * PlainLines.maximumLength)
  }

  @Test func blanksBeforeAFileSayNothingOfIt() throws {
    let folder = try TemporaryFolder()
    for blanks in ["", "\n", String(repeating: " \n", count: 300_000)] {
      var gathered = CatalogImport()
      try gathered.read(try folder.write("a.json", blanks + #"{"values":["Reed"]}"#))
      #expect(gathered.blobs().map { CatalogImportTests.picture($0) } == ["a: Reed"])
    }
  }
}

/// Mutated files of every kind.
@Suite(.longTier) struct ImportMutationTests {
  private struct Mutation {
    var name: String
    var bytes: [UInt8]
    /// The compressed sample, if any.
    var packed: Int?
  }

  private static let samples: [(name: String, text: String)] = [
    (
      "types.json",
      #"{"object":"catalog","uri":"https://a.test/creature-types","data":["Elf","Reed\u00e9","a\"b"],"asOf":"2026"}"#
    ),
    ("sets.json", #"{"data":[{"code":"emb","name":"Embers","released_at":"2024-02-09"},{"name":"Tide"}]}"#),
    (
      "cards.json",
      #"[{"object":"card","name":"Ember","edhrec_rank":5,"artist":"A & B","set":"emb","set_name":"E","released_at":"2024"},"#
        + #"{"name":"Tide // Ebb","x":[{"name":1.5e3}],"artist":null}]"#
    ),
    ("names.txt", "Ember Lantern\t9\nReed Hut\n  Tide \t-3\r\n\nEbb"),
  ]

  /// Mutations never crash; an imported catalog survives a round trip through a store, and nothing is read twice.
  @Test func mutatedFilesAreReadOrRefused() throws {
    let folder = try TemporaryFolder()
    let packed = try Self.samples.map { try PackingTool.gzip(Array($0.text.utf8)) ?? Array($0.text.utf8) }
    let failure = checkProperty(
      "a mutated file is read or refused", cases: PropertyCases.count(long: 1_500),
      seed: PropertyCases.seed(default: 59),
      generate: { generator in
        let number = generator.below(Self.samples.count)
        let isPacked = generator.chance(20)
        let bytes = isPacked ? packed[number] : Array(Self.samples[number].text.utf8)
        return Mutation(
          name: Self.samples[number].name, bytes: mutated(bytes, &generator), packed: isPacked ? number : nil)
      }, shrink: { value in shorterArrays(value.bytes).map { Mutation(name: value.name, bytes: $0) } },
      describe: { "\($0.name): \(String(decoding: $0.bytes, as: UTF8.self).debugDescription)" },
      law: { value in
        guard let path = try? folder.write(value.name, value.bytes) else { return "cannot be written" }
        defer { try? FileManager.default.removeItem(atPath: path) }
        var gathered = CatalogImport()
        do throws(CatalogImport.Failure) { try gathered.read(path) } catch {
          if !gathered.blobs().isEmpty { return "a refused file left something" }
          return error.message.contains(path) ? nil : "a message without the file: \(error.message)"
        }
        let blobs = gathered.blobs()
        if blobs.isEmpty { return "read as nothing" }
        // Compressed data has a checksum, so its text is unchanged.
        if let number = value.packed, value.bytes.starts(with: [0x1F, 0x8B]) {
          var original = CatalogImport()
          guard let plain = try? folder.write(value.name, Self.samples[number].text) else { return "cannot be written" }
          do throws(CatalogImport.Failure) { try original.read(plain) } catch { return error.message }
          if original.blobs() != blobs { return "another catalog than was packed" }
        }
        for blob in blobs {
          let bytes = EntryText.bytes(of: blob.catalog.entries)
          if bytes.withUnsafeBytes({ EntryText.entries(in: $0) }) != blob.catalog.entries { return "not kept as it is" }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}

/// Some bytes with up to four changes.
func mutated(_ original: [UInt8], from first: Int = 0, _ generator: inout SeededGenerator) -> [UInt8] {
  var bytes = original
  for _ in 0...generator.below(4) where bytes.count > first + 1 {
    let place = first + generator.below(bytes.count - first)
    switch generator.below(7) {
    case 0: bytes[place] ^= 1 << UInt8(generator.below(8))
    case 1: bytes[place] = generator.pick(Array("{}[]\",:\\09-eu\t\n".utf8) + [0, 0x7F, 0x80, 0xFF]) ?? 0
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(generator.pick(Array("{}[]\",:\\09-eu\t\n".utf8) + [0, 0xC3, 0xFF]) ?? 0, at: place)
    case 4: bytes.swapAt(place, first + generator.below(bytes.count - first))
    default:
      let end = min(bytes.count, place + 1 + generator.below(30))
      if generator.chance(50) {
        bytes.removeSubrange(place..<end)
      } else {
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      }
    }
  }
  return bytes
}

import Foundation
import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

/// Mutated zip archives: each file in them is read as it is, or refused. Never another text, a trap, an endless loop or more
/// than the limit of bytes.
@Suite(.longTier) struct ZipMutationTests {
  private static let files = [
    ("a.csv", "a,b\n1,2\n"), ("b/c.csv", String(repeating: "7,8\n", count: 40)), ("é.txt", "é"),
  ]
  private static let limit = 1 << 12

  /// The names and texts of the files that can be read, in an archive at a path.
  private static func texts(_ path: String) -> [(name: String, text: [UInt8])] {
    guard let archive = try? ZipArchive(InputFile(path: path)) else { return [] }
    return archive.members.prefix(64).compactMap { member in
      guard let source = try? archive.source(of: member),
        let file = try? PackedFile(source, isUnpacked: true, maximumUnpackedBytes: limit)
      else { return nil }
      var text: [UInt8] = []
      do {
        while let piece = try file.next() { text += piece }
      } catch { return nil }
      return (member.name, text)
    }
  }

  @Test(arguments: [true, false])
  func aMutatedArchiveGivesItsTextsOrErrors(packs: Bool) throws {
    let folder = try TemporaryFolder()
    let good = try ZipArchiveTests.archive(Self.files, packs: packs)
    // The program that packs may be missing, and the archive then has stored files twice.
    let known = Set(Self.files.map { Array($0.1.utf8) })
    let ends = [0, 1, 0x7FFF_FFFF, 0xFFFF_FFFF, good.count, good.count - 1].map { value in
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let failure = checkProperty(
      "a mutated archive gives its texts or errors", cases: PropertyCases.count(long: 600),
      seed: PropertyCases.seed(default: 53),
      generate: { generator in
        var bytes = mutated(good, from: 0, &generator)
        // Sizes and offsets far from what they were.
        if generator.below(2) == 0, bytes.count > 4 {
          let place = generator.below(bytes.count - 4)
          bytes.replaceSubrange(place..<(place + 4), with: ends[generator.below(ends.count)])
        }
        return bytes
      }, shrink: { (_: [UInt8]) -> [[UInt8]] in [] }, describe: { "\($0)" },
      law: { bytes in
        guard let path = try? folder.write("m.zip", bytes) else { return "the file cannot be written" }
        for (name, text) in Self.texts(path) where !known.contains(text) {
          return "\(name) is read as another text of \(text.count) bytes"
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}

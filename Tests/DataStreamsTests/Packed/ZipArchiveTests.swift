import Foundation
import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

/// Files in zip archives.
@Suite struct ZipArchiveTests {
  /// The bytes of an archive of stored and, if the machine has gzip, packed files.
  static func archive(_ files: [(name: String, text: String)], packs: Bool = true) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    func number(_ value: Int, _ length: Int) -> [UInt8] {
      (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    for file in files {
      let text = Array(file.text.utf8)
      var checksum = CRC32()
      text.withUnsafeBufferPointer { checksum.add($0) }
      let gzip = packs ? try PackingTool.gzip(text, "-n") : nil
      // Between the header and the checksum of gzip stands what zip packs.
      let data = gzip.map { Array($0[10..<($0.count - 8)]) } ?? text
      let name = Array(file.name.utf8)
      let common =
        number(20, 2) + number(0, 2) + number(gzip == nil ? 0 : 8, 2) + number(0, 4) + number(Int(checksum.value), 4)
        + number(data.count, 4) + number(text.count, 4) + number(name.count, 2) + number(0, 2)
      directory +=
        number(0x0201_4B50, 4) + number(20, 2) + common + number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4)
        + number(bytes.count, 4) + name
      bytes += number(0x0403_4B50, 4) + common + name + data
    }
    let end =
      number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
      + number(directory.count, 4) + number(bytes.count, 4) + number(0, 2)
    return bytes + directory + end
  }

  /// The names and texts of the files in an archive, or the message about it.
  private func contents(_ path: String, maximumBytes: Int = .max) -> [String] {
    do throws(PackedFileError) {
      let archive = try ZipArchive(InputFile(path: path))
      return archive.members.map { member in
        do throws(PackedFileError) {
          let file = try PackedFile(
            archive.source(of: member), isUnpacked: true, maximumUnpackedBytes: maximumBytes)
          var text: [UInt8] = []
          while let piece = try file.next() { text += piece }
          return "\(member.name): \(String(decoding: text, as: UTF8.self))"
        } catch { return error.message }
      }
    } catch { return [error.message] }
  }

  @Test(arguments: [true, false])
  func filesAreRead(packs: Bool) throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "1,2\n", count: 5_000)
    let files = [("a.csv", "a,b\n1,2\n"), ("folder/", ""), ("folder/b.csv", long), ("__MACOSX/x", "x"), ("é.txt", "")]
    let path = try folder.write("a.zip", Self.archive(files, packs: packs))
    #expect(contents(path) == ["a.csv: a,b\n1,2\n", "folder/b.csv: \(long)", "é.txt: "])
    #expect(contents(path, maximumBytes: 100).dropFirst().first?.contains("is larger than 100 bytes") == true)
    #expect(try ZipArchive.isArchive(InputFile(path: path)))
    #expect(try contents(folder.write("b.zip", Self.archive([]))) == [])
  }

  @Test func theProgramZipIsUnderstood() throws {
    let folder = try TemporaryFolder()
    let program = "/usr/bin/zip"
    guard FileManager.default.isExecutableFile(atPath: program) else { return }
    let text = String(repeating: "name,total\n", count: 1_000)
    _ = try folder.write("a.csv", Array(text.utf8))
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["-q", "a.zip", "a.csv"]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    #expect(contents("\(folder.url.path)/a.zip") == ["a.csv: \(text)"])
  }

  @Test func damageIsReported() throws {
    let folder = try TemporaryFolder()
    let good = try Self.archive([("a.csv", "a,b\n1,2\n")], packs: false)
    func message(_ bytes: [UInt8]) throws -> String { try contents(folder.write("x.zip", bytes)).joined() }
    #expect(
      try message(Array(good.dropLast(30))).hasSuffix("is a zip file whose directory is missing; it may be cut off"))
    var bytes = good
    bytes[good.count - 22 - 51] ^= 1
    #expect(try message(bytes).hasSuffix("is a zip file whose directory is damaged"))
    bytes = good
    bytes[0] ^= 1
    #expect(try message(bytes).hasSuffix("is damaged in its zip file"))
    bytes = good
    bytes[good.count - 22 - 51 + 8] |= 1
    #expect(try message(bytes).hasSuffix("is encrypted; unpack it with: unzip -p"))
    bytes = good
    bytes[good.count - 22 - 51 + 10] = 12
    #expect(try message(bytes).contains("is packed by method 12"))
    guard PackingTool.hasGzip else { return }
    var packed = try Self.archive([("a.csv", "a,b\n1,2\n")])
    packed[packed.count - 22 - 51 + 16] ^= 1
    #expect(try message(packed).contains("is damaged near byte"))
  }

  /// Bytes changed at random lead to an error or to a text that is no longer than the directory says.
  @Test func mutatedArchivesNeverTrap() throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 93)
    let good = try Self.archive([("a.csv", String(repeating: "1,2\n", count: 40)), ("b.txt", "x"), ("c/d", "")])
    for _ in 0..<PropertyCases.count(long: 100_000, plain: 300) {
      var bytes = good
      for _ in 0..<(1 + random.below(3)) {
        switch random.below(4) {
        case 0: bytes.removeLast(random.below(bytes.count))
        case 1: bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count + 1))
        default: if !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.pick([0, 1, 0xFF]) ?? 0) }
        }
      }
      let path = try folder.write("x.zip", bytes)
      for text in contents(path, maximumBytes: 1 << 16) { #expect(text.utf8.count < 1 << 17) }
    }
  }
}

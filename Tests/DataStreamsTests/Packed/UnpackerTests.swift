import Foundation
import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

/// Files that another program unpacks or reads.
@Suite struct UnpackerTests {
  private static let text = "name,total\n" + String(repeating: "a,1\nb,2\n", count: 2_000)

  /// The programs of the machine, with the beginning of what they write.
  private static let programs = ["zstd", "xz", "bzip2", "lz4"].filter {
    HelperProgram.path(of: $0, in: HelperProgram.searchPath) != nil
  }

  /// Packs a text with a program.
  private static func pack(_ text: String, by program: String, in folder: TemporaryFolder) throws -> String {
    let plain = try folder.write("plain", Array(text.utf8))
    let path = "\(folder.url.path)/items.\(program)"
    _ = try folder.write("items.\(program)", [])
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program, "-c", plain]
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: path))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return path
  }

  private func contents(_ file: PackedFile) -> String {
    var text: [UInt8] = []
    do throws(PackedFileError) { while let piece = try file.next() { text += piece } } catch { return error.message }
    return String(decoding: text, as: UTF8.self)
  }

  @Test(arguments: programs)
  func packedFilesAreRead(program: String) throws {
    let folder = try TemporaryFolder()
    let path = try Self.pack(Self.text, by: program, in: folder)
    let file = try PackedFile(InputFile(path: path), runsPrograms: true)
    #expect(file.isPacked)
    #expect(contents(file) == Self.text)
    // A reader that stops early kills the program.
    _ = try PackedFile(InputFile(path: path), runsPrograms: true).next()
    #expect(
      throws: PackedFileError(
        path: path, reason: .program("is packed with \(program), which only the command line may have read"))
    ) {
      try PackedFile(InputFile(path: path))
    }
    let bytes = try #require(FileManager.default.contents(atPath: path))
    let cut = try folder.write("cut", Array(bytes.dropLast(bytes.count / 2)))
    var message = ""
    do throws(PackedFileError) { message = contents(try PackedFile(InputFile(path: cut), runsPrograms: true)) } catch {
      message = error.message
    }
    #expect(message.contains("is packed with \(program), and '\(program)' ended with status"), "\(message)")
    let limited = try PackedFile(InputFile(path: path), runsPrograms: true, maximumUnpackedBytes: 1_000)
    #expect(contents(limited).contains("is larger than 1000 bytes"))
  }

  @Test func aProgramThatIsMissingIsNamed() throws {
    let folder = try TemporaryFolder()
    for (bytes, said) in [
      (
        [0x28, 0xB5, 0x2F, 0xFD, 0],
        "is packed with zstd, and no program 'zstd' is on the PATH; install the package zstd"
      ),
      (Array("BZh91AY&SY".utf8), "is packed with bzip2, and no program 'bzip2' is on the PATH"),
      (Array("PAR1....".utf8), "is a Parquet file, and no program 'duckdb' is on the PATH; install it from duckdb.org"),
      (Array("ARROW1..".utf8), "SELECT * FROM read_arrow("),
    ] as [([UInt8], String)] {
      let file = try InputFile(path: folder.write("it's", bytes))
      let unpacker = try #require(Unpacker(for: file))
      // Neither relative folders nor the current one are searched.
      for path in ["", ".:bin:", folder.url.path, nil] {
        do throws(PackedFileError) {
          _ = try unpacker.source(of: file, searching: path)
          Issue.record("a source without a program")
        } catch { #expect(error.message.contains(said), "\(error.message)") }
      }
    }
    #expect(try Unpacker(for: InputFile(path: folder.write("x", Array("BZh is text".utf8)))) == nil)
    #expect(try Unpacker(for: InputFile(path: folder.write("x", []))) == nil)
  }

  /// The statement that DuckDB gets, with the path as a literal, and its output.
  @Test func tablesAreReadByDuckDB() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write("duckdb", Array("#!/bin/sh\nprintf '%s|' \"$@\"\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let path = try folder.write("it's.parquet", Array("PAR1....".utf8))
    let file = try InputFile(path: path)
    let source = try #require(Unpacker(for: file)).source(of: file, searching: folder.url.path)
    let quoted = path.replacing("'", with: "''")
    #expect(
      contents(try PackedFile(source, isUnpacked: true))
        == "-init|/dev/null|-json|-c|SELECT * FROM read_parquet('\(quoted)')|")
    _ = try folder.write("duckdb", Array("#!/bin/sh\necho '[{'\nexit 3\n".utf8))
    let failing = try #require(Unpacker(for: file)).source(of: file, searching: folder.url.path)
    #expect(contents(try PackedFile(failing, isUnpacked: true)).contains("'duckdb' ended with status 3"))
    let star = try InputFile(path: folder.write("a*.parquet", Array("PAR1....".utf8)))
    #expect(throws: PackedFileError.self) {
      try Unpacker(for: star)?.source(of: star, searching: folder.url.path)
    }
  }
}

import Foundation
import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Modes of files that are written, and descriptors that are closed.
@Suite struct FileModeTests {
  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// With the bits for the identity of a program and for its group, which a change of owner removes.
  @Test(arguments: [0o2755, 0o2640, 0o4711, 0o6750, 0o1600, 0o600, 0o200] as [mode_t], [false, true])
  func theWholeModeStays(mode wanted: mode_t, inPieces: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", "old")
    guard chmod(path, wanted) == 0, mode(path) == wanted else { return }
    if inPieces {
      try OutputFile.write(to: path, .otherThan([])) { pieces throws(OutputFileError) in
        try pieces.write(Array("new".utf8)[...])
      }
    } else {
      try OutputFile.write(Array("new".utf8), to: path, .otherThan([]))
    }
    #expect(mode(path) == wanted)
  }

  /// A file written beside a private file is private from its first byte on.
  @Test func theNewFileOfAPrivateOne() throws {
    #expect(OutputFile.initialMode(replacing: nil) == 0o666)
    #expect(OutputFile.initialMode(replacing: stat()) == 0o600)
    let folder = try TemporaryFolder()
    let path = try folder.write("a", "old")
    #expect(chmod(path, 0o600) == 0)
    var modes: [mode_t] = []
    try OutputFile.write(to: path, .otherThan([])) { pieces throws(OutputFileError) in
      try pieces.write(Array("new".utf8)[...])
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(""))) ?? []
      modes = names.filter { $0.hasPrefix(".filterq-") }.map { mode(folder.path($0)) }
    }
    #expect(modes == [0o600])
  }

  #if os(Linux)
    /// The descriptors of this process that lead into a folder.
    private func openFiles(in folder: TemporaryFolder) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      return names.compactMap { name in
        var buffer = [CChar](repeating: 0, count: 4_096)
        let count = readlink("/proc/self/fd/\(name)", &buffer, buffer.count)
        let target = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return target.hasPrefix(InputFile.resolved(folder.path("")) ?? folder.path("")) ? target : nil
      }
    }

    @Test func filesAreClosed() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("a", "old text")
      #expect(openFiles(in: folder) == [])
      do {
        let file = try InputFile(path: path)
        #expect(openFiles(in: folder).count == 1)
        _ = try file.rest()
      }
      #expect(openFiles(in: folder) == [])
      _ = try InputFile.bytes(ofFile: path)
      _ = try? InputFile.bytes(ofFile: path, maximumBytes: 3)
      _ = try? InputFile(path: folder.path(""))
      _ = try PackedFile(path: path).next()
      _ = try FileFormat.ofFile(path)
      do {
        let file = try FollowedFile(path: path, from: .beginning) { false }
        _ = try file.next()
      }
      #expect(openFiles(in: folder) == [])
      try OutputFile.write(Array("new".utf8), to: path, .otherThan([]))
      try OutputFile.write(Array("new".utf8), to: folder.path("b"), .otherThan([]))
      #expect(link(path, folder.path("c")) == 0)
      try OutputFile.write(Array("in place".utf8), to: path, .otherThan([]))
      try? OutputFile.write(Array("new".utf8), to: path, .beginningWith(Array("magic".utf8), otherThan: []))
      let failure = OutputFileError(path: "x", reason: .foreign)
      try? OutputFile.write(to: folder.path("b"), .otherThan([])) { _ throws(OutputFileError) in throw failure }
      try? OutputFile.write(to: folder.path("b"), .otherThan([])) { pieces throws(OutputFileError) in
        _ = try? folder.write("b", "theirs")
        try pieces.write([1, 2])
      }
      #expect(openFiles(in: folder) == [])
      #expect(try folder.bytes("b") == Array("theirs".utf8))
    }
  #endif

  /// All bytes of a large piece are written once, in their order.
  @Test func largePieces() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    let descriptor = open(folder.path("a"), O_WRONLY | O_CREAT, 0o600)
    #expect(Descriptor.writeAll(bytes, to: descriptor) == nil)
    close(descriptor)
    #expect(try folder.bytes("a") == bytes)
    #expect(Descriptor.writeAll([], to: -1) == nil)
    #expect(Descriptor.writeAll([1], to: -1) == EBADF)
    let reader = open(folder.path("a"), O_RDONLY)
    #expect(Descriptor.readSome(from: reader) == Array(bytes[..<65_536]))
    close(reader)
    #expect(Descriptor.readSome(from: -1) == [])
  }

  /// Texts at the maximum and one byte beyond it.
  @Test func sizes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", [UInt8](repeating: 7, count: 100))
    #expect(try InputFile.bytes(ofFile: path, maximumBytes: 100).count == 100)
    #expect(throws: PackedFileError(path: path, reason: .tooLarge(maximumBytes: 99))) {
      try InputFile.bytes(ofFile: path, maximumBytes: 99)
    }
    for limit in [0, 1, 99, 100, 101] {
      #expect(try InputFile(path: path).rest(atMost: limit).count == min(limit, 100))
    }
    let file = try InputFile(path: path)
    #expect(file.size == 100 && file.currentSize == 100)
    // A file that grows beyond the maximum is not read to its end.
    let growing = try InputFile(path: path, maximumBytes: 100)
    _ = try folder.write("a", [UInt8](repeating: 7, count: 101))
    #expect(throws: PackedFileError(path: path, reason: .tooLarge(maximumBytes: 100))) { try growing.rest() }
  }

  @Test func piecesByOffset() throws {
    let folder = try TemporaryFolder()
    let file = PreparedFile(try InputFile(path: try folder.write("a", Array(0..<40))))
    #expect(file.size == 40)
    func read(_ count: Int, at offset: Int) -> [UInt8]? {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, count), alignment: 8)
      defer { buffer.deallocate() }
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
      return file.read(into: part, at: offset) ? Array(part) : nil
    }
    #expect(read(3, at: 37) == [37, 38, 39])
    #expect(read(3, at: 38) == nil)
    #expect(read(0, at: 99) == [])
    #expect(file.words(5, at: 0)?.count == 5)
    #expect(file.words(6, at: 0) == nil)
    #expect(file.words(4, at: 8)?.first == 0x0F0E_0D0C_0B0A_0908)
    #expect(file.words(4, at: 9) == nil)
    #expect(file.words(0, at: 40) == [])
  }

  /// Files in a folder, beside it, and beside it with a name that begins like that of the folder.
  @Test func filesWithinAFolder() throws {
    let folder = try TemporaryFolder()
    for name in ["in", "in-other"] {
      try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
    }
    let inside = try folder.write("in/a", "x")
    let beside = try folder.write("in-other/a", "x")
    func isRead(_ path: String, within root: String) -> Bool { (try? InputFile(path: path, within: root)) != nil }
    #expect(isRead(inside, within: folder.path("in")))
    #expect(isRead(inside, within: folder.path("in/")))
    #expect(isRead(inside, within: folder.path("")))
    #expect(!isRead(beside, within: folder.path("in")))
    #expect(!isRead(folder.path("in/../in-other/a"), within: folder.path("in")))
    #expect(isRead(folder.path("in-other/../in/a"), within: folder.path("in")))
    #expect(symlink(beside, folder.path("in/link")) == 0)
    #expect(!isRead(folder.path("in/link"), within: folder.path("in")))
    #expect(isRead(folder.path("in/link"), within: folder.path("")))
    #expect(!isRead(inside, within: folder.path("none")))
  }

  @Test func messages() {
    let reasons: [OutputFileError.Reason] = [
      .folder, .special, .readOnly, .changed, .input, .foreign, .failed("No space left on device"),
    ]
    #expect(
      reasons.map { OutputFileError(path: "a", reason: $0).message } == [
        "cannot write 'a': it is a folder", "cannot write 'a': it is not a regular file",
        "cannot write 'a': it is read-only", "cannot write 'a': it changed while it was being read",
        "cannot write 'a': it is one of the files that are read", "cannot write 'a': it holds something else",
        "cannot write 'a': No space left on device",
      ])
  }
}

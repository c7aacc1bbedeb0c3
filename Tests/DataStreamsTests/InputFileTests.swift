import Foundation
import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

/// Which files are opened, and how much of them is read.
@Suite struct InputFileTests {
  private func reason(
    _ path: String, _ kinds: InputFile.Kinds = .regular, maximumBytes: Int = 64 << 20, within root: String? = nil
  ) -> PackedFileError.Reason? {
    do throws(PackedFileError) {
      _ = try InputFile.bytes(ofFile: path, accepting: kinds, maximumBytes: maximumBytes, within: root)
      return nil
    } catch {
      return error.reason
    }
  }

  private func link(_ folder: TemporaryFolder, _ name: String, to target: String) throws -> String {
    let path = folder.url.appending(path: name).path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    return path
  }

  /// The state of a pipe does not depend on its contents.
  @Test func statesIdentifyRegularFiles() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(FileState(path: try folder.write("file", Array("Ember".utf8)))?.isRegular == true)
    #expect(FileState(path: pipe)?.isRegular == false)
    #expect(FileState(path: folder.path("none")) == nil)
  }

  /// Rows: the kind of file at the path, the result if regular files are accepted, and the result if pipes are accepted
  /// too.
  @Test func onlyRegularFilesAreOpened() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file", Array("Ember".utf8))
    let pipe = folder.url.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let socket = folder.url.appending(path: "socket").path
    let descriptor = try boundSocket(socket)
    defer { close(descriptor) }
    let rows: [(path: String, reason: PackedFileError.Reason?)] = [
      (file, nil), (pipe, .special), (socket, .special), ("/dev/zero", .special), ("/dev/null", .special),
      ("/dev/tty", .special), (folder.url.path, .folder), ("\(file)/below", .missing), ("", .missing),
      ("\(file)\u{0}/dev/zero", .missing), (folder.url.appending(path: "none").path, .missing),
      (try link(folder, "loop", to: "loop"), .unreadable), (try link(folder, "dangling", to: "none"), .missing),
    ]
    for (path, expected) in rows {
      #expect(reason(path) == expected, "\(path)")
      // A pipe without a writer would be waited for where pipes are accepted.
      if path != pipe { #expect(reason(path, .regularOrPipe) == expected, "\(path), pipes accepted") }
    }
    for (number, row) in rows.enumerated() where !row.path.isEmpty && !row.path.utf8.contains(0) {
      #expect(reason(try link(folder, "link-\(number)", to: row.path)) == row.reason, "a link to \(row.path)")
    }
  }

  @Test func acceptedPipesAreReadToTheEnd() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "printf 'Ember Lantern' >'\(pipe)'"]
    try writer.run()
    #expect(try InputFile.bytes(ofFile: pipe, accepting: .regularOrPipe) == Array("Ember Lantern".utf8))
    writer.waitUntilExit()
    // With a writer that waits, regular files only: refused at once, nothing is read.
    let other = Process()
    other.executableURL = URL(filePath: "/bin/sh")
    other.arguments = ["-c", "exec sleep 60 >'\(pipe)'"]
    try other.run()
    #expect(reason(pipe) == .special)
    kill(other.processIdentifier, SIGKILL)
    other.waitUntilExit()
  }

  @Test func theLimitIsExact() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("file", [UInt8](repeating: 7, count: 1_000))
    for (limit, fits) in [(0, false), (999, false), (1_000, true), (1_001, true), (Int.max, true)] {
      #expect(reason(path, maximumBytes: limit) == (fits ? nil : .tooLarge(maximumBytes: limit)), "limit \(limit)")
    }
    #expect(reason(try folder.write("empty", []), maximumBytes: 0) == nil)
  }

  /// The size of a file at opening is not trusted; the bytes read count.
  @Test func aFileThatGrowsIsStoppedAtTheLimit() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("file", [1, 2, 3])
    let file = try InputFile(path: path, maximumBytes: 5)
    try Data([1, 2, 3, 4, 5, 6]).write(to: URL(filePath: path), options: [])
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 2, alignment: 1)
    defer { buffer.deallocate() }
    #expect(try file.read(into: buffer) == 2)
    #expect(try file.read(into: buffer) == 2)
    let error = #expect(throws: PackedFileError.self) { try file.read(into: buffer) }
    #expect(error?.reason == .tooLarge(maximumBytes: 5))
  }

  /// A sparse file may claim any size; the bytes read stay within the limit.
  @Test func aHugeFileIsRefusedBeforeItIsRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("holes", [])
    #expect(truncate(path, 1 << 40) == 0)
    #expect(reason(path) == .tooLarge(maximumBytes: 64 << 20))
    #expect(throws: PackedFileError.self) { try PackedFile(path: path, maximumBytes: 1 << 20) }
  }

  #if os(Linux)
    /// Files of the kernel have the size 0 and hold something all the same.
    @Test func aFileOfSizeZeroMayHoldSomething() throws {
      #expect(try !InputFile.bytes(ofFile: "/proc/self/status").isEmpty)
      #expect(try InputFile(path: "/proc/self/status").size == 0)
      #expect(reason("/proc/self/status", maximumBytes: 10) == .tooLarge(maximumBytes: 10))
    }

    /// Two names that are equal as strings, and two that are not valid UTF-8, are different folders.
    @Test func foldersAreDistinguishedByTheirBytes() throws {
      let folder = try TemporaryFolder()
      let names: [[UInt8]] = [Array("é".utf8), Array("e\u{301}".utf8), [0xFF], [0xFE]]
      for name in names {
        let path = Array(folder.url.path.utf8) + [0x2F] + name
        #expect(mkdir((path + [0]).map { CChar(truncatingIfNeeded: $0) }, 0o700) == 0)
      }
      let inside = folder.url.path + "/e\u{301}/file"
      try Data("x".utf8).write(to: URL(filePath: inside))
      #expect(reason(inside, within: folder.url.path + "/e\u{301}") == nil)
      #expect(reason(inside, within: folder.url.path + "/é") == .outside)
    }
  #endif

  @Test func linksThatLeaveTheRootAreRefused() throws {
    let folder = try TemporaryFolder()
    let root = folder.url.appending(path: "root").path
    let sibling = folder.url.appending(path: "root-2").path
    for path in [root, sibling] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let inside = try folder.write("root/inside", [1])
    let outside = try folder.write("root-2/outside", [2])
    let rows: [(path: String, reason: PackedFileError.Reason?)] = [
      (inside, nil), (outside, .outside), ("\(root)/../root-2/outside", .outside), ("\(root)/./inside", nil),
      (try link(folder, "root/in", to: "inside"), nil), (try link(folder, "root/out", to: outside), .outside),
      (try link(folder, "root/up", to: "../root-2/outside"), .outside),
      (try link(folder, "root/etc", to: "/etc"), .outside),
      ("\(root)/etc/passwd", .outside), (try link(folder, "root/zero", to: "/dev/zero"), .outside), (root, .outside),
      ("\(root)/none", .missing), (try link(folder, "back", to: inside), nil),
    ]
    for (path, expected) in rows {
      #expect(reason(path, within: root) == expected, "\(path)")
      #expect(reason(path, within: root + "/") == expected, "\(path), with a slash")
    }
    #expect(reason(inside, within: "/") == nil)
    #expect(reason(inside, within: folder.url.path + "/none") == .outside)
  }

  @Test func twoPathsOfOneFileHaveOneIdentity() throws {
    let folder = try TemporaryFolder()
    let (one, other) = (try folder.write("one", [1]), try folder.write("other", [1]))
    let identity = try InputFile(path: one).identity
    #expect(try InputFile(path: try link(folder, "link", to: one)).identity == identity)
    #expect(try InputFile(path: other).identity != identity)
  }

  @Test func messagesNameTheProblem() {
    #expect(PackedFileError(path: "a", reason: .special).message == "'a' is not a regular file")
    #expect(PackedFileError(path: "a", reason: .tooLarge(maximumBytes: 3 << 20)).message == "'a' is larger than 3 MB")
    #expect(PackedFileError(path: "a", reason: .tooLarge(maximumBytes: 10)).message == "'a' is larger than 10 bytes")
    #expect(PackedFileError(path: "a", reason: .outside).message == "'a' lies outside the workspace")
  }

  /// A socket of the file system, bound to a path.
  private func boundSocket(_ path: String) throws -> CInt {
    #if canImport(Darwin)
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8).prefix(100) + [0]) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    #expect(result == 0)
    return descriptor
  }
}

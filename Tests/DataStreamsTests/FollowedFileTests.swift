import Foundation
import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

/// Files that grow, and pipes.
@Suite struct FollowedFileTests {
  /// A folder whose file `log` is changed step by step, one step at each wait.
  private final class Script {
    let folder: TemporaryFolder
    var steps: [(Script) throws -> Void] = []
    private(set) var waits = 0

    var path: String { folder.url.appending(path: "log").path }

    init(_ text: String) throws {
      folder = try TemporaryFolder()
      _ = try folder.write("log", Array(text.utf8))
    }

    func write(_ text: String, to name: String = "log") throws { _ = try folder.write(name, Array(text.utf8)) }

    func append(_ text: String, to name: String = "log") throws {
      let handle = try FileHandle(forWritingTo: folder.url.appending(path: name))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    }

    func move(_ name: String, to other: String) throws {
      try FileManager.default.moveItem(
        at: folder.url.appending(path: name), to: folder.url.appending(path: other))
    }

    /// Takes the next step; false after the last one.
    func wait() -> Bool {
      waits += 1
      guard !steps.isEmpty else { return false }
      do { try steps.removeFirst()(self) } catch { Issue.record(error) }
      return true
    }

    /// The steps of a reader: texts, and the reasons of new beginnings in brackets.
    func read(from start: FollowedFile.Start = .beginning) throws -> [String] {
      let file = try FollowedFile(path: path, from: start) { self.wait() }
      var found: [String] = []
      while let step = try file.next() {
        switch step {
        case .bytes(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
        case .restarted(let reason): found.append("[\(reason)]")
        }
      }
      return found
    }
  }

  @Test func newLinesAreRead() throws {
    let script = try Script("a\n")
    script.steps = [{ try $0.append("b\n") }, { _ in }, { try $0.append("c") }, { try $0.append("d\n") }]
    #expect(try script.read() == ["a\n", "b\n", "c", "d\n"])
    #expect(script.waits == 5)
  }

  @Test func theEndIsAPlaceToBegin() throws {
    let script = try Script("a\n")
    script.steps = [{ try $0.append("b\n") }]
    #expect(try script.read(from: .end) == ["b\n"])
    #expect(try Script("").read(from: .end) == [])
  }

  @Test func aRotatedFileIsReadToItsEnd() throws {
    let script = try Script("a\n")
    script.steps = [
      { try $0.append("b\n") }, { try $0.move("log", to: "log.1") }, { try $0.append("c\n", to: "log.1") },
      { try $0.write("d\n") },
      // The writer has not noticed yet.
      { try $0.append("e\n", to: "log.1") }, { try $0.append("f", to: "log.1") }, { _ in }, { try $0.append("g\n") },
    ]
    #expect(try script.read() == ["a\n", "b\n", "c\n", "e\n", "f", "[replaced]", "d\n", "g\n"])
  }

  @Test func aFileMayBeReplacedAtOnce() throws {
    let script = try Script("a\n")
    script.steps = [
      { script in
        try script.append("b\n")
        try script.write("c\n", to: "new")
        try FileManager.default.removeItem(atPath: script.path)
        try script.move("new", to: "log")
      }, { _ in }, { _ in }, { try $0.move("log", to: "log.1") }, { _ in }, { try $0.write("d\n") },
    ]
    #expect(try script.read() == ["a\n", "b\n", "[replaced]", "c\n"])
    script.steps = [{ _ in }, { _ in }]
  }

  @Test func aTruncatedFileIsReadFromItsBeginning() throws {
    let script = try Script("a\nb\n")
    script.steps = [
      { #expect(truncate($0.path, 0) == 0) }, { try $0.append("c\n") }, { #expect(truncate($0.path, 1) == 0) },
    ]
    #expect(try script.read() == ["a\nb\n", "[truncated]", "c\n", "[truncated]", "c"])
  }

  @Test func filesThatCannotBeFollowed() throws {
    let folder = try TemporaryFolder()
    for path in [folder.url.path, folder.url.appending(path: "none").path, "/dev/null"] {
      #expect(throws: PackedFileError.self) { try FollowedFile(path: path, from: .end) }
    }
    let script = try Script("a\n")
    script.steps = [
      { try $0.move("log", to: "log.1") },
      { try FileManager.default.createDirectory(atPath: $0.path, withIntermediateDirectories: false) }, { _ in },
    ]
    #expect(throws: PackedFileError(path: script.path, reason: .folder)) { try script.read() }
  }

  /// Lines of a writer that appends and rotates at random come once each, in order.
  @Test func noLineIsLost() throws {
    for seed in 1...20 {
      var random = SeededGenerator(seed: UInt64(seed))
      let script = try Script("")
      var written: [String] = []
      var files = 0
      for _ in 0..<60 {
        let action = random.below(5)
        let lines = (0..<(1 + random.below(3))).map { _ in "line \(random.below(1_000_000))\n" }
        if action == 0 {
          files += 1
          let name = "log.\(files)"
          script.steps.append { script in
            try script.append("the last\n")
            try script.move("log", to: name)
            try script.write("")
          }
          script.steps += [{ _ in }, { _ in }]
          written.append("the last\n")
        } else {
          script.steps.append { try $0.append(lines.joined()) }
          written += lines
        }
      }
      let found = try script.read().filter { !$0.hasPrefix("[") }.joined()
      #expect(found == written.joined(), "seed \(seed)")
    }
  }

  /// A piece of a pipe is what was written so far.
  @Test func pipesAreReadAsLinesArrive() throws {
    var ends: [CInt] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(Descriptor.writeAll(Array("a\n".utf8), to: ends[1]) == nil)
    let file = try PackedFile(InputFile(descriptor: ends[0], name: "standard input"))
    for text in ["b\n", "c", "d\n"] {
      let piece = try #require(try file.next())
      #expect(!piece.isEmpty)
      #expect(Descriptor.writeAll(Array(text.utf8), to: ends[1]) == nil)
    }
    #expect(try file.next().map { String(decoding: $0, as: UTF8.self) } == "d\n")
    close(ends[1])
    #expect(try file.next() == nil)
    #expect(file.progress.totalBytes == nil)
    #expect(throws: PackedFileError(path: "x", reason: .unreadable)) { try InputFile(descriptor: 9_999, name: "x") }
  }
}

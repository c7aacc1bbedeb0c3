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

/// A file is written completely or stays unchanged, and no other file remains.
@Suite struct OutputFileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "filterq-output-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func create(_ path: String, _ text: String, mode: mode_t = 0o644) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
    chmod(path, mode)
  }

  private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  private func names(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }

  private func status(_ path: String) -> stat {
    var status = stat()
    _ = lstat(path, &status)
    return status
  }

  /// The reason why writing is refused; nil if it succeeds.
  private func reason(_ path: String, _ condition: OutputFile.Condition = .otherThan([])) -> OutputFileError.Reason? {
    do throws(OutputFileError) { try OutputFile.write(Array("new".utf8), to: path, condition) } catch {
      return error.reason
    }
    return nil
  }

  @Test func aNewFile() throws {
    try withFolder { folder in
      #expect(reason("\(folder)/a") == nil)
      #expect(text("\(folder)/a") == "new")
      #expect(names(folder) == ["a"])
      // As `open` creates it. Asking for the mask would change it for the tests beside this one.
      close(open("\(folder)/b", O_CREAT | O_WRONLY, 0o666))
      #expect(status("\(folder)/a").st_mode == status("\(folder)/b").st_mode)
    }
  }

  /// Pieces go to a file beside the old one, which stays until all are written.
  @Test(arguments: [false, true])
  func pieces(hasOtherName: Bool) throws {
    try withFolder { folder in
      let path = "\(folder)/a"
      try create(path, "old", mode: 0o600)
      // With another name it is overwritten when all pieces are known.
      if hasOtherName { #expect(link(path, "\(folder)/b") == 0) }
      var seen: [String?] = []
      try OutputFile.write(to: path, .otherThan([])) { pieces throws(OutputFileError) in
        for piece in ["one ", "", "two"] {
          try pieces.write(Array(piece.utf8)[...])
          seen.append(text(path))
        }
        seen += names(folder).filter { $0 != "a" && $0 != "b" }.map { text("\(folder)/\($0)") }
      }
      #expect(seen == ["old", "old", "old"] + (hasOtherName ? [] : ["one two"]))
      #expect(text(path) == "one two")
      #expect(names(folder) == (hasOtherName ? ["a", "b"] : ["a"]))
      #expect(status(path).st_mode & 0o7777 == 0o600)
    }
  }

  @Test func aFailureBetweenPiecesChangesNothing() throws {
    try withFolder { folder in
      try create("\(folder)/a", "old")
      for name in ["a", "new"] {
        #expect(throws: OutputFileError(path: "x", reason: .foreign)) {
          try OutputFile.write(to: "\(folder)/\(name)", .otherThan([])) { pieces throws(OutputFileError) in
            try pieces.write(Array("some".utf8)[...])
            throw OutputFileError(path: "x", reason: .foreign)
          }
        }
      }
      #expect(text("\(folder)/a") == "old")
      #expect(names(folder) == ["a"])
    }
  }

  /// A file that appears in the meantime is not replaced.
  @Test func anotherFileOfTheName() throws {
    try withFolder { folder in
      #expect(throws: OutputFileError(path: "\(folder)/a", reason: .changed)) {
        try OutputFile.write(to: "\(folder)/a", .otherThan([])) { pieces throws(OutputFileError) in
          try pieces.write(Array("new".utf8)[...])
          try? create("\(folder)/a", "theirs")
        }
      }
      #expect(text("\(folder)/a") == "theirs")
      #expect(names(folder) == ["a"])
    }
  }

  @Test func progressOfALargeFile() throws {
    try withFolder { folder in
      var parts: [Double] = []
      let bytes = [UInt8](repeating: 7, count: 20 << 20)
      try OutputFile.write(bytes, to: "\(folder)/a", .otherThan([])) { parts.append($0) }
      #expect(parts == [0.4, 0.8, 1])
      #expect(status("\(folder)/a").st_size == bytes.count)
      try OutputFile.write([], to: "\(folder)/a", .otherThan([])) { parts.append($0) }
      #expect(parts.count == 3)
      #expect(status("\(folder)/a").st_size == 0)
    }
  }

  @Test(arguments: [0o644, 0o600, 0o755, 0o660] as [mode_t])
  func theModeStays(_ mode: mode_t) throws {
    try withFolder { folder in
      try create("\(folder)/a", "a longer text", mode: mode)
      #expect(reason("\(folder)/a") == nil)
      #expect(text("\(folder)/a") == "new")
      #expect(status("\(folder)/a").st_mode & 0o7777 == mode)
      #expect(names(folder) == ["a"])
    }
  }

  /// Only an administrator can give a file away, and not in every container.
  private static let canGiveAway = {
    guard let folder = try? TemporaryFolder(), let path = try? folder.write("a", "") else { return false }
    return chown(path, 12, 34) == 0
  }()

  @Test(.enabled(if: canGiveAway, "the owner of a file cannot be changed here"))
  func ownerAndGroupStay() throws {
    try withFolder { folder in
      try create("\(folder)/a", "old")
      #expect(chown("\(folder)/a", 12, 34) == 0)
      #expect(reason("\(folder)/a") == nil)
      #expect(status("\(folder)/a").st_uid == 12)
      #expect(status("\(folder)/a").st_gid == 34)
    }
  }

  @Test(arguments: ["old", "a longer text", ""])
  func hardLinksStay(_ old: String) throws {
    try withFolder { folder in
      try create("\(folder)/a", old)
      #expect(link("\(folder)/a", "\(folder)/b") == 0)
      #expect(reason("\(folder)/b") == nil)
      #expect(text("\(folder)/a") == "new")
      #expect(text("\(folder)/b") == "new")
      #expect(status("\(folder)/a").st_ino == status("\(folder)/b").st_ino)
      #expect(names(folder) == ["a", "b"])
    }
  }

  @Test func linksStay() throws {
    try withFolder { folder in
      try create("\(folder)/a", "old")
      #expect(symlink("a", "\(folder)/b") == 0)
      #expect(symlink("\(folder)/b", "\(folder)/c") == 0)
      #expect(reason("\(folder)/c") == nil)
      #expect(text("\(folder)/a") == "new")
      for name in ["b", "c"] { #expect(status("\(folder)/\(name)").st_mode & S_IFMT == S_IFLNK) }
      // A dangling link is not replaced, and its target is not created.
      #expect(symlink("missing", "\(folder)/d") == 0)
      #expect(reason("\(folder)/d") != nil)
      #expect(names(folder) == ["a", "b", "c", "d"])
    }
  }

  /// For an administrator too.
  @Test func readOnlyFilesAreRefused() throws {
    try withFolder { folder in
      try create("\(folder)/a", "old", mode: 0o444)
      #expect(reason("\(folder)/a") == .readOnly)
      #expect(text("\(folder)/a") == "old")
    }
  }

  @Test func specialFilesAreRefused() throws {
    try withFolder { folder in
      #expect(reason(folder) == .folder)
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      #expect(reason("\(folder)/pipe") == .special)
      #expect(symlink("/dev/null", "\(folder)/null") == 0)
      #expect(reason("\(folder)/null") == .special)
      #expect(reason("/dev/null") == .special)
      #expect(names(folder) == ["null", "pipe"])
      #expect(reason("\(folder)/no/such/folder") == .failed("No such file or directory"))
      #expect(reason("") != nil)
    }
  }

  @Test func inputsAreRefused() throws {
    try withFolder { folder in
      try create("\(folder)/a", "old")
      #expect(link("\(folder)/a", "\(folder)/b") == 0)
      #expect(symlink("a", "\(folder)/c") == 0)
      for name in ["a", "b", "c"] {
        for input in ["a", "b", "c"] {
          let inputs = ["\(folder)/missing", "\(folder)/\(input)"]
          #expect(reason("\(folder)/\(name)", .otherThan(inputs)) == .input)
          #expect(reason("\(folder)/\(name)", .beginningWith([], otherThan: inputs)) == .input)
        }
      }
      #expect(text("\(folder)/a") == "old")
      #expect(reason("\(folder)/a", .otherThan(["\(folder)/missing"])) == nil)
    }
  }

  @Test(arguments: [("", true), ("MAGIC", true), ("MAGIC1 and more", true), ("MAGI", false), ("notes", false)])
  func foreignFilesAreRefused(_ old: String, _ isReplaced: Bool) throws {
    try withFolder { folder in
      try create("\(folder)/a", old)
      let condition = OutputFile.Condition.beginningWith(Array("MAGIC".utf8), otherThan: [])
      #expect(reason("\(folder)/a", condition) == (isReplaced ? nil : .foreign))
      #expect(text("\(folder)/a") == (isReplaced ? "new" : old))
      #expect(reason("\(folder)/b", condition) == nil)
    }
  }

  @Test func changedFilesAreRefused() throws {
    try withFolder { folder in
      let path = "\(folder)/a"
      func state() throws -> FileState { try InputFile(path: path).state }
      try create(path, "old")
      let before = try state()
      #expect(reason(path, .unchanged(since: before)) == nil)
      // It is another file now.
      #expect(reason(path, .unchanged(since: before)) == .changed)
      let written = try state()
      try create(path, "longer than before")
      #expect(reason(path, .unchanged(since: written)) == .changed)
      #expect(text(path) == "longer than before")
      let again = try state()
      unlink(path)
      #expect(reason(path, .unchanged(since: again)) == .changed)
      #expect(names(folder) == [])
    }
  }

  /// A failed write keeps the old content, whether the file is replaced or overwritten.
  @Test(.enabled(if: OutputFileTests.hasLimits, "the size of files cannot be limited here"))
  func aFullDiskLeavesTheOldFile() async throws {
    #if compiler(>=6.2) && (os(macOS) || os(Linux))
      await #expect(processExitsWith: .success) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "filterq-full-\(getpid())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let old = Array(repeating: UInt8(ascii: "o"), count: 1_000)
        try Data(old).write(to: URL(filePath: "\(folder)/a"))
        try Data(old).write(to: URL(filePath: "\(folder)/b"))
        _ = link("\(folder)/b", "\(folder)/c")
        // No file may grow beyond this.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
        #if canImport(Glibc)
          setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #else
          setrlimit(RLIMIT_FSIZE, &limit)
        #endif
        for name in ["a", "b", "new"] {
          let path = "\(folder)/\(name)"
          do throws(OutputFileError) {
            try OutputFile.write(Array(repeating: UInt8(ascii: "n"), count: 10_000), to: path, .otherThan([]))
            fatalError("a file beyond the limit was written")
          } catch {
            guard case .failed = error.reason else { fatalError("\(error)") }
          }
          guard name == "new" || (try? Array(Data(contentsOf: URL(filePath: path)))) == old else {
            fatalError("\(name) is not as it was")
          }
        }
        guard try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a", "b", "c"] else {
          fatalError("something is left")
        }
      }
    #endif
  }

  fileprivate static var hasLimits: Bool {
    #if os(macOS) || os(Linux)
      true
    #else
      false
    #endif
  }
}

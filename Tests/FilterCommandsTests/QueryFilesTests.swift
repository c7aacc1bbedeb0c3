import _FilterTestSupport

#if os(macOS) || os(Linux)
  import FilterLanguageServer
  import Foundation
  import Testing

  @testable import FilterCommands

  /// Which files of a folder are query documents of the workspace.
  @Suite struct QueryFilesTests {
    private func found(_ folder: TemporaryFolder, limit: Int = 100) -> [String] {
      QueryFiles.under(folder.path("w"), limit: limit).map { String($0.dropFirst(folder.path("w").count + 1)) }
    }

    private func link(_ folder: TemporaryFolder, _ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }

    private func withWorkspace(_ body: (TemporaryFolder) throws -> Void) throws {
      try withTemporaryFolder { folder in
        for name in ["w", "w/sub", "w/.hidden", "w/node_modules", "w/build", "other"] {
          try FileManager.default.createDirectory(
            at: folder.url.appending(path: name), withIntermediateDirectories: true)
        }
        try body(folder)
      }
    }

    @Test func filesByTheirNames() throws {
      try withWorkspace { folder in
        for name in [
          "b.filterq", "a.filterq", "sub/c.filterq", "a.txt", ".x.filterq", ".hidden/d.filterq", "build/e.filterq",
        ] {
          _ = try folder.file("w/" + name, "t:elf")
        }
        #expect(found(folder) == ["a.filterq", "b.filterq", "sub/c.filterq"])
        #expect(found(folder, limit: 2).count == 2)
        #expect(found(folder, limit: 0).isEmpty)
        #expect(QueryFiles.under(folder.path("missing"), limit: 9).isEmpty)
        #expect(QueryFiles.under(folder.path("w") + "/", limit: 9) == QueryFiles.under(folder.path("w"), limit: 9))
      }
    }

    /// Links within the workspace are followed, once; those that leave it are not.
    @Test func links() throws {
      try withWorkspace { folder in
        _ = try folder.file("w/.hidden/inside.filterq", "t:elf")
        _ = try folder.file("w/sub/a.filterq", "t:elf")
        _ = try folder.file("other/outside.filterq", "t:elf")
        try link(folder, "w/toFile.filterq", to: ".hidden/inside.filterq")
        try link(folder, "w/toFileAgain.filterq", to: ".hidden/inside.filterq")
        try link(folder, "w/known.filterq", to: "sub/a.filterq")
        try link(folder, "w/queries", to: ".hidden")
        try link(folder, "w/sub/up", to: "..")
        try link(folder, "w/self", to: ".")
        try link(folder, "w/loop1", to: "loop2")
        try link(folder, "w/loop2", to: "loop1")
        try link(folder, "w/out", to: "../other")
        // A folder beside the workspace whose name begins like it.
        try FileManager.default.createDirectory(
          at: folder.url.appending(path: "w2"), withIntermediateDirectories: true)
        _ = try folder.file("w2/beside.filterq", "t:elf")
        try link(folder, "w/beside", to: "../w2")
        try link(folder, "w/beside.filterq", to: "../w2/beside.filterq")
        try link(folder, "w/out.filterq", to: "../other/outside.filterq")
        try link(folder, "w/passwd.filterq", to: "/etc/passwd")
        try link(folder, "w/zero.filterq", to: "/dev/zero")
        try link(folder, "w/nowhere.filterq", to: "nowhere")
        #expect(found(folder) == ["queries/inside.filterq", "sub/a.filterq"])
      }
    }

    /// Nothing but regular files; a pipe or socket is not opened.
    @Test func specialFiles() throws {
      try withWorkspace { folder in
        #expect(mkfifo(folder.path("w/pipe.filterq"), 0o600) == 0)
        try FileManager.default.createDirectory(
          atPath: folder.path("w/folder.filterq"), withIntermediateDirectories: true)
        #expect(found(folder).isEmpty)
      }
    }

    /// The number of visited entries and the depth of folders are limited.
    @Test func limits() throws {
      try withWorkspace { folder in
        var path = folder.path("w")
        for _ in 0..<QueryFiles.depthLimit + 8 { path += "/d" }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data("t:elf".utf8).write(to: URL(filePath: path + "/deep.filterq"))
        #expect(found(folder).isEmpty)
        for number in 0..<300 { _ = try folder.file("w/\(number).filterq", "") }
        var walk = QueryFiles(folder: folder.path("w"), limit: 10)
        #expect(walk.paths().count == 10)
        #expect(walk.looked < 400)
      }
    }
  }

  /// The targets of paths in the settings of an editor.
  @Suite struct SettingsPathTests {
    @Test func insideAndOutside() throws {
      try withTemporaryFolder { folder in
        for name in ["w/sub", "other"] {
          try FileManager.default.createDirectory(
            at: folder.url.appending(path: name), withIntermediateDirectories: true)
        }
        let inside = try folder.file("w/sub/v.json", "{}")
        let outside = try folder.file("other/v.json", "{}")
        for (name, target) in [("w/in.json", "sub/v.json"), ("w/out.json", "../other/v.json"), ("w/zero", "/dev/zero")]
        {
          try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
        }
        let workspace = [folder.path("w")]
        for (path, folders, expected) in [
          ("sub/v.json", workspace, inside), (inside, workspace, inside),
          ("in.json", workspace, folder.path("w/in.json")),
          ("v.json", [folder.path("w"), folder.path("w/sub")], inside),
          ("sub/../sub/v.json", workspace, folder.path("w/sub/../sub/v.json")),
          ("/named/store", workspace, "/named/store"), ("/named/store", [], "/named/store"),
          (outside, workspace, nil), ("../other/v.json", workspace, nil), ("out.json", workspace, nil),
          ("zero", workspace, nil),
          ("/dev/zero", workspace, nil), ("/etc/passwd", workspace, nil), ("missing.json", workspace, nil),
          ("v.json", [], nil),
          ("a\u{0}b", workspace, nil), (inside, [], nil), (folder.path("w2"), workspace, nil),
        ] as [(String, [String], String?)] {
          let found = try? SettingsPath(path).located(in: folders, allowing: ["/named/store"])
          #expect(found == expected, "\(path)")
        }
      }
    }

    /// The message suggests an alternative.
    @Test(
      arguments: [
        ("/etc/passwd", ["/"], nil),
        ("/etc/passwd", ["/usr"], "outside the workspace; pass such files on the command line"),
        ("v.json", [], "no workspace folder is open; pass such files on the command line"),
        ("missing.json", ["/usr"], "no file 'missing.json'"),
      ] as [(String, [String], String?)])
    func messages(path: String, folders: [String], expected: String?) {
      do {
        _ = try SettingsPath(path).located(in: folders, allowing: [])
        #expect(expected == nil)
      } catch {
        #expect(expected.map { error.message.contains($0) } == true, "\(error.message)")
      }
    }
  }
#endif

import FilterCompletion
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterREPL
@testable import FilterReports

/// The file that keeps options between sessions.
@Suite struct ReplSettingsTests {
  private static let start = "# mine\nmenu = off  # too much\n\nrows=50\n"

  private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  @Test func aFileIsRead() throws {
    try withTemporaryFolder { folder in
      var settings = ReplSettings(
        path: try folder.file("repl.conf", Self.start + "color = red\nkeys = ed\nprivate = on\n"))
      var options = ReplOptions()
      settings.apply(to: &options)
      #expect(!options.showsMenu)
      #expect(options.rows == 50)
      #expect(!options.isPrivate)
      #expect(
        settings.problems.map { String($0.drop { $0 != ":" }) } == [
          ":5: unknown option 'color'", ":6: 'keys' is emacs or vi, not 'ed'", ":7: unknown option 'private'",
        ])
    }
  }

  /// What changes is written; comments and the rest stay.
  @Test func changesAreWritten() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("repl.conf", Self.start)
      var settings = ReplSettings(path: path)
      var options = ReplOptions()
      settings.apply(to: &options)
      settings.begin(with: options)
      options.isPrivate = true
      #expect(settings.keep(options) == nil)
      #expect(text(path) == Self.start)
      (options.keys, options.showsMenu) = (.vi, true)
      #expect(settings.keep(options) == nil)
      #expect(
        text(path) == "# mine\nmenu = on\n\nrows=50\nkeys = vi\n")
    }
  }

  @Test func folders() throws {
    try withTemporaryFolder { folder in
      var settings = ReplSettings(environment: ["XDG_CONFIG_HOME": folder.path("config"), "HOME": "/nowhere"])
      settings.begin(with: ReplOptions())
      var options = ReplOptions()
      options.offersHistory = false
      #expect(settings.keep(options) == nil)
      #expect(
        text(folder.path("config") + "/filterq/repl.conf") == "history = off\n")
      // Without a folder, options are for the session.
      var none = ReplSettings(environment: ["XDG_CONFIG_HOME": "relative"])
      #expect(none.keep(options) == nil)
    }
  }

  /// Remembered queries can be left out of the completions.
  @Test func historyInCompletions() {
    func kinds(_ isOn: Bool) -> Set<String> {
      var options = SessionDriver.quiet
      options.offersHistory = isOn
      var session = SessionDriver(options: options)
      let history = CompletionHistory.empty.recording(use: "t:goblin pow>=3", at: 1, vocabulary: .scryfall)
      session.send(.renewed(session.session.engine.replacing(history: history), history: []))
      session.type("t:gob")
      return Set(session.session.menu?.items.map { $0.kind } ?? [])
    }
    #expect(kinds(true).contains("history"))
    #expect(!kinds(false).contains("history") && kinds(false).contains("value"))
  }
}

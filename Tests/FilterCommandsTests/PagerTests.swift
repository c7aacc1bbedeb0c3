import Foundation
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

extension TerminalDeviceTests {
  /// A pager changes the action of a signal while it runs, and signals are of the process: not beside the tests of a
  /// terminal.
  @Suite(.serialized) struct PagerTests {
    private let lines = (0..<20_000).map { "line \($0) — 🐉" }

    @Test func thePagerReadsAllLines() throws {
      let path = FileManager.default.temporaryDirectory.appending(path: "filterq-pager-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      #expect(Pager.show(lines, environment: ["PAGER": "cat > '\(path)'"]))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == lines.joined(separator: "\n") + "\n")
    }

    /// Leaving the pager early is not an error.
    @Test(arguments: ["true", "false", "head -1 > /dev/null", "exit 3"])
    func leavingEarly(command: String) {
      #expect(Pager.show(lines, environment: ["PAGER": command]))
    }

    @Test(arguments: [
      ["PAGER": ""], ["PAGER": "cat"], ["PAGER": "true", "TERM": "dumb"],
      ["PAGER": "no-such-program-anywhere 2> /dev/null"],
    ])
    func withoutAPager(environment: [String: String]) {
      #expect(!Pager.show(["a"], environment: environment))
    }

    /// The pager is in the process group of the program, so that it can read keys.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/ps"), "/bin/ps is not installed"))
    func thePagerMayReadKeys() throws {
      let path = FileManager.default.temporaryDirectory.appending(path: "filterq-pager-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      #expect(Pager.show(["a"], environment: ["PAGER": "ps -o pgid= -p $$ > '\(path)'; cat > /dev/null"]))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(Int32(text.filter { $0.isNumber }) == getpgrp())
    }
  }
}

#if os(macOS) || os(Linux)
  import ArgumentParser
  @testable import FilterCommands
  import _FilterTestSupport
  import Foundation
  import Testing

  /// The table of commands at the beginning of the article on the command line.
  @Suite struct CommandTableTests {
    @Test func everyCommandHasARow() throws {
      let article = try String(
        contentsOfFile: PackageFolder.path(of: "Sources/FilterQueryKit/FilterQueryKit.docc/CommandLine.md"),
        encoding: .utf8)
      let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `filterq ") }
      for command in FilterCommand.configuration.subcommands where command.configuration.shouldDisplay {
        let name = try #require(command.configuration.commandName)
        let parts = command.configuration.subcommands.compactMap { $0.configuration.commandName }
        let own = rows.filter { $0.dropFirst("| `filterq ".count).prefix { $0.isLetter } == name }
        #expect(!own.isEmpty, "filterq \(name)")
        for part in parts { #expect(own.contains { $0.contains(part) }, "filterq \(name) \(part)") }
      }
    }
  }
#endif

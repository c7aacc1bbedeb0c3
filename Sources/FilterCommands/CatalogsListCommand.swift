import ArgumentParser
import FilterQueryTesting
import FilterREPL
import FilterReports
import TerminalUI

#if Catalogs
  import FilterCatalogs
  import Foundation
#endif

/// `filterq catalogs list`
struct CatalogsListCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the catalogs of the store.",
    usage: "filterq catalogs list [<options>]",
    discussion: """
      With --json, one object a line: name, count, version, and expires (seconds
      since 1970) where the catalog should be imported anew at some time.
      """)

  @OptionGroup var catalogs: CatalogOption

  @Flag(name: .long, help: "Print one JSON object a catalog.")
  var json = false

  mutating func run(on console: inout Console) throws -> ExitStatus {
    #if Catalogs
      let summaries: [CatalogSummary]
      do throws(StoreError) { summaries = try catalogs.reading(console.environment).summaries() } catch {
        throw CommandFailure(message: "\(error)")
      }
      for summary in summaries { console.output.line(json ? Self.object(summary) : Self.line(summary, console.style)) }
      if summaries.isEmpty, !json { console.output.line(console.style.dim("the store is empty")) }
      return .clean
    #else
      throw CommandFailure.withoutSQLite
    #endif
  }

  #if Catalogs
    private static func line(_ summary: CatalogSummary, _ style: TerminalStyle) -> String {
      let isExpired = summary.expires.map { $0 <= Date().timeIntervalSince1970 } ?? false
      return CatalogsPicture.line(
        summary.name, summary.count, style, isExpired ? "\(summary.version), expired" : summary.version)
    }

    private static func object(_ summary: CatalogSummary) -> String {
      var json = JSONText()
      json.object { json in
        json.pair("name", summary.name)
        json.pair("count", summary.count)
        json.pair("version", summary.version)
        if let expires = summary.expires { json.pair("expires", Int(expires)) }
      }
      return json.text
    }
  #endif
}

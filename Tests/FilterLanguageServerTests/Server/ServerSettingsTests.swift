import FilterText
import Foundation
import Testing

@testable import FilterLanguageServer
@testable import LanguageServerProtocol

@Suite struct ServerSettingsTests {
  private func read(_ json: String) throws -> (settings: ServerSettings, mistakes: [String]) {
    ServerSettings.read(try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)))
  }

  @Test func everySetting() throws {
    let (settings, mistakes) = try read(
      """
      {"vocabulary": "/v.json", "catalogs": "/c.sqlite", "style": "long", "lineWidth": 80,
       "severities": {"redundant-term": "off", "unknown-value": "error"},
       "inlayHints": {"connectives": false, "groups": false, "aliases": false},
       "codeLens": false, "searchAddress": "https://example.org/?q={query}"}
      """)
    var expected = ServerSettings()
    expected.vocabulary = "/v.json"
    expected.catalogs = "/c.sqlite"
    expected.style = .long
    expected.lineWidth = 80
    expected.severities = ["unknown-value": .error]
    expected.severities.updateValue(nil, forKey: "redundant-term")
    expected.showsConnectives = false
    expected.showsGroups = false
    expected.showsAliases = false
    expected.showsLenses = false
    expected.searchAddress = "https://example.org/?q={query}"
    #expect(settings == expected)
    #expect(mistakes.isEmpty)
  }

  @Test(arguments: ["{}", "null", "5", #"{"vocabulary": null, "other": 1}"#, #"{"vocabulary": "", "catalogs": ""}"#])
  func nothingSet(json: String) throws {
    let (settings, mistakes) = try read(json)
    #expect(settings == .standard)
    #expect(mistakes.isEmpty)
  }

  /// A setting of the wrong kind is told, and the others count.
  @Test func mistakes() throws {
    let (settings, mistakes) = try read(
      #"{"style": "wide", "lineWidth": "80", "codeLens": 1, "severities": {"a": "loud"}, "vocabulary": "/v"}"#)
    #expect(settings.vocabulary == "/v")
    #expect(settings.style == .canonical)
    #expect(
      mistakes == [
        "'filterq.style' is one of canonical, short, long", "'filterq.lineWidth' is a whole number",
        "'filterq.severities.a' is one of error, warning, information, hint, off",
        "'filterq.codeLens' is true or false",
      ])
    #expect(ServerSettings.read(nil).settings == .standard)
  }

  @Test func negativeWidthIsNone() throws {
    #expect(try read(#"{"lineWidth": -3}"#).settings.lineWidth == 0)
  }

  /// Settings may come with a workspace: a click opens nothing but pages.
  @Test(arguments: [
    ("https://example.org/{query}", true), ("HTTP://example.org/{query}", true), ("file:///etc/passwd", false),
    ("javascript:alert(1)", false), ("command:workbench.action.terminal.new", false), ("//example.org", false),
    (" https://x", false),
  ])
  func searchAddresses(address: String, isTaken: Bool) throws {
    let (settings, mistakes) = try read(#"{"searchAddress": \#(address.asJSON)}"#)
    #expect((settings.searchAddress == address) == isTaken)
    #expect(mistakes == (isTaken ? [] : ["'filterq.searchAddress' must begin with https:// or http://"]))
  }
}

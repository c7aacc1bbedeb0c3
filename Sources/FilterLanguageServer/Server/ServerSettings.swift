import EmbeddedQueries
import FilterLanguageService
import FilterText

/// The section `filterq` of the settings of the editor.
///
/// A malformed setting is reported and ignored. Settings may come from an untrusted workspace, so paths in them are
/// resolved by ``ServerHost/locate``.
struct ServerSettings: Hashable, Sendable {
  /// `vocabulary`: the path of a vocabulary; `nil` for the standard one.
  var vocabulary: String?
  /// `catalogs`: the path of a catalog store; `nil` for the user's.
  var catalogs: String?
  /// `items`: the paths of files of items in which queries are counted; none by default.
  var items: [String] = []
  /// `style`
  var style = FormattingOptions.Style.tidy
  /// `lineWidth`: the width from which formatting breaks queries into lines; 0 keeps their lines.
  var lineWidth = 0
  /// `indentation`: the number of spaces before lines that continue a query; 0 for the indentation of the editor.
  var indentation = 0
  /// `severities`: severities by the code of the diagnostic; `nil` turns a diagnostic off.
  var severities: [String: Severity?] = [:]
  /// `inlayHints.connectives`
  var showsConnectives = true
  /// `inlayHints.groups`
  var showsGroups = true
  /// `inlayHints.aliases`
  var showsAliases = true
  /// `codeLens`
  var showsLenses = true
  /// `searchAddress`: the web page that shows the results of a query; `{query}` is replaced.
  var searchAddress = "https://scryfall.com/search?q={query}"
  /// `embedded.keys`: the keys whose values are queries in YAML and JSON.
  var embeddedKeys = EmbeddedKeys.standard

  static let standard = ServerSettings()

  /// The maximum number of files of items.
  static let maximumItemFiles = 64

  /// The settings that name files to load.
  var resources: [[String?]] { [[vocabulary], [catalogs], items] }
}

extension ServerSettings {
  /// Reads the section. Missing settings have their defaults, as have all settings if the section is not an object.
  static func read(_ section: JSONValue?) -> (settings: ServerSettings, errors: [String]) {
    var reader = SettingsReader(section: section ?? .null)
    var settings = ServerSettings()
    settings.vocabulary = reader.path("vocabulary")
    settings.catalogs = reader.path("catalogs")
    settings.items = reader.paths("items", limit: maximumItemFiles)
    if let text = reader.string("style") {
      if let style = FormattingOptions.Style(rawValue: text) {
        settings.style = style
      } else {
        let styles = FormattingOptions.Style.allCases.map(\.rawValue).joined(separator: ", ")
        reader.errors.append("'filterq.style' must be one of \(styles)")
      }
    }
    if let width = reader.integer("lineWidth") { settings.lineWidth = max(0, width) }
    if let width = reader.integer("indentation") { settings.indentation = min(max(0, width), 16) }
    settings.severities = reader.severities("severities")
    let hints = reader.object("inlayHints")
    settings.showsConnectives = hints?["connectives"]?.bool ?? true
    settings.showsGroups = hints?["groups"]?.bool ?? true
    settings.showsAliases = hints?["aliases"]?.bool ?? true
    if let shows = reader.bool("codeLens") { settings.showsLenses = shows }
    if let address = reader.string("searchAddress"), !address.isEmpty {
      // The setting may come from an untrusted workspace, and a click opens it.
      if address.lowercased().hasPrefix("https://") || address.lowercased().hasPrefix("http://") {
        settings.searchAddress = address
      } else {
        reader.errors.append("'filterq.searchAddress' must start with https:// or http://")
      }
    }
    if let keys = reader.object("embedded")?["keys"], keys != .null {
      if let names = keys.array?.map(\.string), names.allSatisfy({ $0 != nil }) {
        settings.embeddedKeys = EmbeddedKeys(names.compactMap { $0 })
      } else {
        reader.errors.append("'filterq.embedded.keys' must be a list of strings")
      }
    }
    return (settings, reader.errors)
  }
}

/// Reads members of the section and collects errors. `null` counts as missing.
private struct SettingsReader {
  let section: JSONValue
  var errors: [String] = []

  mutating func string(_ name: String) -> String? { value(name, expected: "a string") { $0.string } }
  mutating func integer(_ name: String) -> Int? { value(name, expected: "an integer") { $0.integer } }
  mutating func bool(_ name: String) -> Bool? { value(name, expected: "true or false") { $0.bool } }
  mutating func object(_ name: String) -> [String: JSONValue]? { value(name, expected: "an object") { $0.object } }

  /// A path; `nil` if it is empty, as editors cannot unset a setting.
  mutating func path(_ name: String) -> String? {
    string(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// One path, or a list of paths. Empty ones are left out.
  mutating func paths(_ name: String, limit: Int) -> [String] {
    let paths = value(name, expected: "a path or a list of at most \(limit) paths") { value -> [String]? in
      if let path = value.string { return [path] }
      guard let list = value.array, list.count <= limit else { return nil }
      let paths = list.compactMap { $0.string }
      return paths.count == list.count ? paths : nil
    }
    return paths?.filter { !$0.isEmpty } ?? []
  }

  mutating func severities(_ name: String) -> [String: Severity?] {
    var severities: [String: Severity?] = [:]
    for (code, value) in object(name) ?? [:] {
      if value.string == "off" {
        severities[code] = .some(nil)
      } else if let severity = value.string.flatMap(Severity.init(rawValue:)) {
        severities[code] = severity
      } else {
        errors.append("'filterq.\(name).\(code)' must be one of error, warning, information, hint, off")
      }
    }
    return severities
  }

  private mutating func value<Value>(_ name: String, expected: String, _ take: (JSONValue) -> Value?) -> Value? {
    guard let value = section[name], value != .null else { return nil }
    if let taken = take(value) { return taken }
    errors.append("'filterq.\(name)' must be \(expected)")
    return nil
  }
}

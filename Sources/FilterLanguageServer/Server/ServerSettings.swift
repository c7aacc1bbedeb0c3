import FilterText
import LanguageServerProtocol

/// What a user can set, in the section `filterq` of the settings of the editor.
///
/// A setting of the wrong kind is ignored and named as a mistake; the others count. Settings may come from a workspace of anyone's, so
/// paths in them lead only where ``ServerHost/locate`` allows.
struct ServerSettings: Hashable, Sendable {
  /// How names are written when formatting.
  enum Style: String, CaseIterable, Hashable, Sendable {
    /// As they were typed.
    case canonical
    /// The shortest names.
    case short
    /// The long names.
    case long
  }

  /// `vocabulary`: the path of a vocabulary; nil for the shipped one.
  var vocabulary: String?
  /// `catalogs`: the path of a store; nil for the user's.
  var catalogs: String?
  /// `style`
  var style = Style.canonical
  /// `lineWidth`: longer queries are laid over lines when formatting; 0 for never.
  var lineWidth = 0
  /// `severities`: the severity of findings by their code; nil where they are not to be shown.
  var severities: [String: Severity?] = [:]
  /// `inlayHints.connectives`
  var showsConnectives = true
  /// `inlayHints.groups`
  var showsGroups = true
  /// `inlayHints.aliases`
  var showsAliases = true
  /// `codeLens`
  var showsLenses = true
  /// `searchAddress`: where a query opens; `{query}` stands for it.
  var searchAddress = "https://scryfall.com/search?q={query}"

  /// The settings nobody changed.
  static let standard = ServerSettings()
}

extension ServerSettings {
  /// Reads the section, over the settings nobody changed. Anything but an object changes nothing.
  static func read(_ section: JSONValue?) -> (settings: ServerSettings, mistakes: [String]) {
    var reader = SettingsReader(section: section ?? .null)
    var settings = ServerSettings()
    settings.vocabulary = reader.path("vocabulary")
    settings.catalogs = reader.path("catalogs")
    if let text = reader.string("style") {
      if let style = Style(rawValue: text) {
        settings.style = style
      } else {
        reader.mistakes.append("'filterq.style' is one of \(Style.allCases.map(\.rawValue).joined(separator: ", "))")
      }
    }
    if let width = reader.integer("lineWidth") { settings.lineWidth = max(0, width) }
    settings.severities = reader.severities("severities")
    let hints = reader.object("inlayHints")
    settings.showsConnectives = hints?["connectives"]?.bool ?? true
    settings.showsGroups = hints?["groups"]?.bool ?? true
    settings.showsAliases = hints?["aliases"]?.bool ?? true
    if let shows = reader.bool("codeLens") { settings.showsLenses = shows }
    if let address = reader.string("searchAddress"), !address.isEmpty {
      // What a click opens comes from settings of a workspace: nothing but pages.
      if address.lowercased().hasPrefix("https://") || address.lowercased().hasPrefix("http://") {
        settings.searchAddress = address
      } else {
        reader.mistakes.append("'filterq.searchAddress' must begin with https:// or http://")
      }
    }
    return (settings, reader.mistakes)
  }
}

/// Takes members of the section, and remembers what is wrong with them. Null counts as not there.
private struct SettingsReader {
  let section: JSONValue
  var mistakes: [String] = []

  mutating func string(_ name: String) -> String? { value(name, "a text") { $0.string } }
  mutating func integer(_ name: String) -> Int? { value(name, "a whole number") { $0.integer } }
  mutating func bool(_ name: String) -> Bool? { value(name, "true or false") { $0.bool } }
  mutating func object(_ name: String) -> [String: JSONValue]? { value(name, "an object") { $0.object } }

  /// A text that names a file; empty means the standard one, as editors have no other way to leave a setting out.
  mutating func path(_ name: String) -> String? {
    string(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  mutating func severities(_ name: String) -> [String: Severity?] {
    var severities: [String: Severity?] = [:]
    for (code, value) in object(name) ?? [:] {
      if value.string == "off" {
        severities[code] = .some(nil)
      } else if let severity = value.string.flatMap(Severity.init(rawValue:)) {
        severities[code] = severity
      } else {
        mistakes.append("'filterq.\(name).\(code)' is one of error, warning, information, hint, off")
      }
    }
    return severities
  }

  private mutating func value<Value>(_ name: String, _ wanted: String, _ take: (JSONValue) -> Value?) -> Value? {
    guard let value = section[name], value != .null else { return nil }
    if let taken = take(value) { return taken }
    mistakes.append("'filterq.\(name)' is \(wanted)")
    return nil
  }
}
